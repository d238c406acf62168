//! Actions and draws as objects with fields, which a client reads and composes without knowing the grammar of tokens.

use std::borrow::Cow;
use std::ops::Deref;

use catalog::{Action, AnyGame, Draw, PlyRef};
use ringforts::{Hill, Link, Move};
use seat_of_kings::{Card, Color, Decision, Position, Region};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name: static when written, owned when read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String)]
pub struct Name(Cow<'static, str>);

impl<Text: Into<Cow<'static, str>>> From<Text> for Name {
    fn from(text: Text) -> Self {
        Self(text.into())
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// An action by its kind and its fields. Hills, positions, regions, pieces and seats have their names.
#[expect(missing_docs, reason = "the fields are what the kind of action names")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ActionFields {
    /// Builds on a hill.
    Build { hill: Name },
    /// Captures the ringfort on a hill; in Stone of Destiny replaces it, with no link to make.
    Capture { hill: Name },
    /// Moves a king to a vacant hill, or back.
    Step { from: Name, to: Name },
    /// Moves a king onto an enemy ringfort, which is captured.
    Take { from: Name, to: Name },
    /// Moves a king back and sacrifices the ringfort that it reaches.
    Sacrifice { from: Name, to: Name },
    /// Passes.
    Pass,
    /// Replaces the ringfort on a hill, then makes a link, such as `E4E5`.
    Replace { hill: Name, link: Name },
    /// Keeps three cards; no card if the reader may not know them. Rule: SKR2
    Keep {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<u8>,
    },
    /// Discards a card for cumals. Rule: SKR4
    Discard { card: u8 },
    /// Pays for the captives of a region. Rule: SKM1
    Amnesty { region: Name, card: u8 },
    /// Plays a card for a fit, by its Placement Positions. Rule: SKP1
    Play {
        card: u8,
        region: Name,
        positions: Vec<Name>,
    },
    /// Places a piece. Rule: SKP2
    Place { position: Name },
    /// Swaps two pieces, such as `F2.0`. Rule: SKD1
    Stone {
        card: u8,
        region: Name,
        pieces: [Name; 2],
    },
    /// Keeps one of two forts. Rule: SKD3
    KeepFort { position: Name },
    /// Pays the Activation Cost. Rule: SKA1
    Activate,
    /// Promotes into a position. Rule: SKA3
    Promote { position: Name },
    /// Ends what is optional.
    End,
    /// Buys the traitor. Rule: SKT3
    Traitor,
    /// Declines the traitor. Rule: SKT2
    Decline,
    /// Exchanges a piece from stock for a top piece. Rule: SKT3
    Exchange { position: Name },
    /// Places a piece of a garrison. Rule: SKK2
    Garrison { position: Name },
    /// Pays a ransom. Rule: SKX2
    Ransom { cumals: u8 },
    /// Names the next Starting Player. Rule: SKR5
    Start { seat: Name },
    /// Opens the third region. Rule: SK2P2
    Region { region: Name },
}

/// A chance event by its kind and its cards, in the order in which they were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DrawFields {
    /// The lots, in seat order. Rule: SKR1
    Lots {
        /// The cards.
        cards: Vec<u8>,
    },
    /// A shuffled deck, from top to bottom. Rule: SKC4
    Shuffle {
        /// The cards; none while the reader may not know them.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        cards: Vec<u8>,
    },
}

/// An action or a chance event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum PlyFields {
    /// An action.
    Action(ActionFields),
    /// A chance event.
    Draw(DrawFields),
}

/// A legal action: its token, and its fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ActionView {
    /// The text that stands for it in commands, transcripts and on the command line.
    pub token: String,
    /// Its kind and what belongs to it.
    #[serde(flatten)]
    pub fields: ActionFields,
}

/// An action as a client sends it: the token, or the fields.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ActionInput {
    /// The token.
    Token(String),
    /// The kind and the fields.
    Fields(ActionFields),
}

impl ActionFields {
    /// The fields of an action, all of them.
    pub fn of(action: Action) -> Self {
        match action {
            Action::Ringforts(mv) => Self::of_move(mv),
            Action::Kings(decision) => Self::of_decision(decision),
        }
    }

