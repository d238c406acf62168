//! Files that people save, which a module of its own makes: pictures, animations and sheets to print.

use host::{Problem, TableId};
use search::StopFlag;
use sheets::{DeckSheets, GameSheet, PictureMoment, PicturePosition, Print, read_query};
use words::Language;

use crate::calls::{Answer, Outcome, Task};
use crate::home::Home;
use crate::kept::Game;
use crate::requests::refusal;

/// The type of the content of a file, and its bytes.
type File = (&'static str, Vec<u8>);

impl Home {
    /// Makes a file, and returns itself with what came of it.
    pub(crate) async fn made(mut self: Box<Self>, task: Task) -> (Self, Outcome) {
        let mut outcome = Outcome::default();
        if let Task::Request { path, language, .. } = task {
            // Titles of pictures are English.
            self.speak(Language::English.tag()).await;
            let language = self.speak(&language).await;
            outcome.answer = Some(match self.file(&path, language).await {
                Ok((kind, bytes)) => Answer {
                    status: 200,
                    body: bytes.into_iter().map(char::from).collect(),
                    file: Some(kind),
                },
                Err(problem) => refusal(&problem, language),
            });
        }
        (*self, outcome)
    }

    /// Makes the file of a path.
    async fn file(&self, path: &str, language: Language) -> Result<File, Problem> {
        let (path, query) = match path.split_once('?') {
            Some((path, query)) => (path, Some(query)),
            None => (path, None),
        };
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            ["api", "positions", name] => {
                picture(name, &read_query::<PicturePosition>(query)?.game()?)
            }
            ["api", "sheets", "deck"] => print(read_query::<DeckSheets>(query)?.print(language)?),
            ["api", "sheets", game] => {
                let variant = game.parse().map_err(|_| Problem::NoPath)?;
                print(read_query::<GameSheet>(query)?.print(variant, language)?)
            }
            ["api", "tables", table, name] => {
                let (_, loaded, _) = self.read(table_of(table)?).await?;
                picture(name, loaded.table.game())
            }
            ["api", "tables", table, "games", game, "animation.png"] => {
                let game = self.played(table, game).await?;
                let moments = host::GameMoments::new(&game.transcript, Some(&game.agreed()?))?;
                let stop = StopFlag::default();
                let film = sheets::animation(moments.count(), || moments.games(), &stop)?;
                Ok(("image/png", film))
            }
            ["api", "tables", table, "games", game, name] => {
                let PictureMoment { moment } = read_query(query)?;
                let game = self.played(table, game).await?;
                let agreed = game.agreed()?;
                picture(
                    name,
                    &host::game_at(&game.transcript, Some(&agreed), moment)?,
                )
            }
            _ => Err(Problem::NoPath),
        }
    }

    /// A game that is over.
    async fn played(&self, table: &str, game: &str) -> Result<Game, Problem> {
        let game = game.parse().map_err(|_| Problem::NoGame)?;
        self.game(table_of(table)?, game).await
    }
}

fn table_of(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::NoTable)
}

/// The picture of this name of a game.
fn picture(name: &str, game: &catalog::AnyGame) -> Result<File, Problem> {
    match name {
        "picture.png" => Ok(("image/png", sheets::picture(game)?)),
        "picture.svg" => Ok(("image/svg+xml", sheets::drawing(game).into())),
        _ => Err(Problem::NoPath),
    }
}

fn print(print: Print) -> Result<File, Problem> {
    Ok((print.kind(), sheets::file(print)?))
}
