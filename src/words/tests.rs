//! What holds of every template in every language.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use super::template::Arg;
use super::{Key, Kind, Lang, Words};
use crate::chess::{Color, Piece, Role, Square};
use crate::editor::PresetGroup;
use crate::fen::Field;

/// Lists of nouns, with how many entries each has.
const LISTS: [(Key, usize); 29] = [
    (Key::Colors, 2),
    (Key::Adjectives, 2),
    (Key::Roles, 7),
    (Key::Fields, 6),
    (Key::FieldTitles, 6),
    (Key::Severities, 3),
    (Key::Verdicts, 4),
    (Key::MarkColours, 4),
    (Key::BoardColourNames, 6),
    (Key::PieceSetNames, 3),
    (Key::CoordinatesNames, 3),
    (Key::ThemeNames, 3),
    (Key::AnimationNames, 3),
    (Key::PresetGroups, PresetGroup::ALL.len()),
    (Key::PresetNames, 25),
    (Key::OperationNames, 16),
    (Key::PictureStages, 2),
    (Key::PictureFaults, 5),
    (Key::CornerNames, 4),
    (Key::TurnPicture, 3),
    (Key::PictureAdvice, 6),
    (Key::ExportGroups, 7),
    (Key::BlogForms, 5),
    (Key::AlignNames, 3),
    (Key::StipulationNames, 3),
    (Key::ListFilters, 4),
    (Key::ListActions, 7),
    (Key::Formats, 20),
    (Key::FurtherParts, 2),
];

/// What is the same in English and another language: names and signs.
const SAME: [&str; 17] = [
    "Forsyth",
    "FEN",
    "X-FEN",
    "Shredder-FEN",
    "“{0}”",
    "{0~C}",
    "{0}.",
    "{0}: {1}.",
    "{0}; {1}",
    "{0}, {1}",
    "{0?{1~m}|{1}|{1~m}} {2}",
    "K Q R B N P",
    "Delete",
    "Enter",
    "Esc",
    "Shift",
    "Ctrl",
];

fn is_list(key: Key) -> bool {
    LISTS.iter().any(|(list, _)| *list == key)
}

/// Some of what a sentence can be told in one place.
fn samples(kind: Kind) -> Vec<Arg<'static>> {
    match kind {
        Kind::Number => [0, 1, 2, 3, 5, 8, 21, 150].map(Arg::Number).to_vec(),
        Kind::Text => vec![Arg::Text("{x|y~z}"), Arg::Square(Square::E1), Arg::Shown('\u{a0}')],
        Kind::Color => Color::ALL.map(Arg::Color).to_vec(),
        Kind::Piece => {
            let any = [Arg::Piece(None, Some(Role::Pawn)), Arg::Piece(Some(Color::Black), None)];
            Piece::ALL.map(Arg::from).into_iter().chain(any).collect()
        }
        Kind::Role => Role::ALL.map(Arg::Role).to_vec(),
        Kind::Field => Field::ALL.map(Arg::Field).to_vec(),
    }
}

/// Every combination of samples.
fn combinations(kinds: &[Kind]) -> Vec<Vec<Arg<'static>>> {
    kinds.iter().fold(vec![Vec::new()], |all, kind| {
        let longer = |args: &Vec<Arg<'static>>| {
            let args = args.clone();
            samples(*kind).into_iter().map(move |arg| [args.clone(), vec![arg]].concat())
        };
        all.iter().flat_map(longer).collect()
    })
}

/// The gaps of a template, inner ones too: the text between each pair of braces.
fn gaps(template: &str) -> Vec<&str> {
    let mut open = Vec::new();
    let mut gaps = Vec::new();
    for (at, c) in template.char_indices() {
        match c {
            '{' => open.push(at + 1),
            '}' => gaps.push(&template[open.pop().expect(template)..at]),
            _ => {}
        }
    }
    assert!(open.is_empty(), "{template}");
    gaps
}

fn every_template() -> impl Iterator<Item = (Lang, Key, &'static str)> {
    let of = |lang| Key::ALL.into_iter().map(move |key| (lang, key, Words::of(lang).get(key)));
    Lang::ALL.into_iter().flat_map(of)
}

#[test]
fn every_template_says_something_whatever_it_is_told() {
    for (lang, key, template) in every_template().filter(|(_, key, _)| !is_list(*key)) {
        for args in combinations(key.kinds()) {
            let said = Words::of(lang).say(key, &args);
            // What was told may hold signs of the template language; the rest may not.
            let own = said.replace("{x|y~z}", "x").replace("“~”", "x").replace("”~”", "x");
            assert!(!own.contains(['{', '}', '|', '~']), "{lang:?} {key:?} {args:?}: {said}");
            assert!(!own.contains("  ") && own.trim() == own, "{lang:?} {key:?}: {said:?}");
        }
        assert!(!template.is_empty(), "{lang:?} {key:?}");
    }
}

#[test]
fn every_gap_is_one_that_its_key_fills() {
    for (lang, key, template) in every_template().filter(|(_, key, _)| !is_list(*key)) {
        let mut told = BTreeSet::new();
        for gap in gaps(template) {
            let place: usize = gap[..1].parse().expect(gap);
            let kind = key.kinds().get(place);
            let kind = *kind.unwrap_or_else(|| panic!("{lang:?} {key:?} is not told {{{gap}}}"));
            told.insert(place);
            let is_fit = match &gap[1..] {
                "" => true,
                form if form.starts_with('~') => has_form(lang, kind, &form[1..]),
                // A colour or field has an alternative for each of its values, or a last one.
                _ => matches!(kind, Kind::Number | Kind::Color | Kind::Field),
            };
            assert!(is_fit, "{lang:?} {key:?}: {{{gap}}} is not for a {kind:?}");
        }
        for (place, kind) in key.kinds().iter().enumerate() {
            let is_left_out = !told.contains(&place);
            assert!(!is_left_out, "{lang:?} {key:?} says nothing of its {kind:?} {place}");
        }
    }
}