    fn of_move(mv: Move) -> Self {
        let name = |hill: Hill| Name::from(hill.name());
        match mv {
            Move::Build(hill) => Self::Build { hill: name(hill) },
            Move::Capture(hill) => Self::Capture { hill: name(hill) },
            Move::Step { from, to } => Self::Step {
                from: name(from),
                to: name(to),
            },
            Move::Take { from, to } => Self::Take {
                from: name(from),
                to: name(to),
            },
            Move::Sacrifice { from, to } => Self::Sacrifice {
                from: name(from),
                to: name(to),
            },
            Move::Pass => Self::Pass,
            Move::Swap { at, link } => Self::Replace {
                hill: name(at),
                link: link.to_string().into(),
            },
        }
    }

    fn of_decision(decision: Decision) -> Self {
        let at = |position: Position| Name::from(position.name());
        match decision {
            Decision::Keep(cards) => Self::Keep {
                cards: cards.map(Card::number).into(),
            },
            Decision::Discard(card) => Self::Discard {
                card: card.number(),
            },
            Decision::Amnesty(region, card) => Self::Amnesty {
                region: region.name().into(),
                card: card.number(),
            },
            Decision::Play(card, region, first, second) => Self::Play {
                card: card.number(),
                region: region.name().into(),
                positions: [Some(first), second]
                    .into_iter()
                    .flatten()
                    .map(at)
                    .collect(),
            },
            Decision::Place(position) => Self::Place {
                position: at(position),
            },
            Decision::Stone(card, region, one, other) => Self::Stone {
                card: card.number(),
                region: region.name().into(),
                pieces: [one, other].map(|piece| piece.to_string().into()),
            },
            Decision::KeepFort(position) => Self::KeepFort {
                position: at(position),
            },
            Decision::Activate => Self::Activate,
            Decision::Promote(position) => Self::Promote {
                position: at(position),
            },
            Decision::End => Self::End,
            Decision::Traitor => Self::Traitor,
            Decision::Decline => Self::Decline,
            Decision::Exchange(position) => Self::Exchange {
                position: at(position),
            },
            Decision::Garrison(position) => Self::Garrison {
                position: at(position),
            },
            Decision::Ransom(cumals) => Self::Ransom { cumals },
            Decision::Start(color) => Self::Start {
                seat: color.name().into(),
            },
            Decision::Region(region) => Self::Region {
                region: region.name().into(),
            },
        }
    }

    /// The action of these fields; `None` if a name or a number is none of the game.
    pub fn action(&self) -> Option<Action> {
        self.ringfort_move()
            .map(Action::Ringforts)
            .or_else(|| self.decision().map(Action::Kings))
    }

    fn ringfort_move(&self) -> Option<Move> {
        let hill = |name: &str| Hill::from_name(name);
        let king = |from: &str, to: &str| Some((hill(from)?, hill(to)?));
        Some(match self {
            Self::Build { hill: at } => Move::Build(hill(at)?),
            Self::Capture { hill: at } => Move::Capture(hill(at)?),
            Self::Step { from, to } => king(from, to).map(|(from, to)| Move::Step { from, to })?,
            Self::Take { from, to } => king(from, to).map(|(from, to)| Move::Take { from, to })?,
            Self::Sacrifice { from, to } => {
                king(from, to).map(|(from, to)| Move::Sacrifice { from, to })?
            }
            Self::Pass => Move::Pass,
            Self::Replace { hill: at, link } => Move::Swap {
                at: hill(at)?,
                link: Link::read(link).ok()?,
            },
            _ => return None,
        })
    }

