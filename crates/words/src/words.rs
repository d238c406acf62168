//! The messages of a language, put together.

use catalog::Explanation;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The files of the one language that there is.
const FILES: [&str; 5] = [
    include_str!("../../../locales/en/rules.ftl"),
    include_str!("../../../locales/en/explanations.ftl"),
    include_str!("../../../locales/en/cli.ftl"),
    include_str!("../../../locales/en/play.ftl"),
    include_str!("../../../locales/en/server.ftl"),
];

/// The messages of a language, by name.
pub struct Words(FluentBundle<FluentResource>);

/// The values of the variables of a message.
pub type Values<'a> = [(&'a str, FluentValue<'a>)];

impl Default for Words {
    fn default() -> Self {
        Self::new()
    }
}

impl Words {
    /// The words of the language in use.
    pub fn new() -> Self {
        let english: LanguageIdentifier = "en".parse().expect("the name of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![english]);
        // Terminals would show the marks that keep text of two directions apart.
        bundle.set_use_isolating(false);
        for file in FILES {
            // A broken message is left out here; a test sees to it that there is none.
            let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(whole, _)| whole);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// The message of this name; the name itself if there is none.
    pub fn say(&self, name: &str, values: &Values<'_>) -> String {
        let pattern = self.0.get_message(name).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return name.into();
        };
        let args: FluentArgs<'_> = values.iter().cloned().collect();
        self.0
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into()
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
        let message = self.0.get_message(name)?;
        let pattern = message.get_attribute(attribute)?.value();
        Some(self.0.format_pattern(pattern, None, &mut Vec::new()).into())
    }

    /// The sentence of an explanation. Rule: B12
    pub fn explain(&self, because: &Explanation) -> String {
        let values = [
            ("token", because.token.as_ref().into()),
            ("hills", self.short_list(&because.places).into()),
            ("count", because.places.len().into()),
        ];
        self.say(&because.sentence, &values)
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
        let ringforts = ringforts::Why::all().map(|why| (why.code().to_owned(), why.clause()));
        let kings = seat_of_kings::Why::all().map(|why| (why.code().to_owned(), why.clause()));
        ringforts.chain(kings)
    }

    #[test]
    fn every_file_is_sound_and_no_message_is_there_twice() {
        let mut bundle = FluentBundle::new_concurrent(Vec::new());
        for file in FILES {
            let resource = FluentResource::try_new(file.into()).map_err(|(_, errors)| errors);
            bundle
                .add_resource(resource.expect("sound"))
                .expect("no message twice");
        }
    }

    #[test]
    fn b12_every_reason_has_its_sentence_and_no_sentence_lacks_a_reason() {
        let lines = FILES[1].lines().filter(|line| line.starts_with("why-"));
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
    fn b12_every_reason_is_one_sentence_for_any_number_of_hills() {
        let words = Words::new();
        let ringforts = ringforts::Why::all().count();
        for (place, (why, clause)) in reasons().enumerate() {
            // A reason of Seat of Kings may rest on no position.
            let counts = [0, 1, 2, 3, 8, 9, 45].into_iter();
            for count in counts.skip(usize::from(place < ringforts)) {
                let places = vec![String::from("C3"); count];
                let because = Explanation {
                    clause,
                    token: "D4".into(),
                    places,
                    sentence: format!("why-{why}"),
                };
                let sentence = words.explain(&because);
                let is_one_line = !sentence.contains(['{', '}', '\n']);
                let is_sentence = sentence.ends_with('.') && sentence.matches(". ").count() == 0;
                let has_gap = sentence.contains("  ") || sentence.contains(" ,");
                assert!(is_one_line && is_sentence && !has_gap, "{why}: {sentence}");
                assert!(
                    sentence.starts_with(|first: char| first.is_ascii_uppercase()),
                    "{sentence}"
                );
            }
        }
    }

    #[test]
    fn more_than_eight_hills_are_counted() {
        let words = Words::new();
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
        let words = Words::new();
        let list =
            |hills: &[&str]| words.list(&hills.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["C3"]), "C3");
        assert_eq!(list(&["C3", "D5"]), "C3 and D5");
        assert_eq!(list(&["C3", "D5", "E4"]), "C3, D5 and E4");
    }
}
