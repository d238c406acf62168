//! The preview text of a link to a page of Tara: only what everybody may know.

use catalog::{AnyGame, AnyVariant};
use play::{Agreement, Seating, Taker};
use words::{Language, Words};

use crate::lists::StoredTable;
use crate::sentences;

/// The title and the description of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkText {
    /// A few words.
    pub title: String,
    /// A sentence or two.
    pub about: String,
}

/// The target of a link.
#[derive(Debug, Clone, Copy)]
pub enum LinkTarget<'a> {
    /// The home page, or a page without a preview of its own.
    Site,
    /// A new game of a variant, by its name.
    Variant(&'a str),
    /// A table.
    Table(&'a StoredTable),
    /// A finished game of a table.
    Game(&'a StoredTable),
    /// A position, by its text.
    Position(&'a str),
}

/// The words of a link in a language. What cannot be read anymore, or does not exist, gets those of the site.
pub fn link_text(to: LinkTarget<'_>, language: Language) -> LinkText {
    let words = sentences::in_language(language);
    let found = match to {
        LinkTarget::Site => None,
        LinkTarget::Variant(name) => of_variant(words, "link-game", name),
        LinkTarget::Table(table) => of_table(words, table),
        LinkTarget::Game(table) => of_game(words, table),
        LinkTarget::Position(text) => {
            let game = AnyGame::read(text).ok();
            game.and_then(|game| of_variant(words, "link-position", game.variant().name()))
        }
    };
    found.unwrap_or_else(|| LinkText {
        title: words.get("link-site"),
        about: words.get("link-site-about"),
    })
}

/// The name of a game in words, as the title of its picture.
pub fn link_game(game: &AnyGame) -> String {
    let name = format!("variant-{}", game.variant().name());
    sentences::in_language(Language::English).get(&name)
}

fn of_variant(words: &Words, title: &str, name: &str) -> Option<LinkText> {
    let variant: AnyVariant = name.parse().ok()?;
    let game = variant_words(words, variant.name());
    Some(LinkText {
        title: words.say(title, &[("game", game.into())]),
        about: about_variant(words, variant.name()),
    })
}

fn of_table(words: &Words, table: &StoredTable) -> Option<LinkText> {
    let agreed = table.agreed.as_ref()?;
    let has_free = table.people.iter().any(|person| person.holder.is_none());
    let inviter = table.people.iter().find(|person| person.holder.is_some());
    let inviter = inviter.and_then(|person| person.name.as_deref());
    let game = ("game", variant_words(words, &agreed.variant).into());
    let title = match inviter {
        Some(name) if has_free => words.say("link-invitation", &[game, ("name", name.into())]),
        _ if has_free => words.say("link-game", &[game]),
        _ => words.say(
            "link-table",
            &[game, ("players", players(words, agreed, table).into())],
        ),
    };
    let stage = if has_free {
        "free"
    } else {
        table.stage.as_str()
    };
    Some(text(words, title, stage, agreed))
}

fn of_game(words: &Words, table: &StoredTable) -> Option<LinkText> {
    let agreed = table.agreed.as_ref()?;
    let game = ("game", variant_words(words, &agreed.variant).into());
    let players = ("players", players(words, agreed, table).into());
    Some(text(
        words,
        words.say("link-table", &[game, players]),
        "over",
        agreed,
    ))
}

fn text(words: &Words, title: String, stage: &str, agreed: &Agreement) -> LinkText {
    let first = words.say("link-about", &[("stage", stage.into())]);
    LinkText {
        title,
        about: format!("{first} {}", about_variant(words, &agreed.variant)),
    }
}

/// The players, as a list to be read.
fn players(words: &Words, agreed: &Agreement, table: &StoredTable) -> String {
    let mut names = players_of(words, agreed, table);
    names.dedup();
    words.list(&names)
}

/// The name of the player of each seat, in turn order. A guest stands for those without one.
pub(crate) fn players_of(words: &Words, agreed: &Agreement, table: &StoredTable) -> Vec<String> {
    let nameless = || words.say("link-nameless", &[]);
    let names = named_players_of(words, agreed, table);
    names.map(|name| name.unwrap_or_else(nameless)).collect()
}

/// The name of the player of each seat, in turn order, if there is one.
pub(crate) fn named_players_of<'a>(
    words: &'a Words,
    agreed: &'a Agreement,
    table: &'a StoredTable,
) -> impl Iterator<Item = Option<String>> + 'a {
    let named = move |(seat, seating): (u8, &Seating)| match &seating.taker {
        Taker::Person(_) => {
            let person = table.people.iter().find(|person| person.seat == seat);
            person.and_then(|person| person.name.clone())
        }
        Taker::Program(player) => {
            let level = player.trim_start_matches("level:");
            Some(words.say("link-level", &[("level", level.into())]))
        }
    };
    (0u8..).zip(&agreed.seats).map(named)
}

fn variant_words(words: &Words, name: &str) -> String {
    words.get(&format!("variant-{name}"))
}

fn about_variant(words: &Words, name: &str) -> String {
    let about = words.attribute(&format!("variant-{name}"), "about");
    about.unwrap_or_default().replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;

    use super::*;
    use crate::loaded_table::{PersonSeat, free_seats};
    use crate::{SecretHash, TableId};

    fn table(people: impl Fn(&mut [PersonSeat])) -> StoredTable {
        let variant: AnyVariant = "four-treasures".parse().expect("a variant");
        let agreed = Agreement::game(variant, [Taker::Person(1), Taker::Person(2)]);
        let mut seats = free_seats(&agreed);
        people(&mut seats);
        StoredTable {
            table: TableId::from_bytes([0; 8]),
            stage: "seating".into(),
            opened_at: 0,
            agreed: Some(agreed),
            people: seats,
            games: 0,
            here: None,
            live: None,
        }
    }

    fn sit(person: &mut PersonSeat, name: Option<&str>) {
        person.holder = SecretHash::stored(&[person.seat; 32]);
        person.name = name.map(String::from);
    }

    fn title(to: LinkTarget<'_>) -> String {
        link_text(to, Language::English).title
    }

    #[test]
    fn a_link_to_a_table_says_who_invites_or_who_plays() {
        let waiting = table(|people| sit(&mut people[0], Some("Ann")));
        assert_eq!(
            title(LinkTarget::Table(&waiting)),
            "Ann invites you to play Four Treasures"
        );
        assert!(
            link_text(LinkTarget::Table(&waiting), Language::English)
                .about
                .starts_with("A seat is free")
        );
        let nameless = table(|people| sit(&mut people[0], None));
        assert_eq!(title(LinkTarget::Table(&nameless)), "Play Four Treasures");
        let full = table(|people| {
            sit(&mut people[0], Some("Ann"));
            sit(&mut people[1], None);
        });
        assert_eq!(
            title(LinkTarget::Table(&full)),
            "Four Treasures: Ann and Guest"
        );
    }

    #[test]
    fn players_have_their_names_and_programs_are_named_in_the_language() {
        let mut full = table(|people| sit(&mut people[0], Some("Ann")));
        let agreed = full.agreed.as_mut().expect("terms");
        agreed.seats[1].taker = Taker::Program("level:3".into());
        let named = |language, table: &StoredTable| -> Vec<Option<String>> {
            let agreed = table.agreed.as_ref().expect("terms");
            named_players_of(sentences::in_language(language), agreed, table).collect()
        };
        let ann = Some("Ann".to_owned());
        assert_eq!(
            named(Language::English, &full),
            [ann.clone(), Some("Computer, level 3".into())]
        );
        assert_eq!(
            named(Language::German, &full),
            [ann, Some("Computer, Stärke 3".into())]
        );
        let nameless = table(|people| sit(&mut people[0], None));
        assert_eq!(named(Language::English, &nameless), [None, None]);
    }

    #[test]
    fn a_position_is_named_by_its_game_and_nonsense_by_the_site() {
        let position = "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -";
        assert_eq!(
            title(LinkTarget::Position(position)),
            "A position of Four Treasures"
        );
        let site = title(LinkTarget::Site);
        assert_eq!(title(LinkTarget::Position("nonsense")), site);
        assert_eq!(title(LinkTarget::Variant("chess")), site);
    }
}