    fn decision(&self) -> Option<Decision> {
        let at = |name: &Name| name.parse::<Position>().ok();
        let region_of = |name: &Name| name.parse::<Region>().ok();
        Some(match self {
            Self::Keep { cards } => {
                let cards: Option<Vec<Card>> = cards.iter().map(|&card| Card::new(card)).collect();
                Decision::Keep(cards?.try_into().ok()?)
            }
            Self::Discard { card } => Decision::Discard(Card::new(*card)?),
            Self::Amnesty { region, card } => {
                Decision::Amnesty(region_of(region)?, Card::new(*card)?)
            }
            Self::Play {
                card,
                region,
                positions,
            } => {
                let (first, second) = match positions.as_slice() {
                    [first] => (at(first)?, None),
                    [first, second] => (at(first)?, Some(at(second)?)),
                    _ => return None,
                };
                Decision::Play(Card::new(*card)?, region_of(region)?, first, second)
            }
            Self::Place { position } => Decision::Place(at(position)?),
            Self::Stone {
                card,
                region,
                pieces: [one, other],
            } => Decision::Stone(
                Card::new(*card)?,
                region_of(region)?,
                one.parse().ok()?,
                other.parse().ok()?,
            ),
            Self::KeepFort { position } => Decision::KeepFort(at(position)?),
            Self::Activate => Decision::Activate,
            Self::Promote { position } => Decision::Promote(at(position)?),
            Self::End => Decision::End,
            Self::Traitor => Decision::Traitor,
            Self::Decline => Decision::Decline,
            Self::Exchange { position } => Decision::Exchange(at(position)?),
            Self::Garrison { position } => Decision::Garrison(at(position)?),
            Self::Ransom {
                cumals: cumals @ 0..=3,
            } => Decision::Ransom(*cumals),
            Self::Ransom { .. } => return None,
            Self::Start { seat } => Decision::Start(seat.parse::<Color>().ok()?),
            Self::Region { region } => Decision::Region(region_of(region)?),
            Self::Build { .. }
            | Self::Capture { .. }
            | Self::Step { .. }
            | Self::Take { .. }
            | Self::Sacrifice { .. }
            | Self::Pass
            | Self::Replace { .. } => return None,
        })
    }
}

impl PlyFields {
    /// All fields of a step.
    pub fn of(ply: PlyRef<'_>) -> Self {
        match ply {
            PlyRef::Action(action) => Self::Action(ActionFields::of(action)),
            PlyRef::Draw(Draw::Lots(cards)) => Self::Draw(DrawFields::Lots {
                cards: cards.to_vec(),
            }),
            PlyRef::Draw(Draw::Shuffle(cards)) => Self::Draw(DrawFields::Shuffle {
                cards: cards.to_vec(),
            }),
        }
    }

    /// Returns true if `region` is one of the fields.
    pub(crate) const fn names_region(&self) -> bool {
        matches!(
            self,
            Self::Action(
                ActionFields::Amnesty { .. }
                    | ActionFields::Play { .. }
                    | ActionFields::Stone { .. }
                    | ActionFields::Region { .. }
            )
        )
    }
}

impl ActionView {
    /// An action with its token.
    pub fn of(action: Action) -> Self {
        Self {
            token: action.to_string(),
            fields: ActionFields::of(action),
        }
    }
}

impl ActionInput {
    /// The action that is meant in a game, legal or not; `None` if it is none of that game.
    pub fn action(&self, game: &AnyGame) -> Option<Action> {
        match self {
            Self::Token(token) => game.parse_action(token).ok(),
            Self::Fields(fields) => fields.action(),
        }
    }
}

impl From<Action> for ActionInput {
    fn from(action: Action) -> Self {
        Self::Token(action.to_string())
    }
}

impl From<&Self> for ActionInput {
    fn from(input: &Self) -> Self {
        input.clone()
    }
}

impl From<&str> for ActionInput {
    fn from(token: &str) -> Self {
        Self::Token(token.into())
    }
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn fields_are_actions_and_back() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for variant in AnyVariant::all() {
            let mut game = variant.start();
            for _ in 0..500 {
                for action in game.legal_actions().into_iter().take(300) {
                    let fields = ActionFields::of(action);
                    assert_eq!(fields.action(), Some(action), "{action}");
                    let json = serde_json::to_string(&fields).expect("JSON");
                    assert_eq!(serde_json::from_str(&json).ok(), Some(fields), "{json}");
                }
                if game.play_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn names_that_are_none_make_no_action() {
        for json in [
            r#"{"kind":"build","hill":"A1"}"#,
            r#"{"kind":"keep","cards":[1,2]}"#,
            r#"{"kind":"keep","cards":[1,2,37]}"#,
            r#"{"kind":"play","card":1,"region":"ulster","positions":[]}"#,
            r#"{"kind":"ransom","cumals":4}"#,
            r#"{"kind":"replace","hill":"D4","link":"é4E5"}"#,
            r#"{"kind":"start","seat":"green"}"#,
            r#"{"kind":"stone","card":8,"region":"ulster","pieces":["F2.00","H1.0"]}"#,
            r#"{"kind":"stone","card":8,"region":"ulster","pieces":["F2.0","H1.+1"]}"#,
        ] {
            let fields: ActionFields = serde_json::from_str(json).expect(json);
            assert_eq!(fields.action(), None, "{json}");
        }
    }
}
