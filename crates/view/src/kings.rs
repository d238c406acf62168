//! Seat of Kings as one reader may see it: the object of the notation, and facts from the rules.
//!
//! All of it is made from what is public and from the cards of the seat that reads. Seats, regions and positions are
//! written by their names; ranks by the letter with which their positions begin.

mod change;
mod deck;
mod hand;
mod names;
mod prompt;
mod rath_card;
mod region;
mod remark;
mod traitor;
mod turn;

use catalog::AnyGame;
use catalog::seat_of_kings::{Perspective, PositionObject, StageObject};
use game::{Hidden, Seat};
use seat_of_kings::{Public, Stage, Step};
use serde::Serialize;
use utoipa::ToSchema;

use self::names::name;

pub use change::{DominantChange, KingsChange, PlayerChange, StackChange};
pub use deck::{CardFace, DeckView};
pub use hand::{CardFits, Fits, IllegalFits};
pub use prompt::{Cost, Prompt};
pub use rath_card::{IncomeView, NearWinning, RanksByRegion, RathCard};
pub use region::{RegionView, TraitorView};
pub use remark::KingsRemark;
pub use traitor::TraitorCard;
pub use turn::KingsTurn;

/// Seat of Kings as one reader may see it, so that a client needs no rules to show it. Its first keys are those of a
/// view in `docs/notation.md`. Fields that do not apply are omitted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct KingsView {
    /// The view as the notation has it: board, players, cards, stage.
    #[serde(flatten)]
    pub position: PositionObject,
    /// True if the deck is the reconstruction that comes with the program, and not the printed one. Rule: SKC3
    pub is_reconstruction: bool,
    /// The number of turns in a round. Rule: SKR3
    pub turns: u8,
    /// The seat whose turn of the round it is, even while another seat decides; left out before the first turn of a round and after the
    /// last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_turn: Option<&'static str>,
    /// True if the awaited decision goes on with what its seat has begun, or is its garrison: no turn begins with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub goes_on: bool,
    /// The number of King positions that wins. Rule: SKK6, SKO1
    pub kings_to_win: usize,
    /// The regions of the game, clockwise from the west. Rule: SKB1, SKB6
    pub regions: Vec<RegionView>,
    /// The possessions of each player other than cumals, cards and prisoners, in turn order.
    pub raths: Vec<RathCard>,
    /// The Traitor card; left out outside the traitor step. Rule: SKT1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traitor: Option<TraitorCard>,
    /// The costs and results of the awaited decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
    /// The hand of the seat that reads: what each card could do if a turn of that seat began now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<CardFits>,
}

impl KingsView {
    /// The view of a game for a seat or a spectator; `None` for a ringfort game. Rule: SKO4
    pub fn of_game(game: &AnyGame, you: Option<Seat>) -> Option<Self> {
        let state = game.as_kings()?;
        Some(match you {
            Some(seat) => Self::of(Perspective::Seat(&state.view(seat))),
            None => Self::of(Perspective::Watcher(state)),
        })
    }

    /// The view from a perspective. Fees are those of the reader, or of the seat on turn if no seat reads. Rule: SKO4
    pub fn of(perspective: Perspective<'_>) -> Self {
        let public = perspective.public();
        let options = public.options();
        let reader = perspective.seat().unwrap_or(public.on_turn());
        let regions = options.regions.iter();
        Self {
            position: PositionObject::of(perspective),
            is_reconstruction: options.deck.is_reconstruction(),
            turns: public.turns(),
            on_turn: on_turn(public).map(|seat| name(options.players, seat)),
            goes_on: public.stage().goes_on(),
            kings_to_win: public.kings_to_win(),
            regions: regions
                .map(|region| RegionView::of(public, region, reader))
                .collect(),
            raths: rath_card::all(public),
            traitor: TraitorCard::of(public),
            prompt: Prompt::of(public),
            hand: match perspective {
                Perspective::Seat(view) => hand::of(view),
                Perspective::Everything(_) | Perspective::Watcher(_) => Vec::new(),
            },
        }
    }

    /// Shows a game that was ended, whatever the rules still wait for: nobody decides, and nobody is about to win.
    pub fn close(&mut self) {
        if self.position.stage.name != Stage::Over.name() {
            self.position.stage = StageObject::named(Stage::Over);
        }
        self.prompt = None;
        self.on_turn = None;
        self.goes_on = false;
        for rath in &mut self.raths {
            rath.near = None;
        }
    }
}

/// The seat whose turn of the round it is; `None` outside the turns.
fn on_turn(public: &Public) -> Option<Seat> {
    match public.step() {
        Step::Lots | Step::Deal | Step::Keep(_) | Step::Over(_) => None,
        _ if public.is_round_played() => None,
        _ => Some(public.on_turn()),
    }
}
