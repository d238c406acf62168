//! `cargo xtask pictures`: regenerates the stored pictures, those of `data/look/sheets` and those of the README in `docs/pictures`.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use anstyle_svg::Term;
use anyhow::{Context, Result, bail};

use crate::browser;
use crate::command::{built, output, program, root, target};

/// The words that are typed in the recorded game, a line each.
const TYPED: &str = include_str!("pictures/typed.txt");

/// The seconds for which each screen of the recording is shown.
const SECONDS: usize = 2;

/// The position of `docs/learning.md`.
const POSITION: &str = "four-treasures 5/7/7/3r3/3b3/7/5 red battle - - -";

/// The prompt of the recorded game.
const PROMPT: &str = "Red> ";

/// Regenerates all pictures.
///
/// # Errors
///
/// If `tara` or the page does not build, there is no browser, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    for (file, drawing) in drawings()? {
        fs::write(root().join(file), drawing)?;
    }
    browser::pictures()
}

/// Checks that the drawings of the docs are as `tara` makes them now. The other pictures are checked by the tests in a browser.
///
/// # Errors
///
/// If it is not, or `tara` does not build.
pub(crate) fn check() -> Result<()> {
    for (file, drawing) in drawings()? {
        if fs::read_to_string(root().join(file)).unwrap_or_default() != drawing {
            bail!("{file} is not as `tara` draws it now; `cargo xtask pictures` regenerates it");
        }
    }
    Ok(())
}

/// The drawings that `tara` makes, each with its file.
fn drawings() -> Result<[(&'static str, String); 2]> {
    let mut show = program(built("tara", "test")?);
    let board = output(show.args(["show", POSITION, "--svg", "-"]))?;
    Ok([
        ("docs/pictures/terminal.svg", recording()?),
        ("docs/pictures/four-treasures.svg", board),
    ])
}

/// A game in the terminal as an animated drawing: a screen for each prompt.
fn recording() -> Result<String> {
    let text = session()?;
    let (_, text) = text
        .split_once("Red begins.")
        .context("the game does not begin")?;
    let mut typed = TYPED.lines();
    let screens: Vec<String> = text
        .split_inclusive(PROMPT)
        .filter(|screen| screen.ends_with(PROMPT))
        .map(|screen| {
            format!(
                "{}{}",
                screen.trim_start_matches('\n'),
                typed.next().unwrap_or_default()
            )
        })
        .collect();
    Ok(animated(&screens))
}

/// The output of `tara play` in the recorded game, with its colors.
fn session() -> Result<String> {
    let tara = built("tara", "test")?;
    let kept = target().join("recording.jsonl");
    let _ = fs::remove_file(&kept);
    let mut play = program(tara);
    play.args([
        "play",
        "four-treasures",
        "--plain",
        "--first",
        "red",
        "--seed",
        "1",
        "--seat",
        "blue=level:2",
    ]);
    play.arg("--save")
        .arg(&kept)
        .env("CLICOLOR_FORCE", "1")
        .env_remove("NO_COLOR");
    let mut child = play.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().context("no standard input")?;
    input.write_all(TYPED.as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    Ok(String::from_utf8(output.stdout)?)
}

/// Screens that follow each other for ever; only the last is seen where motion is not wanted.
fn animated(screens: &[String]) -> String {
    let drawn: Vec<String> = screens
        .iter()
        .map(|screen| Term::new().render_svg(screen))
        .collect();
    let (width, height) = drawn
        .iter()
        .map(|svg| size(svg))
        .fold((0, 0), |(w, h), (width, height)| {
            (w.max(width), h.max(height))
        });
    let total = SECONDS * screens.len();
    let share = 100.0 / screens.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n"
    );
    let _ = writeln!(
        svg,
        "<style>@keyframes seen {{ 0%, {share:.3}% {{ visibility: visible }} {:.3}%, 100% {{ visibility: hidden }} }}\n\
         .screen {{ visibility: hidden; animation: seen {total}s step-end infinite }}\n\
         @media (prefers-reduced-motion: reduce) {{ .screen {{ animation: none }} .screen:last-child {{ visibility: visible }} }}</style>",
        share + 0.001
    );
    for (number, screen) in drawn.iter().enumerate() {
        let delay = SECONDS * number;
        let _ = writeln!(
            svg,
            "<g class=\"screen\" style=\"animation-delay: {delay}s\">{screen}</g>"
        );
    }
    svg + "</svg>\n"
}

/// The width and height that a drawing says it has.
fn size(svg: &str) -> (usize, usize) {
    let number = |name: &str| {
        let (_, rest) = svg.split_once(&format!("{name}=\""))?;
        rest.split("px\"").next()?.parse().ok()
    };
    (number("width").unwrap_or(0), number("height").unwrap_or(0))
}
