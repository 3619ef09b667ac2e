//! Finnish. Nouns have, beside the nominative: `C` with a capital letter, `g` the genitive (`G`
//! with a capital), `p` the partitive, `a` the allative, `L` the adessive with a capital, `m` the
//! plural, `e` the elative, `k` the translative.

use super::Key;

pub(super) const fn template(key: Key) -> &'static str {
    use Key as K;
    match key {
        K::Colors => {
            "valkea|musta~C Valkea|Musta~g valkean|mustan~G Valkean|Mustan~a valkealle|mustalle~L Valkealla|Mustalla"
        }
        K::Adjectives => "valkea|musta~C Valkea|Musta~p valkeaa|mustaa",
        K::Roles => {
            "sotilas|ratsu|lähetti|torni|kuningatar|kuningas|nappula~p sotilasta|ratsua|lähettiä|tornia|kuningatarta|kuningasta|nappulaa~m sotilaat|ratsut|lähetit|tornit|kuningattaret|kuninkaat|nappulat"
        }
        K::Fields => {
            "nappuloiden sijainnit|siirtovuoro|linnoitusoikeudet|ohestalyöntiruutu|puolisiirtolaskuri|siirron numero~C Nappuloiden sijainnit|Siirtovuoro|Linnoitusoikeudet|Ohestalyöntiruutu|Puolisiirtolaskuri|Siirron numero~e nappuloiden sijainneista|siirtovuorosta|linnoitusoikeuksista|ohestalyöntiruudusta|puolisiirtolaskurista|siirron numerosta~k nappuloiden sijainneiksi|siirtovuoroksi|linnoitusoikeuksiksi|ohestalyöntiruuduksi|puolisiirtolaskuriksi|siirron numeroksi"
        }
        K::FieldTitles => {
            "Nappuloiden sijainnit|Siirtovuoro|Linnoitusoikeudet|Ohestalyöntiruutu|Puolisiirtolaskuri|Siirron numero"
        }
        K::Severities => "Huomautus|Varoitus|Virhe",
        K::Verdicts => {
            "Sääntöjen mukainen asema|Pelattavissa, mutta varoituksia|Sääntöjen vastainen asema|Kaikkea ei voi lukea"
        }

        K::Quoted => "”{0}”",
        K::Empty => "Tekstiä ei vielä ole. Liitä FEN tähän tai aseta nappulat laudalle",
        K::NotAFen => "Tästä tekstistä ei löytynyt FENiä",
        K::Wrapper => {
            "FEN on {0?lainausmerkeissä|PGN-tunnisteen sisällä|verkko-osoitteen sisällä|JSONin sisällä|UCI-komennon sisällä|kirjoitettu HTML-entiteeteillä|yksi arvo pilkuin erotetulla rivillä|muun tekstin keskellä}"
        }
        K::PercentEncoded => "FEN on prosenttikoodattu kuten verkko-osoitteessa",
        K::Multiple => "Tekstissä on {0} FENiä; tämä on ensimmäinen",
        K::TrailingText => "FENin jälkeen on muuta tekstiä",
        K::EpdOperations => {
            "Nämä ovat EPD-operaatioita; FENissä tässä on puolisiirtolaskuri ja siirron numero"
        }
        K::SpaceLeading => "FENin edessä on tyhjää",
        K::SpaceTrailing => "FENin perässä on tyhjää",
        K::SpaceRun => "Kenttien välissä on enemmän kuin yksi välilyönti",
        K::SpaceTab => "Kenttien välissä on sarkain; FENissä on välilyönti",
        K::SpaceNewline => "FEN on jaettu usealle riville; sen pitää olla yhdellä rivillä",
        K::SpaceUnicode => "Kenttien välissä on erikoisväli; FENissä on tavallinen välilyönti",
        K::SpaceUnderscore => "Kenttien välissä on alaviivoja; FENissä on välilyöntejä",
        K::InvisibleChar => "Tässä on näkymätön merkki ({0})",
        K::DashUnicode => "{0} on ajatusviiva; FENissä on tavallinen yhdysmerkki ”-”",
        K::Homoglyph => "{0} ({1}) vain näyttää merkiltä ”{2}”",
        K::NotOfFen => "{0} ({1}) ei kuulu FENin merkkeihin",
        K::Separator => "Kenttien välissä on {0}; FENissä on välilyöntejä",
        K::RanksFew => "Laudalla on {0?0 riviä|1 rivi|{0} riviä}; niitä pitää olla 8",
        K::RanksMany => "Laudalla on {0} riviä; niitä mahtuu 8",
        K::RankShort => "Rivillä {0} on {1?0 ruutua|1 ruutu|{1} ruutua}; niitä pitää olla 8",
        K::RankLong => "Rivillä {0} on {1} ruutua; niitä mahtuu 8",
        K::RankEmpty => "Rivin {0} vinoviivojen välissä ei ole mitään; tyhjä rivi kirjoitetaan 8",
        K::DigitZero => "Numero 0 ei tarkoita yhtään ruutua, eikä se kuulu riville",
        K::DigitRange => "{0} on liikaa: numero kertoo tyhjien ruutujen määrän, 1–8",
        K::DigitsAdjacent => {
            "Numeroita vierekkäin: peräkkäiset tyhjät ruudut kirjoitetaan yhdellä numerolla, {0}"
        }
        K::PieceLetter => "{0} ei ole FENin nappulakirjain; {1} on {2}",
        K::NotAPiece => {
            "{0} ei ole nappula. Valkean nappulat ovat K Q R B N P ja mustan k q r b n p"
        }
        K::PieceAlphabet => {
            "{0} kuuluu {1?saksankielisiin nappulakirjaimiin|ranskankielisiin nappulakirjaimiin|espanjankielisiin nappulakirjaimiin|tehtäväniekkojen nappulakirjaimiin|nappulakuvioihin}; FENissä ovat englanninkieliset, K Q R B N P"
        }
        K::EmptyChar => {
            "{0} ei ole FENin tapa merkitä tyhjiä ruutuja: niiden määrä kirjoitetaan numerolla, 1–8"
        }
        K::SlashLeading => "Ensimmäisen rivin edessä on vinoviiva",
        K::SlashTrailing => "Viimeisen rivin perässä on vinoviiva",
        K::SlashMissing => "Rivien välistä puuttuvat vinoviivat",
        K::SlashBack => "Rivien välissä on kenoviivoja; FENissä on ”/”",
        K::SpaceInBoard => "Nappuloiden sijaintien keskellä on välilyönti",
        K::VariantBoard => {
            "Tällä laudalla on {0} linjaa ja {1} riviä; shakissa on 8 ja 8. Tämä näyttää olevan toinen peli"
        }
        K::VariantPocket => {
            "Kädessä olevat nappulat kuuluvat crazyhouseen; tavallisessa FENissä niille ei ole paikkaa"
        }
        K::VariantPromoted => {
            "”~” merkitsee crazyhousessa korotettua nappulaa; tavallisessa FENissä sille ei ole paikkaa"
        }
        K::VariantChecks => {
            "Shakkien määrä kuuluu kolmen shakin peliin; tavallisessa FENissä sille ei ole paikkaa"
        }
        K::FieldMissing => {
            "{0~C} {0?puuttuvat|puuttuu|puuttuvat|puuttuu}; oletus on {0?tyhjä lauta|valkean vuoro|ei oikeuksia|ei ruutua|0|1}"
        }
        K::FieldsMissing => "Kentät {0~e} alkaen puuttuvat; niille oletetaan tavalliset arvot",
        K::FieldExtra => "FENissä on kuusi kenttää; tämä on ylimääräinen",
        K::FieldOrder => {
            "Kentät ovat väärässä järjestyksessä: siirtovuoro tulee ennen linnoitusoikeuksia"
        }
        K::SideChar => "Siirtovuoro kirjoitetaan w tai b",
        K::SideCase => "Siirtovuoro kirjoitetaan pienellä kirjaimella: {0}",
        K::SideWord => "Siirtovuoro on yksi kirjain: {0}",
        K::CastlingChar => {
            "{0} ei ole linnoitusoikeus; ne kirjoitetaan K, Q, k, q, tai - jos niitä ei ole"
        }
        K::CastlingDash => {
            "”-” tarkoittaa, ettei linnoitusoikeuksia ole, mutta sen vieressä on kirjaimia"
        }
        K::CastlingWord => "Linnoitusoikeudet kirjoitetaan K, Q, k, q, tai - jos niitä ei ole",
        K::CastlingTwice => "Linnoitusoikeus {0} on kirjoitettu kahdesti",
        K::CastlingSameRook => "Linnoitusoikeudet {0} ja {1} tarkoittavat samaa tornia",
        K::CastlingTooMany => "{0~L} on enemmän kuin kaksi linnoitusoikeutta",
        K::CastlingOrder => "Linnoitusoikeudet kirjoitetaan järjestyksessä KQkq",
        K::CastlingMixedStyle => {
            "Linnoitusoikeuksissa on sekaisin kahta tapaa: KQkq ja linjojen kirjaimet"
        }
        K::CastlingShredder => {
            "Linnoitusoikeudet on kirjoitettu tornien linjojen mukaan (Shredder-FEN)"
        }
        K::CastlingShredderOrder => {
            "Linjojen mukaan kirjoitetut linnoitusoikeudet ovat tavallisesti h:sta a:han, valkean ensin"
        }
        K::Castling960Rook => {
            "{0~G} oikeus linnoittaa {1?kuningassivulle|kuningatarsivulle} on ruudun {2} tornin: mahdollista vain Chess960:ssä"
        }
        K::CastlingImpossible => {
            "{0~C} ei voi linnoittaa {1?kuningassivulle|kuningatarsivulle}: {2?kuningas ei ole ruudussa {3}|ruudussa {4} ei ole tornia|kuningas ei ole ruudussa {3} eikä ruudussa {4} ole tornia}"
        }
        K::EpSyntax => "Ohestalyöntiruutu kirjoitetaan kuten e3, tai - jos sitä ei ole",
        K::EpCase => "Ohestalyöntiruutu kirjoitetaan pienellä kirjaimella",
        K::EpRank => "{0} ei voi olla ohestalyöntiruutu; sellainen on rivillä 3 tai 6",
        K::EpRankSide => "Kun on {0~g} vuoro, ohestalyöntiruutu on rivillä {1}, ei ruudussa {2}",
        K::EpPawnSquare => "Ruudussa {0} on itse sotilas; ohestalyöntiruutu on sen takana, {1}",
        K::EpNoPawn => "Ruutuun {0} ei voi lyödä ohesta: ruudussa {2} ei ole {1~p}",
        K::EpOccupied => "Ruutu {0} ei ole tyhjä, joten sotilas ei ole voinut kulkea sen yli",
        K::EpOriginOccupied => {
            "Ruutu {1} ei ole tyhjä, joten sotilas ei ole voinut juuri tulla siitä ruudun {0} yli"
        }
        K::EpHalfmove => {
            "Sotilas on juuri kulkenut ruudun {0} yli, joten puolisiirtolaskurin pitää olla 0, ei {1}"
        }
        K::EpPriorCheck => {
            "{0~G} kuningas olisi ollut shakissa jo ennen kaksoisaskelta ruudun {1} yli"
        }
        K::EpImpossibleCheck => {
            "Ruudusta {1} annettu shakki ei ole voinut syntyä kaksoisaskeleesta ruudun {0} yli"
        }
        K::EpNoCapturer => {
            "Mikään sotilas ei voi lyödä ruutuun {0}; monet ohjelmat kirjoittavat tähän -"
        }
        K::EpNotLegal => {
            "Lyönti ruutuun {0} jättäisi kuninkaan shakkiin; jotkin ohjelmat kirjoittavat tähän -"
        }
        K::HalfmoveSyntax => "Puolisiirtolaskuri on luku, vähintään 0",
        K::FullmoveSyntax => "Siirron numero on luku, vähintään 1",
        K::HalfmoveNegative => "Puolisiirtolaskuri ei voi olla negatiivinen",
        K::FullmoveNegative => "Siirron numero ei voi olla negatiivinen; ensimmäinen on 1",
        K::FullmoveZero => "Ensimmäisen siirron numero on 1",
        K::FullmoveImplausible => {
            "Missään pelissä ei ole näin monta siirtoa: 75 siirron sääntö päättää sen ennemmin"
        }
        K::Halfmove75Move => {
            "Peli on jo päättynyt: {0} puolisiirtoa ilman lyöntiä tai sotilassiirtoa, ja 75 siirron sääntö sallii 150"
        }
        K::HalfmoveExceedsPlies => {
            "Puolisiirtolaskuri on {0}, mutta {1?yhtään puolisiirtoa ei ole voitu pelata|vain 1 puolisiirto on voitu pelata|vain {1} puolisiirtoa on voitu pelata}"
        }
        K::HalfmoveInconsistent => {
            "Puolisiirtolaskuri on {0}, mutta viimeisen siirron on täytynyt olla sotilaan, ja se nollaa laskurin"
        }
        K::CounterDash => "{0~C} on luku, ei viiva",
        K::CounterSign => "{0~C} kirjoitetaan ilman etumerkkiä",
        K::CounterLeadingZero => "{0~C} kirjoitetaan ilman etunollia",
        K::CounterUnicodeDigit => "{0~C} kirjoitetaan numeroilla 0–9",
        K::CountersSwapped => {
            "Laskurit näyttävät vaihtaneen paikkaa: puolisiirtolaskuri on ensin, ja ensimmäisen siirron numero on 1"
        }
        K::BoardEmpty => "Lauta on tyhjä",
        K::NoKings => "Laudalla ei ole kuninkaita",
        K::NoKing => "{0~L} ei ole kuningasta",
        K::KingsMany => "{0~L} on {1} kuningasta; kummallakin voi olla vain yksi",
        K::KingsAdjacent => "Kuninkaat ovat vierekkäin",
        K::OppositeCheck => "{0~C} on siirtovuorossa ja voisi lyödä kuninkaan: {1} on shakissa",
        K::PawnBackrank => {
            "{0?Sotilaat eivät voi|Sotilas ei voi|Sotilaat eivät voi} olla ensimmäisellä tai viimeisellä rivillä"
        }
        K::MaterialPawns => "{0~L} on {1} sotilasta; niitä voi olla enintään 8",
        K::MaterialUnits => "{0~L} on {1} nappulaa; niitä voi olla enintään 16",
        K::MaterialPromotions => {
            "{0~C} tarvitsee {1?0 korotusta|1 korotuksen|{1} korotusta}, mutta {2?yhtään sotilasta ei puutu|vain 1 sotilas puuttuu|vain {2} sotilasta puuttuu}"
        }
        K::TooManyCheckers => {
            "{0~G} kuningasta shakkaa {1} nappulaa; yhtä aikaa voi shakata enintään kaksi"
        }
        K::ImpossibleCheck => "Mikään yksi siirto ei ole voinut antaa {0~a} näitä shakkeja",
        K::ImpossibleDouble => "Tämä kaksoisshakki {0~a} ei ole voinut syntyä yhdellä siirrolla",
        K::ImpossiblePawnCheck => {
            "Ruudun {1} sotilas ei ole voinut juuri tulla sinne antamaan shakkia {0~a}"
        }
        K::Turned => {
            "{0?Lauta on ylösalaisin: rivit näyttävät kulkevan 1:stä 8:aan|Lauta on peilikuva: linjat näyttävät kulkevan h:sta a:han|Lauta on toisin päin: se näyttää kuvatun mustan puolelta|Värit näyttävät vaihtuneen: isot kirjaimet ovat valkean, pienet mustan}"
        }
        K::RetroLastMove => "Mikään viimeinen siirto ei ole voinut johtaa tähän asemaan",
        K::RetroParity => {
            "Siirtojen määrä ei täsmää: tällä laudalla ei voi olla tämän puolen vuoro"
        }
        K::RetroPawnOrigin => "Ruudun {0} sotilas ei ole voinut tulla mistään",
        K::RetroPawnCaptures => {
            "{0~G} sotilaat ovat tarvinneet ainakin {1?0 lyöntiä|1 lyönnin|{1} lyöntiä} näihin ruutuihin, mutta ovat voineet tehdä {2?0|vain 1|vain {2}}"
        }
        K::RetroPawnPlay => {
            "Sotilaat eivät ole voineet ohittaa toisiaan: pelissä {0?ei ollut yhtään lyöntiä|oli vain 1 lyönti|oli vain {0} lyöntiä}"
        }
        K::RetroTrapped => "{0~C} ei ole voinut päästä ruutuun {1} liikkumattomien nappuloiden ohi",
        K::RetroPromotion => {
            "{0~C} on varmasti korotettu sotilas, mutta mikään sotilas ei ole voinut päästä läpi"
        }
        K::RetroPromotions => {
            "Ainakin {0} nappulaa on korotettuja sotilaita, mutta {1?ilman lyöntejä|1 lyönnillä|{1} lyönnillä} niin moni ei ole voinut päästä korottumaan"
        }

        K::KeepFenOnly => "Säilytä vain FEN",
        K::UseStart => "Käytä alkuasemaa",
        K::UseRecord => "Käytä FENiä {0}",
        K::Remove => "Poista ”{0}”",
        K::Write => "Kirjoita ”{0}”",
        K::Replace => "Kirjoita ”{1}” eikä ”{0}”",
        K::NormaliseSpaces => "Erota kentät yhdellä välilyönnillä",
        K::TrimSpaces => "Poista tyhjä FENin ympäriltä",
        K::RemoveInvisible => "Poista näkymättömät merkit",
        K::Decode => "Pura koodaus",
        K::RemoveTail => "Poista loput",
        K::InsertDefaults => "Lisää puuttuvat kentät",
        K::InsertField => "Lisää {0~k} ”{1}”",
        K::SortFields => "Järjestä kentät",
        K::WriteRank => "Kirjoita {0}: {1}",
        K::RankToEmpty => "tyhjä rivi",
        K::RankToHome => "nappulat lähtöruuduissaan",
        K::GapLonger => "{0?0 tyhjää ruutua|1 tyhjä ruutu|{0} tyhjää ruutua} lisää",
        K::GapShorter => "{0?0 tyhjää ruutua|1 tyhjä ruutu|{0} tyhjää ruutua} vähemmän",
        K::PieceMore => "yksi {0} lisää",
        K::PieceLess => "yksi {0} vähemmän",
        K::PadEnd => "{0?0 tyhjää ruutua|1 tyhjä ruutu|{0} tyhjää ruutua} loppuun",
        K::PadStart => "{0?0 tyhjää ruutua|1 tyhjä ruutu|{0} tyhjää ruutua} alkuun",
        K::Cut => "ilman {0?0 viimeistä ruutua|viimeistä ruutua|{0} viimeistä ruutua}",
        K::AddRanks => {
            "Lisää {0?0 tyhjää riviä|1 tyhjä rivi|{0} tyhjää riviä} {1?ylös|alas|rivin {2} alle}"
        }
        K::RemoveRanks => "Poista {0?0 riviä|1 rivi|{0} riviä}",
        K::InsertSlashes => "Lisää vinoviivat rivien väliin",
        K::JoinBoard => "Yhdistä nappuloiden sijainnit",
        K::Translate => {
            "Lue {0?saksankieliset kirjaimet|ranskankieliset kirjaimet|espanjankieliset kirjaimet|tehtäväniekkojen kirjaimet|nappulakuviot} englanniksi"
        }
        K::SetCastling => "Linnoitusoikeudet {0}",
        K::NoCastling => "Ei linnoitusoikeuksia",
        K::SetEp => "Ohestalyöntiruutu {0}",
        K::NoEp => "Ei ohestalyöntiruutua",
        K::SetHalfmove => "Puolisiirtolaskuri {0}",
        K::SetFullmove => "Siirron numero {0}",
        K::SwapCounters => "Vaihda laskurit keskenään",
        K::PutPiece => "Aseta {0} ruutuun {1}",
        K::PutKings => "Aseta laudalle molemmat kuninkaat",
        K::KeepKing => "Säilytä {0~g} kuninkaista vain ruudun {1}",
        K::RestoreCase => "Anna alempi puolisko valkealle ja ylempi mustalle",
        K::TakePiece => "Poista {0} ruudusta {1}",
        K::TakePieces => "Poista {0} {0?{1~p}|{1}|{1~p}}",
        K::Turn => {
            "{0?Käännä lauta ylösalaisin|Peilaa lauta vasemmalta oikealle|Käännä lauta toisin päin|Vaihda värit}"
        }

        K::Name => "Forsyth",
        K::Tagline => "FENin katselin ja muokkain",
        K::PageTitle => "Forsyth: FENin katselin ja muokkain",
        K::Stopped => {
            "Muokkain pysähtyi omaan virheeseensä. Lataa sivu uudelleen ja jatka; asema on tallessa sivun osoitteessa."
        }
        K::Fen => "FEN",
        K::Board => "Lauta",
        K::Position => "Asema",
        K::Actions => "Toiminnot",
        K::Placeholder => "Liitä tai kirjoita FEN",
        K::CopyFen => "Kopioi FEN",
        K::Copied => "Kopioitu",
        K::CopyFailed => "Kopiointia ei sallittu; valitse teksti ja kopioi se itse",
        K::Undo => "Kumoa",
        K::Redo => "Tee uudelleen",
        K::Help => "Ohje",
        K::Close => "Sulje",
        K::None => "ei ole",
        K::Kingside => "kuningassivu",
        K::Queenside => "kuningatarsivu",
        K::DeleteTool => "Poistotyökalu",
        K::BoardHelp => {
            "Nuolinäppäimet siirtävät ruudusta toiseen. Nappulan kirjain asettaa mustan nappulan, iso kirjain valkean. Delete tyhjentää ruudun. Enter poimii nappulan ja laskee sen."
        }
        K::PiecesOf => "{0~G} nappulat",
        K::CapitalPiece => "{0~C}",
        K::OnSquare => "{0}, {1}",
        K::OnEmptySquare => "{0}, tyhjä",
        K::WrongEp => "{0} (ei voi olla oikein)",
        K::Problems => "Ongelmat",
        K::NoProblems => "Ei huomautettavaa",
        K::Errors => "{0?0 virhettä|1 virhe|{0} virhettä}",
        K::Warnings => "{0?0 varoitusta|1 varoitus|{0} varoitusta}",
        K::Notes => "{0?0 huomautusta|1 huomautus|{0} huomautusta}",
        K::ShowMore => "Näytä {0} lisää",
        K::ShowLess => "Näytä vähemmän",
        K::ProblemHelp => "Valitsee kohdan FENistä",
        K::Right => "{0~G} {1?kuningassivu|kuningatarsivu}",
        K::Lack => {
            "{0?kuningas ei ruudussa {1}|ei tornia ruudussa {2}|kuningas ei ruudussa {1}, ei tornia ruudussa {2}}"
        }
        K::InnerRook => "ruudun {0} torni",
        K::WrittenAs => "Kirjoitetaan {0}",
        K::Explanation => "Sanoin",
        K::ToMove => "{0~G} vuoro",
        K::Rank => "Rivi {0}: {1}",
        K::RankIsEmpty => "Rivi {0}: tyhjä",
        K::RunOfPieces => {
            "{0?ei yhtään {1~p}|{1}|kaksi {1~p}|kolme {1~p}|neljä {1~p}|viisi {1~p}|kuusi {1~p}|seitsemän {1~p}|kahdeksan {1~p}}"
        }
        K::RunOfEmpty => {
            "{0?ei tyhjiä ruutuja|tyhjä ruutu|kaksi tyhjää ruutua|kolme tyhjää ruutua|neljä tyhjää ruutua|viisi tyhjää ruutua|kuusi tyhjää ruutua|seitsemän tyhjää ruutua|kahdeksan tyhjää ruutua}"
        }
        K::NobodyMayCastle => "Kumpikaan ei saa linnoittaa",
        K::MayCastle => {
            "{0~C} saa linnoittaa {1?kuningassivulle|kuningatarsivulle|kummallekin sivulle}"
        }
        K::MayCastleWith => {
            "{0~C} saa linnoittaa {1?kuningassivulle|kuningatarsivulle} ruudun {2} tornilla"
        }
        K::Clauses => "{0}. {1}",
        K::HasPassed => "Sotilas on juuri kulkenut ruudun {0} yli",
        K::NoEnPassant => "Ei ohestalyöntiä",
        K::PliesSince => {
            "{0?0 puolisiirtoa|1 puolisiirto|{0} puolisiirtoa} viimeisen lyönnin tai sotilassiirron jälkeen"
        }
        K::MoveNumber => "Siirto {0}",
        K::Sentence => "{0}.",
        K::PiecesOfSide => "{0~C}: {1}.",
        K::NoPiecesOfSide => "{0~C}: ei nappuloita.",
        K::PiecesOnSquares => "{0?{1~m}|{1}|{1~m}} {2}",
        K::PieceOn => "{0~C} ruudussa {1}",
        K::NowEmpty => "Ruutu {0} on nyt tyhjä",
        K::PieceMoved => "{0~C} ruudusta {1} ruutuun {2}",
        K::Undone => "Kumottu",
        K::Redone => "Tehty uudelleen",
        K::BoardTurned => "Lauta on käännetty: {0} on alhaalla",
        K::SquaresChanged => "{0?Yhtään ruutua ei muuttunut|1 ruutu muuttui|{0} ruutua muuttui}",
        K::FlipView => "Käännä näkymä",
        K::Transforms => "Muunnokset",
        K::RotatePosition => "Kierrä asema toisin päin",
        K::MirrorPosition => "Peilaa vasemmalta oikealle",
        K::UpsideDown => "Käännä ylösalaisin",
        K::SwapColours => "Vaihda värit",
        K::Presets => "Valmiita asemia",
        K::PresetGroups => "Perusasemat|Perusmatit|Loppupelit|Tutkielmat ja tehtävät|Pelit",
        K::PresetNames => {
            "Alkuasema|Tyhjä lauta|Pelkät kuninkaat|Matti kuningattarella|Matti tornilla|Matti kahdella lähetillä|Matti lähetillä ja ratsulla|Kuningas ja sotilas kuningasta vastaan|Trébuchet|Väärä lähetti|Lucenan asema|Philidorin asema|Kuningatar tornia vastaan|Réti, 1921|Saavedra, 1895|Lasker ja Reichhelm, 1901|Behtingin kaksi ratsua|Plaskettin tehtävä|218 siirtoa, Petrović, 1964|Hölmön matti|Koulupojan matti|Kuolematon peli|Oopperapeli|Kasparov – Topalov, 1999|Kiwipete-testiasema"
        }
        K::StartPosition => "Alkuasema",
        K::EmptyBoard => "Tyhjä lauta",
        K::Chess960 => "Chess960, alkuasema {0}",
        K::Chess960Random => "Satunnainen Chess960-alkuasema",
        K::Chess960Number => "Numero, 0–959",
        K::MaterialLevel => "Materiaali: tasan",
        K::MaterialAhead => "Materiaali: {0} on {1?0 pistettä|1 pisteen|{1} pistettä} edellä",
        K::PieceCount => "{0?Ei nappuloita|1 nappula|{0} nappulaa}",
        K::Dialect => "FENin kirjoitustapa",
        K::DialectAsTyped => "Kuten kirjoitettu",
        K::DialectXFen => "X-FEN",
        K::DialectShredder => "Shredder-FEN",
        K::DialectStrict => "Tarkka standardi",
        K::DialectEpIfLegal => "Ohestalyönti vain jos sallittu",
        K::WhatChanged => "Mikä muuttui",
        K::Marks => "Nuolet ja merkinnät",
        K::MarkColours => "vihreä|punainen|keltainen|sininen~C Vihreä|Punainen|Keltainen|Sininen",
        K::ClearMarks => "Poista merkinnät",
        K::MarksCleared => "Merkinnät on poistettu",
        K::Marked => "Ruutu {0} merkitty {1?vihreällä|punaisella|keltaisella|sinisellä}",
        K::Unmarked => "Ruudun {0} merkintä poistettu",
        K::Arrow => "Nuoli ruudusta {0} ruutuun {1}, {2?vihreä|punainen|keltainen|sininen}",
        K::ArrowRemoved => "Nuoli ruudusta {0} ruutuun {1} poistettu",
        K::Settings => "Asetukset",
        K::BoardColours => "Laudan värit",
        K::BoardColourNames => "Vihreä|Sininen|Ruskea|Harmaa|Suuri kontrasti|Tuloste",
        K::PieceSet => "Nappulat",
        K::PieceSetNames => "Forsyth (vakio)|Figuurit|Kirjaimet",
        K::Coordinates => "Koordinaatit",
        K::CoordinatesNames => "sisällä|ulkona|pois",
        K::Size => "Koko",
        K::Language => "Kieli",
        K::Theme => "Teema",
        K::ThemeNames => "järjestelmän mukaan|vaalea|tumma",
        K::Animation => "Animaatio",
        K::AnimationNames => "järjestelmän mukaan|päällä|pois",
        K::Reset => "Palauta oletukset",
        K::KeyboardHelp => "Näppäimistö",
        K::Everywhere => "Kaikkialla sivulla",
        K::KeyArrows => "Nuolinäppäimet",
        K::KeyLetters => "K Q R B N P",
        K::KeyDigits => "1–8",
        K::KeyDelete => "Delete",
        K::KeyEnter => "Enter",
        K::KeyEscape => "Esc",
        K::KeyShift => "Vaihto",
        K::HelpMove => "Siirry ruudusta toiseen",
        K::HelpEnds => "Rivin tai laudan päihin",
        K::HelpPut => "Aseta musta nappula; {0} pohjassa valkea",
        K::HelpClear => "Tyhjennä ruutu",
        K::HelpPickUp => "Poimi nappula, laske se",
        K::HelpCancel => "Palauta nappula, sulje avattu",
        K::HelpSkip => "Tyhjennä ja ohita niin monta ruutua, kuten FENissä",
        K::HelpNextRank => "Seuraavan rivin alkuun",
        K::HelpUndo => "Kumoa",
        K::HelpRedo => "Tee uudelleen",
        K::HelpStart => "Alkuasema",
        K::HelpEmpty => "Tyhjä lauta",
        K::HelpFlip => "Käännä näkymä",
        K::HelpSide => "Vaihda siirtovuoro",
        K::HelpCopy => "Kopioi FEN",
        K::HelpPaste => "Liitä FEN",
        K::HelpMark => "Merkitse ruutu tai piirrä nuoli",
        K::HelpHelp => "Tämä ohje",
        K::OpenFile => "Avaa tiedosto",
        K::FoundOne => {
            "{0?Tekstiä ei ole|Tekstistä ei löytynyt asemaa|Löytyi FEN|Löytyi EPD|Löytyi linkki, jossa on asema}"
        }
        K::FoundGames => {
            "{0?Peliä ei löytynyt|Löytyi peli PGN-muodossa|Löytyi {0} peliä PGN-muodossa}"
        }
        K::FoundPositions => "{0?Asemaa ei löytynyt|Löytyi yksi asema|Löytyi {0} asemaa}",
        K::ReadingFile => "Luetaan tiedostoa: {0} %",
        K::FileFailed => "Tiedostoa ei voitu lukea",
        K::ReadPicture => "Lue kuva",
        K::TakePhoto => "Ota kuva",
        K::Picture => "Kuva",
        K::PictureStages => "Haetaan lukijaa|Luetaan kuvaa",
        K::Cancel => "Peruuta",
        K::NextPicture => "Seuraava kuva, jonossa {0}",
        K::PictureFaults => {
            "Tämä ei ole kuva|Selain ei osaa lukea PDF:ää: ota sivusta kuvakaappaus ja liitä se tähän|Kuvassa on yli 64 miljoonaa pikseliä: pienennä sitä|Selain ei saa kuvaa auki: se on vioittunut tai tuntematonta lajia|Lukijaa ei saatu haettua: tarkista yhteys ja yritä uudelleen"
        }
        K::NoBoard => "Lautaa ei löytynyt: siirrä kulmat laudan kulmiin",
        K::BoardRead => {
            "{0?Lauta on luettu, mikään ruutu ei ole epävarma|Lauta on luettu, 1 ruutu on epävarma|Lauta on luettu, {0} ruutua on epävarmoja}"
        }
        K::InDoubt => "epävarma",
        K::Doubts => "Epävarmat ruudut",
        K::SettleHelp => "Valitse, mitä ruudussa on, tai paina 1, 2 tai FEN-kirjainta",
        K::CornerNames => "Vasen yläkulma|Oikea yläkulma|Oikea alakulma|Vasen alakulma",
        K::CornerHelp => "Vedä kulmaa tai siirrä sitä nuolinäppäimillä",
        K::TurnPicture => "Käännä vasemmalle|Käännä ympäri|Käännä oikealle",
        K::BoardNumber => "Lauta {0}",
        K::AllBoards => "Kaikki luettelona",
        K::BetterPicture => "Parempi kuva auttaisi:",
        K::PictureAdvice => {
            "suurempi tai lähempää|terävämpi: pidä paikallaan tai ota kuvakaappaus|kaikki 64 ruutua näkyvissä|suoraan ylhäältä|enemmän valoa|ilman nuolia ja merkintöjä; kuvakaappaus eikä valokuva"
        }
        K::SideBelow => "Alhaalla",
        K::NotInPicture => "Mitä kuva ei kerro",
        K::MustMove => "{0} on shakissa, joten sillä on siirtovuoro",
        K::Game => "Peli",
        K::Games => "Pelit",
        K::GameNumber => "Peli {0}",
        K::SearchGames => "Hae: pelaaja, tapahtuma, päiväys, tulos",
        K::GamesFound => "{0}/{1} peliä",
        K::GameHelp => {
            "Vasen ja oikea nuoli käyvät siirtoja läpi, ylös ja alas vievät siihen, mitä muuta olisi voitu pelata, Home ja End alkuun ja loppuun"
        }
        K::StartOfGame => "Pelin alku",
        K::PreviousMove => "Edellinen siirto",
        K::NextMove => "Seuraava siirto",
        K::LastMove => "Viimeinen siirto",
        K::CloseGame => "Sulje peli",
        K::Moves => "Siirrot",
        K::Variation => "Muunnelma",
        K::NoMoves => "Pelissä ei ole siirtoja",
        K::PositionEdited => "Asemaa on muokattu; mistä tahansa siirrosta pääsee takaisin peliin",
        K::GameProblems => "Ongelmat PGN-tekstissä",
        K::LineNumber => "Rivi {0}",
        K::Operations => "EPD-operaatiot",
        K::OperationNames => {
            "Paras siirto|Vältettävä siirto|Pelattu siirto|Odotettu siirto|Päämuunnelma|Matti siirroissa|Nimi|Puolisiirtolaskuri|Siirron numero|Arvio sotilaan sadasosina|Analyysin syvyys|Analyysin solmut|Analyysin sekunnit|Avauskoodi|Kommentti|Muu operaatio"
        }
        K::AddOperation => "Lisää operaatio",
        K::RemoveOperation => "Poista {0}",
        K::PlayMoves => "Käy läpi {0}",
        K::ListTitle => "Asemat",
        K::ListShown => "{0}/{1} asemaa",
        K::ListFilter => "Näytetään",
        K::ListFilters => "Kaikki|Virheelliset|Varoitetut|Sääntöjen mukaiset",
        K::ListLike => "{0} tällaista: {1}",
        K::ListSearch => "Hae asemista",
        K::ListHelp => {
            "Ylös ja alas valitsevat aseman, Enter avaa sen, Alt ja ylös tai alas siirtää sitä, Delete poistaa sen"
        }
        K::ListActions => {
            "Siirrä ylös|Siirrä alas|Poista|Poista kaksoiskappaleet|Kumoa luettelossa|Päivitä luetteloon|Lisää luetteloon"
        }
        K::ListFix => "Korjaa kaikki {0}",
        K::ListSave => "Tallenna: {0}",
        K::ListDone => "{0?Korjattu|Poistettu|Tallennettu}: {1}",
        K::ListLeftOut => "Ei luettavissa, joten ei PGN:ssä: {0}",
        K::ListFull => "Tilaa on vain {0} asemalle",
        K::ListCancel => "Peruuta",
        K::ListClose => "Sulje luettelo",
        K::NewVersion => "Uusi versio on valmiina",
        K::Reload => "Lataa uudelleen",
        K::LanguageFailed => "Kieltä ei voitu ladata",
        K::WorkRestored => "Viimekertainen työ palautettiin",
        K::StorageFailed => "Asetuksia ei voi tallentaa tässä selaimessa",
        K::Export => "Vie",
        K::ExportFormat => "Muoto",
        K::ExportGroups => "Merkintätavat|Kuvat|Wikit|LaTeX|Tekstinä|Linkit|Blogiin",
        K::PngPicture => "PNG-kuva",
        K::Preview => "Esikatselu",
        K::CopyIt => "Kopioi",
        K::Save => "Tallenna",
        K::Saved => "Tallennettu",
        K::PictureFailed => "Kuvaa ei voitu kopioida; tallenna se sen sijaan",
        K::SaveFailed => "Tiedostoa ei voitu tallentaa",
        K::AsOnPage => "kuten sivulla",
        K::BottomSide => "Alhaalla",
        K::Caption => "Kuvateksti",
        K::Align => "Tasaus",
        K::AlignNames => "oikealle|vasemmalle|ei tasausta",
        K::Stipulation => "Tehtävä",
        K::StipulationNames => "ei mainita|voitto|tasapeli",
        K::KingSquares => "Kuninkaiden ruudut",
        K::Border => "Kehys",
        K::Scale => "Mittakaava",
        K::Transparent => "Läpinäkyvä tausta",
        K::BlogForms => {
            "Elementti <fen-board>|Kehys (iframe)|HTML-kuva|Markdown-kuva|WordPress-lohko"
        }
        K::BoardWidth => "Leveys",
        K::TellSide => "Näytä siirtovuoro",
        K::Interactive => "Lukija saa siirtää nappuloita",
        K::Formats => {
            "FEN|EPD|PGN|GBR-koodi|SVG-kuva|Wikipedia|Wikipedia, kaikkien wikien muoto|Espanjankielinen Wikipedia|Suomenkielinen Wikikirjasto|LaTeX, chessboard|LaTeX, xskak|LaTeX, skak|Markdown-taulukko|Teksti|Teksti shakkimerkein|Kuvaus|Linkki lichessiin, analyysi|Linkki lichessiin, muokkain|Linkki chess.comiin|Linkki Forsythiin"
        }
        K::FurtherParts => "merkinnät ja nuolet|kumpi puoli on alhaalla",
        K::Loses => "Tästä muodosta puuttuu: {0}",
        K::MoveUnreadable => "Tämä ei ole siirto",
        K::MoveNoPiece => "Mikään {0} ei pääse sinne",
        K::MoveNotThere => "Siirtovuorossa olevalla ei ole nappulaa ruudussa {0}",
        K::MoveAmbiguous => "Sinne pääsee useampi kuin yksi nappula, ruuduista {0}",
        K::MoveIntoCheck => "Kuningas jäisi shakkiin",
        K::MovePromotion => {
            "{0?Viimeiselle riville tuleva sotilas korotetaan, kuten e8=Q|Vain viimeiselle riville tuleva sotilas korotetaan, eikä koskaan kuninkaaksi tai sotilaaksi}"
        }
        K::MoveCastling => {
            "{0?Tällaista linnoitusoikeutta ei ole|Tiellä on nappula|Kuningas on shakissa tai kulkisi shakin läpi}"
        }
        K::EpdFault => {
            "{0?Operaation nimi on kirjain ja sen jälkeen kirjaimia, numeroita tai _, yhteensä enintään 15|Tämä operaatio on jo ollut|Operaatio päättyy puolipisteeseen|Loppulainausmerkki puuttuu|Tämä operaatio tarvitsee arvon|Tämän operaation arvo on luku}"
        }
        K::PgnFault => {
            "{0?Asemassa, josta peli alkaa, on virheitä|Tunniste kirjoitetaan kuten [White \"Morphy\"]|Tämä tunniste on jo ollut|Tällä kommentilla ei ole loppua|Muunnelmalla ei ole loppua|Tässä ei pääty muunnelma: mikään ei ole alkanut|Vielä ei ole siirtoa, jonka tämä muunnelma voisi korvata|NAG on luku väliltä 0–255|{1} ei merkitse tässä mitään|Pelillä ei ole tulosta|Tulos ei ole sama kuin tunnisteessa}"
        }
    }
}
