//! The types of the page, made from those of the messages: `web/src/client/wire.ts`.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::secret::Secret;
use crate::table_id::TableId;

use super::kings::{JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody};
use super::messages::{FromClient, PublicSeat, Target, ToClient};
use super::positions::{
    AnalysisBody, AnalysisOf, Fault, PlayedBody, PositionBody, PositionOf, ScoredLine,
};
use super::requests::{
    Code, Dismiss, ErrorBody, Forget, HandOver, Hint, HintFor, Join, OpenTable, OpenedTable,
    OwnTables, PositionForm, Preview, PreviewOf, SeatEntry, SecretBody, TableEntry, TakenSeats,
    VariantDetails, VariantEntry, Why, WhyNot,
};

/// Which the page reads, from the root of this crate.
const FILE: &str = "../../web/src/client/wire.ts";

const HEAD: &str = "\
// The messages of the server, as docs/protocol.md tells them. Written by `cargo xtask types` from the Rust types.
";

/// In the order in which somebody reads them.
const TYPES: [fn(&Config) -> String; 99] = [
    declaration::<play::View<'static>>,
    declaration::<play::StandingView<'static>>,
    declaration::<play::SeatView<'static>>,
    declaration::<play::OfferView<'static>>,
    declaration::<play::FairnessView>,
    declaration::<play::VoidDrawView>,
    declaration::<play::RevealedSecret>,
    declaration::<play::EntryView<'static>>,
    declaration::<play::RingfortsView>,
    declaration::<play::KingsView>,
    declaration::<play::RegionView>,
    declaration::<play::TraitorView>,
    declaration::<play::RathCard>,
    declaration::<play::IncomeView>,
    declaration::<play::NearWinning>,
    declaration::<play::TraitorCard>,
    declaration::<play::PositionObject>,
    declaration::<play::OptionsObject>,
    declaration::<play::PlayerObject>,
    declaration::<play::StageObject>,
    declaration::<play::Prompt>,
    declaration::<play::Cost>,
    declaration::<play::CardFits>,
    declaration::<play::Fits>,
    declaration::<play::IllegalFits>,
    declaration::<play::DeckView>,
    declaration::<play::CardFace>,
    declaration::<play::LogDetail>,
    declaration::<play::PlyFields>,
    declaration::<play::ActionFields>,
    declaration::<play::DrawFields>,
    declaration::<play::ActionView>,
    declaration::<play::ActionInput>,
    declaration::<play::EffectView>,
    declaration::<play::KingsMoment>,
    declaration::<play::HandView>,
    declaration::<play::KingsAfter>,
    declaration::<play::Legal>,
    declaration::<play::PlayFits>,
    declaration::<play::StonePieces>,
    declaration::<play::Decider>,
    declaration::<play::Departure>,
    declaration::<play::Ending>,
    declaration::<play::Offer>,
    declaration::<play::Claim>,
    declaration::<play::Command>,
    declaration::<play::Order>,
    declaration::<play::Agreement>,
    declaration::<play::Seating>,
    declaration::<play::Taker>,
    declaration::<play::Length>,
    declaration::<play::ClockRule>,
    declaration::<play::Kings>,
    declaration::<play::Preview>,
    declaration::<play::Continuation>,
    declaration::<play::Moment>,
    declaration::<play::After>,
    declaration::<play::Ended>,
    declaration::<play::fair::Bytes>,
    declaration::<TableId>,
    declaration::<Secret>,
    declaration::<Target>,
    declaration::<FromClient>,
    declaration::<ToClient<'static>>,
    declaration::<PublicSeat<'static>>,
    declaration::<ErrorBody>,
    declaration::<Why>,
    declaration::<VariantEntry>,
    declaration::<VariantDetails>,
    declaration::<PositionForm>,
    declaration::<OpenTable>,
    declaration::<OpenedTable>,
    declaration::<Join>,
    declaration::<TakenSeats>,
    declaration::<SecretBody>,
    declaration::<Dismiss>,
    declaration::<Code>,
    declaration::<HandOver>,
    declaration::<OwnTables>,
    declaration::<Forget>,
    declaration::<TableEntry>,
    declaration::<SeatEntry>,
    declaration::<PreviewOf>,
    declaration::<Preview>,
    declaration::<WhyNot>,
    declaration::<PositionOf>,
    declaration::<PositionBody>,
    declaration::<play::PositionSketch>,
    declaration::<AnalysisOf>,
    declaration::<AnalysisBody>,
    declaration::<ScoredLine>,
    declaration::<PlayedBody>,
    declaration::<Fault>,
    declaration::<KingsAnalysisOf>,
    declaration::<KingsAnalysisBody>,
    declaration::<ValuedBody>,
    declaration::<JudgedBody>,
    declaration::<HintFor>,
    declaration::<Hint>,
];

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{docs}export {}\n", T::decl(config))
}

fn types() -> String {
    // All numbers of messages are below 2^53.
    let config = Config::new().with_large_int("number");
    let declarations = TYPES.iter().map(|declaration| declaration(&config));
    HEAD.to_owned() + &declarations.collect::<String>()
}

#[test]
fn the_types_of_the_page_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let types = types();
    if std::env::var_os("TARA_WRITE_TYPES").is_some() {
        fs::write(&file, &types).expect("the file can be written");
    }
    let kept = fs::read_to_string(&file).expect("the types are kept");
    assert!(
        kept == types,
        "run `cargo xtask types`: {FILE} is not what the messages are"
    );
}
