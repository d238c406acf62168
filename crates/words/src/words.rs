//! The messages of a language, put together.

use std::sync::OnceLock;

use catalog::{Explanation, ExplanationValue};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;

/// The texts of the files of a language.
#[cfg(not(target_family = "wasm"))]
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../locales/", $tag, "/explanations.ftl")),
            include_str!(concat!("../locales/", $tag, "/effects.ftl")),
            include_str!(concat!("../locales/", $tag, "/args.ftl")),
            include_str!(concat!("../locales/", $tag, "/cli.ftl")),
            include_str!(concat!("../locales/", $tag, "/play.ftl")),
            include_str!(concat!("../locales/", $tag, "/server.ftl")),
            include_str!(concat!("../locales/", $tag, "/faults.ftl")),
        ]
    };
}

#[cfg(not(target_family = "wasm"))]
const fn files(language: Language) -> [&'static str; 8] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::Italian => files!("it"),
    }
}

/// The texts that were lent, by language.
static LENT: [OnceLock<String>; Language::ALL.len()] = [const { OnceLock::new() }; 3];

/// Lends the words of a language to a program that comes without them, as a browser's does, before the language is spoken: the texts of the
/// files of `files`, one after the other.
pub fn lend(language: Language, texts: String) {
    // Those that were lent first stand.
    let _ = LENT[language as usize].set(texts);
}

/// Those that were lent; none if none were.
#[cfg(target_family = "wasm")]
fn files(language: Language) -> [&'static str; 1] {
    [LENT[language as usize].get().map_or("", String::as_str)]
}

/// The texts of the files from which printed sheets take their words.
macro_rules! sheet_files {
    ($tag:literal) => {
        [
            include_str!(concat!("../locales/", $tag, "/kings.ftl")),
            include_str!(concat!("../locales/", $tag, "/help.ftl")),
            include_str!(concat!("../locales/", $tag, "/cli.ftl")),
            include_str!(concat!("../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../locales/", $tag, "/sheets.ftl")),
        ]
    };
}

const fn sheet_files(language: Language) -> [&'static str; 5] {
    match language {
        Language::English => sheet_files!("en"),
        Language::German => sheet_files!("de"),
        Language::Italian => sheet_files!("it"),
    }
}

/// The messages of a language, by name.
pub struct Words(FluentBundle<FluentResource>);

