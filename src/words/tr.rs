//! Turkish. Nouns have, beside the nominative: `C` with a capital letter, `g` the genitive, `d`
//! the dative, `l` the locative, `a` the accusative, `m` the plural. Squares and numbers take no
//! suffix: a noun beside them does.

use super::Key;

pub(super) const fn template(key: Key) -> &'static str {
    use Key as K;
    match key {
        K::Colors => "Beyaz|Siyah~g Beyazın|Siyahın~d Beyaza|Siyaha~l Beyazda|Siyahta",
        K::Adjectives => "beyaz|siyah~C Beyaz|Siyah",
        K::Roles => {
            "piyon|at|fil|kale|vezir|şah|taş~m piyonlar|atlar|filler|kaleler|vezirler|şahlar|taşlar~a piyonu|atı|fili|kaleyi|veziri|şahı|taşı"
        }
        K::Fields => {
            "taş dizilişi|hamle sırası|rok hakları|geçerken alma karesi|yarım hamle sayacı|tam hamle numarası~C Taş dizilişi|Hamle sırası|Rok hakları|Geçerken alma karesi|Yarım hamle sayacı|Tam hamle numarası"
        }
        K::FieldTitles => {
            "Taş dizilişi|Hamle sırası|Rok hakları|Geçerken alma karesi|Yarım hamle sayacı|Tam hamle numarası"
        }
        K::Severities => "Not|Uyarı|Hata",
        K::Verdicts => {
            "Kurallara uygun konum|Oynanabilir, uyarılar var|Kurallara aykırı konum|Tümü okunamıyor"
        }

        K::Quoted => "“{0}”",
        K::Empty => "Henüz metin yok. Buraya bir FEN yapıştırın ya da taşları tahtaya dizin",
        K::NotAFen => "Bu metinde FEN bulunamadı",
        K::Wrapper => {
            "FEN {0?tırnak içinde|bir PGN etiketinin içinde|bir web adresinin içinde|JSON içinde|bir UCI komutunun içinde|HTML karakter kodlarıyla yazılmış|virgülle ayrılmış bir satırın değerlerinden biri|başka bir metnin içinde}"
        }
        K::PercentEncoded => "FEN, web adreslerindeki gibi yüzde koduyla yazılmış",
        K::Multiple => "Metinde {0} FEN var; bu birincisi",
        K::TrailingText => "FEN’den sonra başka metin var",
        K::EpdOperations => {
            "Bunlar EPD işlemleri; FEN’de burada yarım hamle sayacı ve tam hamle numarası bulunur"
        }
        K::SpaceLeading => "FEN’den önce boşluk var",
        K::SpaceTrailing => "FEN’den sonra boşluk var",
        K::SpaceRun => "Alanların arasında birden çok boşluk var",
        K::SpaceTab => "Alanların arasında sekme var; FEN’de boşluk kullanılır",
        K::SpaceNewline => "FEN satırlara bölünmüş; FEN tek satırdır",
        K::SpaceUnicode => "Alanların arasında özel bir boşluk var; FEN’de düz boşluk kullanılır",
        K::SpaceUnderscore => "Alanların arasında alt çizgi var; FEN’de boşluk kullanılır",
        K::InvisibleChar => "Burada görünmeyen bir karakter var ({0})",
        K::DashUnicode => "{0} bir tipografi çizgisi; FEN’de düz kısa çizgi “-” kullanılır",
        K::Homoglyph => "{0} ({1}) yalnızca “{2}” karakterine benziyor",
        K::NotOfFen => "{0} ({1}) bir FEN karakteri değil",
        K::Separator => "Alanların arasında {0} var; FEN’de boşluk kullanılır",
        K::RanksFew => {
            "Tahtada {0?hiç yatay sıra yok|1 yatay sıra var|{0} yatay sıra var}; 8 olmalı"
        }
        K::RanksMany => "Tahtada {0} yatay sıra var; 8 sıralık yer var",
        K::RankShort => "{0}. yatay sırada {1?hiç kare yok|1 kare var|{1} kare var}; 8 olmalı",
        K::RankLong => "{0}. yatay sırada {1} kare var; 8 karelik yer var",
        K::RankEmpty => {
            "{0}. yatay sıranın eğik çizgileri arasında bir şey yok; boş sıra 8 diye yazılır"
        }
        K::DigitZero => "0 rakamı hiçbir kareyi göstermez ve sırada yeri yoktur",
        K::DigitRange => "{0} çok fazla: rakam boş kareleri sayar, 1 ile 8 arası",
        K::DigitsAdjacent => "Yan yana rakamlar var: ardışık boş kareler tek rakamla yazılır, {0}",
        K::PieceLetter => "{0} bir FEN taş harfi değil; {1} için harf {2}",
        K::NotAPiece => {
            "{0} bir taş değil. Beyazın taşları K Q R B N P, Siyahın taşları k q r b n p"
        }
        K::PieceAlphabet => {
            "{0} {1?Almanca taş harflerinden|Fransızca taş harflerinden|İspanyolca taş harflerinden|problemcilerin taş harflerinden|taş simgelerinden}; FEN’de İngilizceleri kullanılır, K Q R B N P"
        }
        K::EmptyChar => "FEN boş kareleri {0} ile yazmaz: onları sayar, 1 ile 8 arası",
        K::SlashLeading => "İlk sıradan önce eğik çizgi var",
        K::SlashTrailing => "Son sıradan sonra eğik çizgi var",
        K::SlashMissing => "Sıraların arasındaki eğik çizgiler eksik",
        K::SlashBack => "Sıraların arasında ters eğik çizgi var; FEN’de “/” kullanılır",
        K::SpaceInBoard => "Taş dizilişinin içinde boşluk var",
        K::VariantBoard => {
            "Bu tahtada {0} dikey, {1} yatay sıra var; satrançta 8 ve 8 olur. Başka bir oyuna benziyor"
        }
        K::VariantPocket => "Eldeki taşlar crazyhouse oyunundandır; standart FEN’de yerleri yoktur",
        K::VariantPromoted => {
            "“~” crazyhouse oyununda terfi etmiş taşı gösterir; standart FEN’de yeri yoktur"
        }
        K::VariantChecks => {
            "Şah çekme sayısı üç şahlı satranca aittir; standart FEN’de yeri yoktur"
        }
        K::FieldMissing => {
            "{0~C} alanı eksik; {0?boş tahta|hamle Beyazda|hak yok|kare yok|0|1} sayılıyor"
        }
        K::FieldsMissing => {
            "{0~C} alanından başlayarak alanlar eksik; olağan değerleri varsayılıyor"
        }
        K::FieldExtra => "FEN altı alandır; bu fazladan",
        K::FieldOrder => "Alanlar sırasında değil: hamle sırası rok haklarından önce gelir",
        K::SideChar => "Hamle sırası w ya da b diye yazılır",
        K::SideCase => "Hamle sırası küçük harfle yazılır: {0}",
        K::SideWord => "Hamle sırası tek harftir: {0}",
        K::CastlingChar => "{0} bir rok hakkı değil; haklar K, Q, k, q ile, yoksa - ile yazılır",
        K::CastlingDash => "“-” rok hakkı olmadığını gösterir, ama yanında harfler var",
        K::CastlingWord => "Rok hakları K, Q, k, q ile, yoksa - ile yazılır",
        K::CastlingTwice => "{0} rok hakkı iki kez yazılmış",
        K::CastlingSameRook => "{0} ve {1} rok hakları aynı kaleyi gösteriyor",
        K::CastlingTooMany => "{0~g} ikiden çok rok hakkı var",
        K::CastlingOrder => "Rok hakları KQkq sırasıyla yazılır",
        K::CastlingMixedStyle => {
            "Rok haklarında iki yazım karışmış: KQkq ve dikey sıraların harfleri"
        }
        K::CastlingShredder => "Rok hakları kalelerin dikey sıralarıyla yazılmış (Shredder-FEN)",
        K::CastlingShredderOrder => {
            "Dikey sıralarla yazılan rok hakları çoğunlukla h’den a’ya, önce Beyazınkiler olarak dizilir"
        }
        K::Castling960Rook => {
            "{0~g} {1?şah|vezir} kanadındaki rok hakkı {2} karesindeki kalenindir: yalnızca Chess960 oyununda olabilir"
        }
        K::CastlingImpossible => {
            "{0}, {1?şah|vezir} kanadında rok yapamaz: {2?şah {3} karesinde değil|{4} karesinde kale yok|şah {3} karesinde değil ve {4} karesinde kale yok}"
        }
        K::EpSyntax => "Geçerken alma karesi e3 gibi, yoksa - diye yazılır",
        K::EpCase => "Geçerken alma karesi küçük harfle yazılır",
        K::EpRank => "{0} geçerken alma karesi olamaz; o kare 3. ya da 6. yatay sıradadır",
        K::EpRankSide => "Hamle {0~l} olunca geçerken alma karesi {1}. yatay sıradadır, {2} olamaz",
        K::EpPawnSquare => {
            "{0} piyonun durduğu karedir; geçerken alma karesi onun arkasındaki {1} karesidir"
        }
        K::EpNoPawn => "{0} karesinde geçerken alınacak bir şey yok: {2} karesinde {1} bulunmuyor",
        K::EpOccupied => "{0} karesi dolu, yani üzerinden bir piyon geçmiş olamaz",
        K::EpOriginOccupied => {
            "{1} karesi dolu, yani bir piyon az önce oradan kalkıp {0} karesinin üzerinden geçmiş olamaz"
        }
        K::EpHalfmove => {
            "Az önce bir piyon {0} karesinin üzerinden geçti, yani yarım hamle sayacı {1} değil 0 olmalı"
        }
        K::EpPriorCheck => {
            "{1} karesinin üzerinden çift adımdan önce de {0~g} şahı tehdit altında olurdu"
        }
        K::EpImpossibleCheck => {
            "{1} karesinden çekilen şah, {0} karesinin üzerinden çift adımla ortaya çıkmış olamaz"
        }
        K::EpNoCapturer => "Hiçbir piyon {0} karesinde taş alamaz; birçok program buraya - yazar",
        K::EpNotLegal => {
            "{0} karesinde taş almak şahı tehdit altında bırakır; bazı programlar buraya - yazar"
        }
        K::HalfmoveSyntax => "Yarım hamle sayacı bir sayıdır, en az 0",
        K::FullmoveSyntax => "Tam hamle numarası bir sayıdır, en az 1",
        K::HalfmoveNegative => "Yarım hamle sayacı negatif olamaz",
        K::FullmoveNegative => "Tam hamle numarası negatif olamaz; 1 ile başlar",
        K::FullmoveZero => "Tam hamle numarası 1 ile başlar",
        K::FullmoveImplausible => {
            "Hiçbir oyun bu kadar hamle sürmez: 75 hamle kuralı onu daha önce bitirir"
        }
        K::Halfmove75Move => {
            "Oyun bitmiş: taş almadan ve piyon oynamadan {0} yarım hamle yapılmış, 75 hamle kuralı 150 tanesine izin verir"
        }
        K::HalfmoveExceedsPlies => {
            "Yarım hamle sayacı {0}, ama {1?hiç yarım hamle oynanmış olamaz|yalnızca 1 yarım hamle oynanmış olabilir|yalnızca {1} yarım hamle oynanmış olabilir}"
        }
        K::HalfmoveInconsistent => {
            "Yarım hamle sayacı {0}, ama son hamle bir piyonun olmalı, o da sayacı sıfırlar"
        }
        K::CounterDash => "{0~C} bir sayıdır, çizgi değil",
        K::CounterSign => "{0~C} işaretsiz yazılır",
        K::CounterLeadingZero => "{0~C} başına sıfır konmadan yazılır",
        K::CounterUnicodeDigit => "{0~C} 0 ile 9 arasındaki rakamlarla yazılır",
        K::CountersSwapped => {
            "Sayaçlar yer değiştirmişe benziyor: önce yarım hamle sayacı gelir, tam hamle numarası da 1 ile başlar"
        }
        K::BoardEmpty => "Tahta boş",
        K::NoKings => "Hiç şah yok",
        K::NoKing => "{0~g} şahı yok",
        K::KingsMany => "{0~g} {1} şahı var; her tarafın bir şahı olur",
        K::KingsAdjacent => "Şahlar yan yana duruyor",
        K::OppositeCheck => "Hamle {0~l} ve şahı alabilir: {1~g} şahı tehdit altında",
        K::PawnBackrank => "{0?Piyonlar|Bir piyon|Piyonlar} ilk ya da son yatay sırada duramaz",
        K::MaterialPawns => "{0~g} {1} piyonu var; bir tarafın en çok 8 piyonu olur",
        K::MaterialUnits => "{0~g} {1} taşı var; bir tarafın en çok 16 taşı olur",
        K::MaterialPromotions => {
            "{0~d} {1?hiç terfi gerekmiyor|1 terfi gerekiyor|{1} terfi gerekiyor}, ama {2?eksik piyon yok|yalnızca 1 piyon eksik|yalnızca {2} piyon eksik}"
        }
        K::TooManyCheckers => {
            "{0~d} {1} taş birden şah çekiyor; aynı anda ikiden çok taş şah çekemez"
        }
        K::ImpossibleCheck => "{0~d} bu şahları tek bir hamle çekmiş olamaz",
        K::ImpossibleDouble => "{0~d} çekilen bu çifte şah tek hamleyle ortaya çıkmış olamaz",
        K::ImpossiblePawnCheck => {
            "{1} karesindeki piyon az önce oraya gelip {0~d} şah çekmiş olamaz"
        }
        K::Turned => {
            "{0?Tahta baş aşağı: yatay sıralar 1’den 8’e gidiyor gibi|Tahta aynadaki gibi: dikey sıralar h’den a’ya gidiyor gibi|Tahta döndürülmüş: Siyahın tarafından görülüyor gibi|Renkler yer değiştirmişe benziyor: büyük harfler Beyaz, küçük harfler Siyahtır}"
        }
        K::RetroLastMove => "Hiçbir son hamle bu konuma getirmiş olamaz",
        K::RetroParity => "Hamle sayısı uymuyor: bu tahtada sıra bu tarafta olamaz",
        K::RetroPawnOrigin => "{0} karesindeki piyon hiçbir yerden gelmiş olamaz",
        K::RetroPawnCaptures => {
            "{0~g} piyonlarının böyle durması için en az {1?0|1|{1}} taş alması gerekir, ama {2?hiç taş almış olamazlar|yalnızca 1 taş almış olabilirler|yalnızca {2} taş almış olabilirler}"
        }
        K::RetroPawnPlay => {
            "Piyonlar birbirini geçmiş olamaz: oyunda {0?hiç taş alınmamış|yalnızca 1 taş alınmış|yalnızca {0} taş alınmış}"
        }
        K::RetroTrapped => "{0~C}, hiç oynamamış taşların arasından {1} karesine gelmiş olamaz",
        K::RetroPromotion => {
            "{0~C} terfi etmiş bir piyon olmalı, ama hiçbir piyon sona varmış olamaz"
        }
        K::RetroPromotions => {
            "En az {0} taş terfi etmiş piyon, ama oyunda {1?hiç taş alınmadan|1 taş alınarak|{1} taş alınarak} bu kadar piyon terfiye varmış olamaz"
        }

        K::KeepFenOnly => "Yalnızca FEN kalsın",
        K::UseStart => "Başlangıç konumunu kullan",
        K::UseRecord => "{0}. FEN’i kullan",
        K::Remove => "“{0}” sil",
        K::Write => "“{0}” yaz",
        K::Replace => "“{0}” yerine “{1}” yaz",
        K::NormaliseSpaces => "Alanların arasına tek boşluk koy",
        K::TrimSpaces => "FEN’in çevresindeki boşluğu sil",
        K::RemoveInvisible => "Görünmeyenleri sil",
        K::Decode => "Kodu çöz",
        K::RemoveTail => "Sonrasını sil",
        K::InsertDefaults => "Eksik alanları ekle",
        K::InsertField => "{0~C} olarak “{1}” ekle",
        K::SortFields => "Alanları sıraya koy",
        K::WriteRank => "{0} yaz: {1}",
        K::RankToEmpty => "boş bir sıra",
        K::RankToHome => "taşlar başlangıçtaki yerlerinde",
        K::GapLonger => "{0} boş kare daha",
        K::GapShorter => "{0} boş kare daha az",
        K::PieceMore => "bir {0} daha",
        K::PieceLess => "bir {0} daha az",
        K::PadEnd => "sona {0} boş kare",
        K::PadStart => "başa {0} boş kare",
        K::Cut => "{0?kare atmadan|son kare olmadan|son {0} kare olmadan}",
        K::AddRanks => "{1?Üste|Alta|{2}. yatay sıranın altına} {0} boş sıra ekle",
        K::RemoveRanks => "{0} yatay sıra sil",
        K::InsertSlashes => "Sıraların arasına eğik çizgi koy",
        K::JoinBoard => "Taş dizilişini birleştir",
        K::Translate => {
            "{0?Almanca harfleri|Fransızca harfleri|İspanyolca harfleri|Problemcilerin harflerini|Taş simgelerini} İngilizce oku"
        }
        K::SetCastling => "Rok hakları {0}",
        K::NoCastling => "Rok hakkı yok",
        K::SetEp => "Geçerken alma karesi {0}",
        K::NoEp => "Geçerken alma karesi yok",
        K::SetHalfmove => "Yarım hamle sayacı {0}",
        K::SetFullmove => "Tam hamle numarası {0}",
        K::SwapCounters => "Sayaçların yerini değiştir",
        K::PutPiece => "{1} karesine {0} koy",
        K::PutKings => "İki şahı da tahtaya koy",
        K::KeepKing => "{0~g} yalnızca {1} karesindeki şahı kalsın",
        K::RestoreCase => "Alt yarıyı Beyazın, üst yarıyı Siyahın yap",
        K::TakePiece => "{1} karesindeki {0~a} kaldır",
        K::TakePieces => "{0} {1} kaldır",
        K::Turn => {
            "{0?Tahtayı baş aşağı çevir|Tahtayı soldan sağa aynala|Tahtayı döndür|Renkleri değiştir}"
        }

        K::Name => "Forsyth",
        K::Tagline => "FEN görüntüleyici ve düzenleyici",
        K::PageTitle => "Forsyth: FEN görüntüleyici ve düzenleyici",
        K::Stopped => {
            "Düzenleyici kendi hatası yüzünden durdu. Sürdürmek için sayfayı yeniden yükleyin; konum sayfanın adresinde duruyor."
        }
        K::Fen => "FEN",
        K::Board => "Tahta",
        K::Position => "Konum",
        K::Actions => "İşlemler",
        K::Placeholder => "Bir FEN yapıştırın ya da yazın",
        K::CopyFen => "FEN’i kopyala",
        K::Copied => "Kopyalandı",
        K::CopyFailed => "Kopyalamaya izin verilmedi; metni seçip elle kopyalayın",
        K::Undo => "Geri al",
        K::Redo => "Yinele",
        K::Help => "Yardım",
        K::Close => "Kapat",
        K::None => "yok",
        K::Kingside => "şah kanadı",
        K::Queenside => "vezir kanadı",
        K::DeleteTool => "Silme aracı",
        K::BoardHelp => {
            "Ok tuşları kareler arasında gezer. Taş harfi o taşı koyar, büyük harf beyaz taşı. Delete kareyi boşaltır. Enter taşı alır ve bırakır."
        }
        K::PiecesOf => "{0~g} taşları",
        K::CapitalPiece => "{0~C}",
        K::OnSquare => "{0}, {1}",
        K::OnEmptySquare => "{0}, boş",
        K::WrongEp => "{0} (doğru olamaz)",
        K::Problems => "Sorunlar",
        K::NoProblems => "Sorun yok",
        K::Errors => "{0} hata",
        K::Warnings => "{0} uyarı",
        K::Notes => "{0} not",
        K::ShowMore => "{0} tane daha göster",
        K::ShowLess => "Daha az göster",
        K::ProblemHelp => "FEN’deki yerini seçer",
        K::Right => "{0}, {1?şah|vezir} kanadı",
        K::Lack => {
            "{0?şah {1} karesinde değil|{2} karesinde kale yok|şah {1} karesinde değil, {2} karesinde kale yok}"
        }
        K::InnerRook => "{0} karesindeki kale",
        K::WrittenAs => "{0} diye yazılır",
        K::Explanation => "Sözle",
        K::ToMove => "Hamle {0~l}",
        K::Rank => "{0}. yatay sıra: {1}",
        K::RankIsEmpty => "{0}. yatay sıra: boş",
        K::RunOfPieces => "{0?hiç|bir|iki|üç|dört|beş|altı|yedi|sekiz} {1}",
        K::RunOfEmpty => "{0?hiç|bir|iki|üç|dört|beş|altı|yedi|sekiz} boş kare",
        K::NobodyMayCastle => "Kimse rok yapamaz",
        K::MayCastle => "{0}, {1?şah kanadında|vezir kanadında|iki kanatta da} rok yapabilir",
        K::MayCastleWith => "{0}, {1?şah|vezir} kanadında {2} karesindeki kaleyle rok yapabilir",
        K::Clauses => "{0}; {1}",
        K::HasPassed => "Az önce bir piyon {0} karesinin üzerinden geçti",
        K::NoEnPassant => "Geçerken alma yok",
        K::PliesSince => "Son taş almadan ya da piyon hamlesinden beri {0} yarım hamle",
        K::MoveNumber => "{0}. hamle",
        K::Sentence => "{0}.",
        K::PiecesOfSide => "{0}: {1}.",
        K::NoPiecesOfSide => "{0}: taş yok.",
        K::PiecesOnSquares => "{0?{1~m}|{1}|{1~m}} {2}",
        K::PieceOn => "{1} karesinde {0}",
        K::NowEmpty => "{0} karesi artık boş",
        K::PieceMoved => "{0~C} {1} karesinden {2} karesine",
        K::Undone => "Geri alındı",
        K::Redone => "Yinelendi",
        K::BoardTurned => "Tahta döndürüldü: altta {0} var",
        K::SquaresChanged => "{0?Hiçbir kare değişmedi|1 kare değişti|{0} kare değişti}",
        K::FlipView => "Görünümü çevir",
        K::Transforms => "Dönüştür",
        K::RotatePosition => "Konumu döndür",
        K::MirrorPosition => "Soldan sağa aynala",
        K::UpsideDown => "Baş aşağı çevir",
        K::SwapColours => "Renkleri değiştir",
        K::Presets => "Hazır konumlar",
        K::PresetGroups => "Temel konumlar|Temel matlar|Oyunsonları|Etütler ve problemler|Oyunlar",
        K::PresetNames => {
            "Başlangıç konumu|Boş tahta|Yalnız şahlar|Vezirle mat|Kaleyle mat|İki fille mat|Fil ve atla mat|Şaha karşı şah ve piyon|Trébuchet konumu|Yanlış fil|Lucena konumu|Philidor konumu|Kaleye karşı vezir|Réti (1921)|Saavedra (1895)|Lasker ve Reichhelm (1901)|Behting’in iki atı|Plaskett bulmacası|218 hamle, Petrović (1964)|Aptal matı|Çoban matı|Ölümsüz oyun|Opera oyunu|Kasparov–Topalov (1999)|Kiwipete sınama konumu"
        }
        K::StartPosition => "Başlangıç konumu",
        K::EmptyBoard => "Boş tahta",
        K::Chess960 => "Chess960, {0} numaralı başlangıç",
        K::Chess960Random => "Rastgele Chess960 başlangıcı",
        K::Chess960Number => "Numara, 0 ile 959 arası",
        K::MaterialLevel => "Materyal: eşit",
        K::MaterialAhead => "Materyal: {0} {1} puan önde",
        K::PieceCount => "{0?Taş yok|1 taş|{0} taş}",
        K::Dialect => "FEN yazımı",
        K::DialectAsTyped => "Yazıldığı gibi",
        K::DialectXFen => "X-FEN",
        K::DialectShredder => "Shredder-FEN",
        K::DialectStrict => "Katı standart",
        K::DialectEpIfLegal => "Geçerken alma yalnızca kurala uygunsa",
        K::WhatChanged => "Ne değişti",
        K::Marks => "Oklar ve işaretler",
        K::MarkColours => "yeşil|kırmızı|sarı|mavi~C Yeşil|Kırmızı|Sarı|Mavi",
        K::ClearMarks => "İşaretleri sil",
        K::MarksCleared => "İşaretler silindi",
        K::Marked => "{0} karesi {1?yeşille|kırmızıyla|sarıyla|maviyle} işaretlendi",
        K::Unmarked => "{0} karesinin işareti silindi",
        K::Arrow => "{0} karesinden {1} karesine {2?yeşil|kırmızı|sarı|mavi} ok",
        K::ArrowRemoved => "{0} karesinden {1} karesine giden ok silindi",
        K::Settings => "Ayarlar",
        K::BoardColours => "Tahta renkleri",
        K::BoardColourNames => "Yeşil|Mavi|Kahverengi|Gri|Yüksek karşıtlık|Baskı",
        K::PieceSet => "Taşlar",
        K::PieceSetNames => "Forsyth (standart)|Figürler|Harfler",
        K::Coordinates => "Koordinatlar",
        K::CoordinatesNames => "içeride|dışarıda|kapalı",
        K::Size => "Boyut",
        K::Language => "Dil",
        K::Theme => "Tema",
        K::ThemeNames => "sistemdeki gibi|açık|koyu",
        K::Animation => "Animasyon",
        K::AnimationNames => "sistemdeki gibi|açık|kapalı",
        K::Reset => "Sıfırla",
        K::KeyboardHelp => "Klavye",
        K::Everywhere => "Sayfanın her yerinde",
        K::KeyArrows => "Ok tuşları",
        K::KeyLetters => "K Q R B N P",
        K::KeyDigits => "1–8",
        K::KeyDelete => "Delete",
        K::KeyEnter => "Enter",
        K::KeyEscape => "Esc",
        K::KeyShift => "Shift",
        K::HelpMove => "Kareler arasında gez",
        K::HelpEnds => "Sıranın ya da tahtanın ucuna git",
        K::HelpPut => "O siyah taşı koy; {0} ile beyazını",
        K::HelpClear => "Kareyi boşalt",
        K::HelpPickUp => "Taşı al, bırak",
        K::HelpCancel => "Taşı yerine koy, açık olanı kapat",
        K::HelpSkip => "O kadar kareyi boşaltıp geç, FEN’deki gibi",
        K::HelpNextRank => "Sonraki sıranın başına git",
        K::HelpUndo => "Geri al",
        K::HelpRedo => "Yinele",
        K::HelpStart => "Başlangıç konumu",
        K::HelpEmpty => "Boş tahta",
        K::HelpFlip => "Görünümü çevir",
        K::HelpSide => "Hamleyi öbür tarafa ver",
        K::HelpCopy => "FEN’i kopyala",
        K::HelpPaste => "FEN yapıştır",
        K::HelpMark => "Kareyi işaretle ya da ok çiz",
        K::HelpHelp => "Bu yardım",
        K::OpenFile => "Dosya aç",
        K::FoundOne => {
            "{0?Metin yok|Metinde konum bulunamadı|Bir FEN bulundu|EPD bulundu|Konum içeren bir bağlantı bulundu}"
        }
        K::FoundGames => {
            "{0?Oyun bulunamadı|PGN biçiminde bir oyun bulundu|PGN biçiminde {0} oyun bulundu}"
        }
        K::FoundPositions => "{0?Konum bulunamadı|Bir konum bulundu|{0} konum bulundu}",
        K::ReadingFile => "Dosya okunuyor: %{0}",
        K::FileFailed => "Dosya okunamadı",
        K::ReadPicture => "Resim oku",
        K::TakePhoto => "Fotoğraf çek",
        K::Picture => "Resim",
        K::PictureStages => "Okuyucu getiriliyor|Resim okunuyor",
        K::Cancel => "İptal",
        K::NextPicture => "Sonraki resim, bekleyen {0}",
        K::PictureFaults => {
            "Bu bir resim değil|Tarayıcı PDF okuyamaz: sayfanın ekran görüntüsünü alıp buraya yapıştırın|Resimde 64 milyondan fazla piksel var: küçültün|Tarayıcı bu resmi açamıyor: bozuk ya da bilinmeyen türde|Okuyucu gelmedi: bağlantıyı denetleyip yeniden deneyin"
        }
        K::NoBoard => "Tahta bulunamadı: köşeleri tahtanın köşelerine taşıyın",
        K::BoardRead => {
            "{0?Tahta okundu, kuşkulu kare yok|Tahta okundu, 1 kare kuşkulu|Tahta okundu, {0} kare kuşkulu}"
        }
        K::InDoubt => "kuşkulu",
        K::Doubts => "Kuşkulu kareler",
        K::SettleHelp => "Orada ne durduğunu seçin ya da 1, 2 veya bir FEN harfine basın",
        K::CornerNames => "Sol üst köşe|Sağ üst köşe|Sağ alt köşe|Sol alt köşe",
        K::CornerHelp => "Köşeyi sürükleyin ya da ok tuşlarıyla taşıyın",
        K::TurnPicture => "Sola döndür|Ters çevir|Sağa döndür",
        K::BoardNumber => "Tahta {0}",
        K::AllBoards => "Hepsi liste olarak",
        K::BetterPicture => "Daha iyi bir resim yardımcı olur:",
        K::PictureAdvice => {
            "daha büyük ya da daha yakından|daha net: sabit tutun ya da ekran görüntüsü alın|64 karenin hepsi görünsün|tam yukarıdan|daha çok ışık|oksuz ve işaretsiz; fotoğraf yerine ekran görüntüsü"
        }
        K::SideBelow => "Altta",
        K::NotInPicture => "Resmin söylemedikleri",
        K::MustMove => "{0} şah altında, hamle onda",
        K::Game => "Oyun",
        K::Games => "Oyunlar",
        K::GameNumber => "{0}. oyun",
        K::SearchGames => "Ara: oyuncu, turnuva, tarih, sonuç",
        K::GamesFound => "{1} oyundan {0} tanesi",
        K::GameHelp => {
            "Sol ve sağ ok hamleler arasında gezdirir, yukarı ve aşağı ok oynanabilecek öbür hamlelere, Home ve End başa ve sona götürür"
        }
        K::StartOfGame => "Oyunun başı",
        K::PreviousMove => "Önceki hamle",
        K::NextMove => "Sonraki hamle",
        K::LastMove => "Son hamle",
        K::CloseGame => "Oyunu kapat",
        K::Moves => "Hamleler",
        K::Variation => "Varyant",
        K::NoMoves => "Oyunda hamle yok",
        K::PositionEdited => "Konum değiştirildi; her hamle oyuna geri götürür",
        K::GameProblems => "PGN’deki sorunlar",
        K::LineNumber => "{0}. satır",
        K::Operations => "EPD işlemleri",
        K::OperationNames => {
            "En iyi hamle|Kaçınılacak hamle|Oynanan hamle|Beklenen hamle|Ana varyant|Mat için hamle sayısı|Ad|Yarım hamle sayacı|Tam hamle numarası|Santipiyon olarak değerlendirme|Analiz derinliği|Analizdeki düğüm sayısı|Analiz süresi, saniye|Açılış kodu|Yorum|Başka işlem"
        }
        K::AddOperation => "İşlem ekle",
        K::RemoveOperation => "{0} işlemini kaldır",
        K::PlayMoves => "{0} hamlelerini izle",
        K::ListTitle => "Konumlar",
        K::ListShown => "{1} konumdan {0} tanesi",
        K::ListFilter => "Gösterilenler",
        K::ListFilters => "Tümü|Hatalı olanlar|Uyarılı olanlar|Kurallı olanlar",
        K::ListLike => "{0} tane, örneğin: {1}",
        K::ListSearch => "Konumlarda ara",
        K::ListHelp => {
            "Yukarı ve aşağı ok konum seçer, Enter onu açar, Alt ile yukarı veya aşağı ok yerini değiştirir, Delete onu siler"
        }
        K::ListActions => {
            "Yukarı taşı|Aşağı taşı|Çıkar|Yinelenenleri çıkar|Listede geri al|Listede güncelle|Listeye ekle"
        }
        K::ListFix => "Hepsini onar: {0}",
        K::ListSave => "{0} olarak kaydet",
        K::ListDone => "{0?Onarıldı|Çıkarıldı|Kaydedildi}: {1}",
        K::ListLeftOut => "Okunamadığı için PGN dışında kalan: {0}",
        K::ListFull => "Yalnızca {0} konuma yer var",
        K::ListCancel => "Vazgeç",
        K::ListClose => "Listeyi kapat",
        K::NewVersion => "Yeni sürüm hazır",
        K::Reload => "Yeniden yükle",
        K::LanguageFailed => "Dil yüklenemedi",
        K::WorkRestored => "Son çalışma geri getirildi",
        K::StorageFailed => "Ayarlar bu tarayıcıda saklanamıyor",
        K::Export => "Dışa aktar",
        K::ExportFormat => "Biçim",
        K::ExportGroups => "Gösterimler|Resimler|Vikiler|LaTeX|Metin olarak|Bağlantılar|Blog için",
        K::PngPicture => "PNG resmi",
        K::Preview => "Önizleme",
        K::CopyIt => "Kopyala",
        K::Save => "Kaydet",
        K::Saved => "Kaydedildi",
        K::PictureFailed => "Resim kopyalanamadı; bunun yerine kaydedin",
        K::SaveFailed => "Dosya kaydedilemedi",
        K::AsOnPage => "sayfadaki gibi",
        K::BottomSide => "Alttaki taraf",
        K::Caption => "Alt yazı",
        K::Align => "Hizalama",
        K::AlignNames => "sağa|sola|yok",
        K::Stipulation => "İstenen",
        K::StipulationNames => "belirtilmemiş|kazanç|beraberlik",
        K::KingSquares => "Şahların kareleri",
        K::Border => "Çerçeve",
        K::Scale => "Ölçek",
        K::Transparent => "Saydam arka plan",
        K::BlogForms => {
            "<fen-board> ögesi|Çerçeve (iframe)|HTML resmi|Markdown resmi|WordPress bloğu"
        }
        K::BoardWidth => "Genişlik",
        K::TellSide => "Hamle sırasını belirt",
        K::Interactive => "Okur taşları oynatabilsin",
        K::Formats => {
            "FEN|EPD|PGN|GBR kodu|SVG resmi|Vikipedi|Vikipedi, her vikinin biçimi|İspanyolca Vikipedi|Fince Vikikitap|LaTeX, chessboard|LaTeX, xskak|LaTeX, skak|Markdown tablosu|Metin|Satranç simgeleriyle metin|Betimleme|lichess bağlantısı, analiz|lichess bağlantısı, düzenleyici|chess.com bağlantısı|Forsyth bağlantısı"
        }
        K::FurtherParts => "işaretler ve oklar|hangi tarafın altta olduğu",
        K::Loses => "Bu biçimde yer almayanlar: {0}",
        K::MoveUnreadable => "Bu bir hamle değil",
        K::MoveNoPiece => "Oraya gidebilecek {0} yok",
        K::MoveNotThere => "Hamle sırası olan tarafın {0} karesinde taşı yok",
        K::MoveAmbiguous => "Oraya birden çok taş gidebilir, şu karelerden: {0}",
        K::MoveIntoCheck => "Şah tehdit altında kalırdı",
        K::MovePromotion => {
            "{0?Son yatay sıraya varan piyon e8=Q örneğindeki gibi başka bir taş olur|Yalnızca son yatay sıraya varan piyon başka bir taş olur, ama asla şah ya da piyon olmaz}"
        }
        K::MoveCastling => {
            "{0?Böyle bir rok hakkı yok|Yolda bir taş var|Şah tehdit altında ya da tehdit altındaki bir kareden geçerdi}"
        }
        K::EpdFault => {
            "{0?İşlem adı bir harfle başlar, harf, rakam ya da _ ile sürer, en çok 15 karakterdir|Bu işlem daha önce geçti|İşlem noktalı virgülle biter|Kapanış tırnağı eksik|Bu işlem bir değer ister|Bu işlemin değeri bir sayıdır}"
        }
        K::PgnFault => {
            "{0?Oyunun başladığı konumda hatalar var|Etiket [White \"Morphy\"] gibi yazılır|Bu etiket daha önce geçti|Bu yorumun sonu yok|Bir varyantın sonu yok|Burada varyant bitmez: hiçbiri başlamadı|Bu varyantın yerine geçeceği bir hamle henüz yok|NAG 0 ile 255 arasında bir sayıdır|{1} burada bir anlam taşımıyor|Oyunun sonucu yok|Sonuç etikettekinden farklı}"
        }
    }
}
