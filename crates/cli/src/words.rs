//! Every sentence that the command says: messages of the files in `locales/`.

use catalog::Explanation;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The files of the one language that there is.
const FILES: [&str; 3] = [
    include_str!("../../../locales/en/rules.ftl"),
    include_str!("../../../locales/en/explanations.ftl"),
    include_str!("../../../locales/en/cli.ftl"),
];

/// The messages of a language, by name.
pub(crate) struct Words(FluentBundle<FluentResource>);

/// The values of the variables of a message.
pub(crate) type Values<'a> = [(&'a str, FluentValue<'a>)];

impl Words {
    /// The words of the language in use.
    pub(crate) fn new() -> Self {
        let english: LanguageIdentifier = "en".parse().expect("the name of a language");
        let mut bundle = FluentBundle::new(vec![english]);
        // Terminals would show the marks that keep text of two directions apart.
        bundle.set_use_isolating(false);
        for file in FILES {
            // A broken message is left out here; a test sees to it that there is none.
            let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(whole, _)| whole);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// The message of this name; its name if there is none.
    pub(crate) fn say(&self, name: &str, values: &Values<'_>) -> String {
        let pattern = self.0.get_message(name).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return name.into();
        };
        let args: FluentArgs<'_> = values.iter().cloned().collect();
        self.0
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into()
    }

    /// The message of this name, which has no variables.
    pub(crate) fn get(&self, name: &str) -> String {
        self.say(name, &[])
    }

    /// An attribute of a message, if it has it.
    pub(crate) fn attribute(&self, name: &str, attribute: &str) -> Option<String> {
        let message = self.0.get_message(name)?;
        let pattern = message.get_attribute(attribute)?.value();
        Some(self.0.format_pattern(pattern, None, &mut Vec::new()).into())
    }

    /// The sentence of an explanation. Rule: B12
    pub(crate) fn explain(&self, token: &str, because: &Explanation) -> String {
        let values = [
            ("token", token.into()),
            ("hills", self.list(&because.places).into()),
            ("count", because.places.len().into()),
        ];
        self.say(&because.sentence, &values)
    }

    /// A list to be read, such as "C3, D5 and E4".
    pub(crate) fn list(&self, places: &[String]) -> String {
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