/// Whether a list of nouns of the kind has the form in the language, or English does without.
fn has_form(lang: Lang, kind: Kind, form: &str) -> bool {
    let lists: &[Key] = match kind {
        Kind::Color => &[Key::Colors],
        Kind::Piece => &[Key::Adjectives, Key::Roles],
        Kind::Role => &[Key::Roles],
        Kind::Field => &[Key::Fields],
        Kind::Number | Kind::Text => &[],
    };
    let marked = format!("~{form} ");
    lists.iter().any(|list| Words::of(lang).get(*list).contains(&marked))
}

#[test]
fn every_list_has_all_its_entries_in_every_form() {
    for lang in Lang::ALL {
        for (key, count) in LISTS {
            for (i, entries) in Words::of(lang).get(key).split('~').enumerate() {
                let entries = if i == 0 { entries } else { &entries[2..] };
                let found: Vec<_> = entries.split('|').collect();
                assert_eq!(found.len(), count, "{lang:?} {key:?}: {entries}");
                assert!(found.iter().all(|entry| !entry.is_empty() && entry.trim() == *entry));
            }
        }
    }
}

#[test]
fn no_english_is_left_by_accident() {
    for (lang, key, template) in every_template().filter(|(lang, ..)| *lang != Lang::En) {
        let english = Words::english().get(key);
        assert!(template != english || SAME.contains(&english), "{lang:?} {key:?}: {template}");
    }
}

#[test]
fn files_are_read_to_the_byte_or_not_at_all() {
    for lang in Lang::ALL {
        let file = Words::file(lang);
        let words = Words::from_file(lang, file.to_string()).unwrap();
        assert_eq!(words.lang(), lang);
        assert!(Key::ALL.iter().all(|key| words.get(*key) == Words::of(lang).get(*key)));
        assert!(Words::from_file(lang, format!("{file}\n")).is_none());
        assert!(Words::from_file(lang, file.replacen('1', "2", 1)).is_none());
        assert!(Words::from_file(lang, String::new()).is_none());
        assert!(Words::from_file(lang, "<!doctype html>".into()).is_none());
    }
    assert!(Words::from_file(Lang::Fi, Words::file(Lang::Tr).to_string()).is_none());
}

#[test]
fn languages_are_found_by_what_a_browser_asks_for() {
    for (tags, lang) in [
        (&["fi-FI", "fi", "en-US"][..], Lang::Fi),
        (&["FI"], Lang::Fi),
        (&["tr-Latn-TR"], Lang::Tr),
        (&["TR_TR"], Lang::Tr),
        (&["ml-IN", "en-GB"], Lang::Ml),
        (&["sv-SE", "de", "ml", "fi"], Lang::Ml),
        (&["en-GB", "fi"], Lang::En),
        // Filipino is not Finnish.
        (&["fil-PH"], Lang::En),
        (&["", "-", "f"], Lang::En),
        (&[], Lang::En),
    ] {
        assert_eq!(Lang::of_tags(tags), lang, "{tags:?}");
    }
}

#[test]
fn characters_are_shown_as_people_see_them() {
    let say = |arg| Words::english().say(Key::Separator, &[arg]);
    for (c, shown) in [
        (',', "“,”"),
        ('{', "“{”"),
        ('\u{2013}', "“–”"),
        ('\u{a0}', "U+00A0"),
        ('\u{200b}', "U+200B"),
        ('\t', "U+0009"),
        ('\u{1f}', "U+001F"),
    ] {
        assert!(say(Arg::Shown(c)).starts_with(&format!("{shown} separates")), "{shown}");
    }
    for (c, code) in [('\u{43a}', "U+043A"), ('\u{1f600}', "U+1F600"), ('\u{10ffff}', "U+10FFFF")] {
        assert!(say(Arg::Code(c)).starts_with(&format!("{code} ")), "{code}");
    }
    let number = Words::english().say(Key::UseRecord, &[Arg::Number(4_294_967_295)]);
    assert_eq!(number, "Use FEN 4294967295");
}

/// Turkish has an i with a dot and one without, in both cases: no word may begin with an I that
/// some program made of an i, and nothing may change the case of letters when it runs.
#[test]
fn turkish_keeps_its_dots() {
    let words = Words::of(Lang::Tr);
    for key in Key::ALL {
        for word in words.get(key).split(|c: char| !c.is_alphabetic()) {
            let first_two: Vec<char> = word.chars().take(2).collect();
            let is_suspect = matches!(first_two[..], ['I', c] if c.is_lowercase());
            assert!(!is_suspect && !word.contains('\u{307}'), "{key:?}: {word}");
        }
    }
    assert_eq!(words.entry(Key::MarkColours, 1), "kırmızı");
    let alphabet = words.say(Key::Translate, &[Arg::Number(2)]);
    assert_eq!(alphabet, "İspanyolca harfleri İngilizce oku");
    for source in [include_str!("template.rs"), include_str!("page.rs"), include_str!("mod.rs")] {
        assert!(!source.contains(".to_uppercase()") && !source.contains(".to_lowercase()"));
    }
}