/// The values of the variables of a message.
pub type Values<'a> = [(&'a str, FluentValue<'a>)];

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> Self {
        Self::from_files(language, &files(language))
    }

    /// The words of printed sheets in a language: rules, the lessons of all games, and what only sheets say.
    pub fn of_sheets(language: Language) -> Self {
        Self::from_files(language, &sheet_files(language))
    }

    fn from_files(language: Language, files: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Terminals would show the marks that keep text of two directions apart.
        bundle.set_use_isolating(false);
        for &file in files {
            // A broken message is left out here; a test sees to it that there is none.
            let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(whole, _)| whole);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// The message of this name; the name itself if there is none. A value that it lacks ends a test.
    pub fn say(&self, name: &str, values: &Values<'_>) -> String {
        let Some(pattern) = self.0.get_message(name).and_then(|message| message.value()) else {
            return name.into();
        };
        let args: FluentArgs<'_> = values.iter().cloned().collect();
        let mut faults = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "message {name}: {faults:?}");
        text.into()
    }

    /// Returns true if there is a message of this name.
    pub fn has(&self, name: &str) -> bool {
        self.0.has_message(name)
    }

    /// The message of this name, which has no variables.
    pub fn get(&self, name: &str) -> String {
        self.say(name, &[])
    }

    /// An attribute of a message, if it has it.
    pub fn attribute(&self, name: &str, attribute: &str) -> Option<String> {
        let pattern = self.0.get_message(name)?.get_attribute(attribute)?.value();
        Some(self.0.format_pattern(pattern, None, &mut Vec::new()).into())
    }

    /// A message with values such as those of an explanation.
    pub fn with<'a>(
        &self,
        name: &str,
        values: impl Iterator<Item = (&'a str, &'a ExplanationValue)>,
    ) -> String {
        let values: Vec<_> = values
            .map(|(name, value)| (name, self.value(value)))
            .collect();
        self.say(name, &values)
    }

    /// The sentence of an explanation. Rule: B12
    pub fn explain(&self, because: &Explanation) -> String {
        let mut values: Vec<(&str, FluentValue<'_>)> = vec![
            ("token", because.token.as_ref().into()),
            ("hills", self.short_list(&because.places).into()),
            ("count", because.places.len().into()),
        ];
        let more = because.values.iter();
        values.extend(more.map(|(name, value)| (*name, self.value(value))));
        self.say(&because.sentence, &values)
    }

    fn value<'a>(&self, value: &'a ExplanationValue) -> FluentValue<'a> {
        match value {
            ExplanationValue::Number(number) => (*number).into(),
            ExplanationValue::Word(word) => word.as_str().into(),
            ExplanationValue::Places(places) => self.short_list(places).into(),
        }
    }

    /// A list to be read that, if it would be long, has the first few and the count.
    fn short_list(&self, places: &[String]) -> String {
        const MAX_PLACES: usize = 8;
        const FEW: usize = 3;
        if places.len() <= MAX_PLACES {
            return self.list(places);
        }
        let values = [
            ("places", places[..FEW].join(", ").into()),
            ("more", (places.len() - FEW).into()),
            ("count", places.len().into()),
        ];
        self.say("places-and-more", &values)
    }

    /// A list to be read, such as "C3, D5 and E4".
    pub fn list(&self, places: &[String]) -> String {
        match places {
            [] => String::new(),
            [one] => one.clone(),
            [places @ .., last] => {
                let values = [
                    ("places", places.join(", ").into()),
                    ("last", last.as_str().into()),
                ];
                self.say("places-and-last", &values)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every reason of every game: its name and its clause.
    fn reasons() -> impl Iterator<Item = (String, &'static str)> {
        let ringforts =
            ringforts::Violation::all().map(|why| (why.code().to_owned(), why.clause()));
        let kings =
            seat_of_kings::Violation::all().map(|why| (why.code().to_owned(), why.clause()));
        ringforts.chain(kings)
    }

    #[test]
    fn every_file_is_sound_and_no_message_is_there_twice() {
        for language in Language::ALL {
            check_files(&files(language));
            // The page and the command have some names in common, but no sheet uses these.
            let [kings, help, _, rules, sheets] = sheet_files(language);
            check_files(&[kings, help, rules, sheets]);
        }
    }

    #[track_caller]
    fn check_files(files: &[&str]) {
        let mut bundle = FluentBundle::new_concurrent(Vec::new());
        for &file in files {
            let resource = FluentResource::try_new(file.into()).map_err(|(_, errors)| errors);
            bundle
                .add_resource(resource.expect("sound"))
                .expect("no message twice");
        }
    }

    #[test]
    fn b12_every_reason_has_its_sentence_and_no_sentence_lacks_a_reason() {
        let lines = files(Language::English)[1]
            .lines()
            .filter(|line| line.starts_with("why-"));
        let written: BTreeSet<_> = lines
            .filter_map(|line| Some(line.split_once('=')?.0.trim()))
            .collect();
        let reasons: Vec<_> = reasons().map(|(why, _)| format!("why-{why}")).collect();
        let names: BTreeSet<_> = reasons.iter().map(String::as_str).collect();
        assert_eq!(written, names);
        assert_eq!(
            reasons.len(),
            names.len(),
            "no reason of two games has one name"
        );
    }

    #[test]
    fn b12_every_press_that_means_no_move_has_its_sentence_in_each_language() {
        let codes = || ringforts::Missing::all().map(|why| format!("refused-{}", why.code()));
        let words = Language::ALL.map(Words::of);
        assert!(codes().all(|name| words.iter().all(|words| words.has(&name))));
    }

    /// Values of every name that a sentence may use, with this number and this word for its cases.
    fn values(number: u32, word: &str) -> Vec<(&'static str, ExplanationValue)> {
        let numbers = ["own", "other", "best", "highest", "cost"];
        let places = ["hill", "others", "pair", "row", "rows"]
            .map(|name| (name, vec!["D4".into(), "E5".into()]));
        let words = ["case", "reach", "seat", "asked"];
        let numbers = numbers.map(|name| (name, ExplanationValue::Number(number)));
        let places = places.map(|(name, places)| (name, ExplanationValue::Places(places)));
        let words = words.map(|name| (name, ExplanationValue::Word(word.into())));
        [&numbers[..], &places, &words].concat()
    }

    #[test]
    fn b12_every_reason_is_one_sentence_for_any_number_of_hills() {
        for language in Language::ALL {
            check_sentences(&Words::of(language));
        }
    }

    fn check_sentences(words: &Words) {
        let ringforts = ringforts::Violation::all().count();
        let named = [
            "none", "some", "linked", "open", "capture", "empty", "ahead", "farmer", "asleep",
            "not-own", "south", "west", "north", "east", "",
        ];
        let stages = seat_of_kings::Stage::ALL.map(seat_of_kings::Stage::name);
        let cases = [&named[..], &stages].concat();
        for (place, (why, clause)) in reasons().enumerate() {
            // A reason of Seat of Kings may rest on no position.
            let counts = [0, 1, 2, 3, 8, 9, 45].into_iter();
            for count in counts.skip(usize::from(place < ringforts)) {
                for (number, case) in cases.iter().enumerate() {
                    let because = Explanation {
                        clause,
                        token: "D4".into(),
                        places: vec![String::from("C3"); count],
                        sentence: format!("why-{why}").into(),
                        values: values(number as u32 % 4, case),
                        about: None,
                    };
                    check_sentence(&why, &words.explain(&because));
                }
            }
        }
    }

    fn check_sentence(why: &str, sentence: &str) {
        let is_one_line = !sentence.contains(['{', '}', '\n']);
        let is_sentence = sentence.ends_with('.') && sentence.matches(". ").count() == 0;
        let has_gap = sentence.contains("  ") || sentence.contains(" ,");
        assert!(is_one_line && is_sentence && !has_gap, "{why}: {sentence}");
        assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
    }

    #[test]
    fn sko6_what_is_asked_instead_is_said() {
        let because = |asked: &str| Explanation {
            clause: "SKA1",
            token: "activate".into(),
            places: Vec::new(),
            sentence: "why-activate-not-asked".into(),
            values: vec![("asked", ExplanationValue::Word(asked.into()))],
            about: None,
        };
        let words = Words::of(Language::English);
        let said = words.explain(&because("keep-fort"));
        assert!(
            said.ends_with("and first you choose which of the two forts stays."),
            "{said}"
        );
        // Every stage that can be asked has a case of its own in every language.
        for language in Language::ALL {
            let words = Words::of(language);
            let other = words.explain(&because("?"));
            for stage in seat_of_kings::Stage::ALL {
                let is_asked = !matches!(
                    stage,
                    seat_of_kings::Stage::Chance | seat_of_kings::Stage::Over
                );
                let said = words.explain(&because(stage.name()));
                assert_eq!(said != other, is_asked, "{stage:?}: {said}");
            }
        }
    }

    /// The sentence that says why a token is not legal in a position; the other languages say it too.
    fn why(position: &str, token: &str) -> String {
        let game = catalog::AnyGame::read(position).expect(position);
        let because = game.explain_text(token).expect(token).expect("not legal");
        let [english, ..] = Language::ALL.map(|language| Words::of(language).explain(&because));
        english
    }

    #[test]
    fn b12_every_reason_of_a_ringfort_game_comes_with_the_values_of_its_sentence() {
        for case in include_str!("../../../data/explanations.txt").lines() {
            if let &[_, _, token, position] = case.split('\t').collect::<Vec<_>>().as_slice() {
                why(position, token);
            }
        }
    }

    #[test]
    fn pc3_a_row_that_is_not_qualified_is_told_with_its_counts() {
        let rows = "poisoned-chalice r2r1/1r5/1b3bb/4r1b/2br3/b1rb3/1r3 red battle - - -";
        assert_eq!(
            why(rows, "B3"),
            "Column B is not qualified, because you have 2 ringforts there and the enemy only 1; qualified: A, D, F and G."
        );
        let empty = "poisoned-chalice r2r1/7/1b3bb/4r1b/2br3/b1rb3/1r3 blue battle - - -";
        assert!(
            why(empty, "B6")
                .starts_with("Row 6 is not qualified, because the enemy has no ringfort there")
        );
    }

    #[test]
    fn shl2_orders_of_priority_are_told_with_their_numbers() {
        let op4 = "sacred-hill-2 5/5r1/2r1rbr/1r1r1r1/7/7/b4 red battle - - -";
        assert_eq!(
            why(op4, "C4"),
            "You must play next to as many ringforts of your color as you can: 4 at F5, only 3 at C4."
        );
    }

    #[test]
    fn b7_what_is_missing_for_a_siege_is_told() {
        let siege = "four-treasures 5/7/3b3/2b1b2/3r3/7/5 red battle - - -";
        assert_eq!(
            why(siege, "xD5"),
            "The ringfort on D5 is not besieged, because you do not hold C5, D4, D6 and E5 next to it."
        );
        let linked = "four-treasures 5/7/3bb2/7/7/7/5 red battle - - -";
        assert_eq!(
            why(linked, "xD5"),
            "The ringfort on D5 is not besieged, because it is linked with E5."
        );
    }

    #[test]
    fn hk3_the_hills_that_a_king_reaches_are_told() {
        let kings =
            "high-kings-1 RrBrr/Rrrrrrr/rrrr1Br/rrrrrrr/rrrr1rr/RrrrrrB/rrrrr blue battle 0:0 - -";
        assert_eq!(
            why(kings, "F5-E5"),
            "A king moves by a knight's move: the one on F5 can go to E3."
        );
    }

    #[test]
    fn more_than_eight_hills_are_counted() {
        let words = Words::of(Language::English);
        let list = |count: usize| {
            let hills = (1..=count).map(|number| format!("H{number}"));
            words.short_list(&hills.collect::<Vec<_>>())
        };
        assert_eq!(list(8), "H1, H2, H3, H4, H5, H6, H7 and H8");
        assert_eq!(list(9), "H1, H2, H3 and 6 more, 9 in all");
        assert_eq!(list(45), "H1, H2, H3 and 42 more, 45 in all");
    }

    #[test]
    fn hills_are_listed_to_be_read() {
        let words = Words::of(Language::English);
        let list =
            |hills: &[&str]| words.list(&hills.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["C3"]), "C3");
        assert_eq!(list(&["C3", "D5"]), "C3 and D5");
        assert_eq!(list(&["C3", "D5", "E4"]), "C3, D5 and E4");
        let italian = Words::of(Language::Italian);
        assert_eq!(italian.list(&["C3".into(), "E4".into()]), "C3 ed E4");
        assert_eq!(italian.list(&["E3".into(), "D4".into()]), "E3 e D4");
    }
}
