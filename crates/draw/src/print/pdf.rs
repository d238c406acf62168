//! Pages as one PDF.

use std::collections::HashMap;

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, TextStr};
use svg2pdf::usvg::{Options, Tree};
use thiserror::Error;

/// An error of writing a PDF.
#[derive(Debug, Error)]
pub enum PdfRefused {
    /// The text is not a drawing.
    #[error("not an SVG drawing: {0}")]
    Drawing(#[from] svg2pdf::usvg::Error),
    /// The drawing cannot be a page.
    #[error("the drawing cannot be a page: {0}")]
    Page(svg2pdf::ConversionError),
}

/// CSS counts 96 pixels to an inch, a PDF 72 points.
const POINTS_PER_PIXEL: f32 = 0.75;

/// One PDF with each drawing on a page as large as it says, with its title and its language (BCP 47).
///
/// # Errors
///
/// If one of them is not SVG, or has what a PDF cannot show.
pub fn pdf(pages: &[String], title: &str, language: &str) -> Result<Vec<u8>, PdfRefused> {
    let mut next = Ref::new(1);
    let [catalog, tree, info] = [next.bump(), next.bump(), next.bump()];
    let ids: Vec<Ref> = pages.iter().map(|_| next.bump()).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog)
        .pages(tree)
        .lang(TextStr(language))
        .finish();
    pdf.document_info(info)
        .title(TextStr(title))
        .creator(TextStr("Tara"));
    pdf.pages(tree)
        .kids(ids.iter().copied())
        .count(ids.len() as i32);
    for (page, &id) in pages.iter().zip(&ids) {
        let drawing = Tree::from_str(page, &Options::default())?;
        add(&mut pdf, &drawing, [tree, id], &mut next)?;
    }
    Ok(pdf.finish())
}

/// Adds a page with this id.
fn add(
    pdf: &mut Pdf,
    drawing: &Tree,
    [tree, id]: [Ref; 2],
    next: &mut Ref,
) -> Result<(), PdfRefused> {
    let options = svg2pdf::ConversionOptions::default();
    let (chunk, picture) = svg2pdf::to_chunk(drawing, options).map_err(PdfRefused::Page)?;
    let mut renumbered = HashMap::new();
    let chunk = chunk.renumber(|old| *renumbered.entry(old).or_insert_with(|| next.bump()));
    let contents = next.bump();
    let size = drawing.size();
    let [width, height] = [size.width(), size.height()]
        .map(|length| (length * POINTS_PER_PIXEL * 100.0).round() / 100.0);
    let name = Name(b"Drawing");
    let mut page = pdf.page(id);
    page.media_box(Rect::new(0.0, 0.0, width, height))
        .parent(tree)
        .contents(contents);
    page.resources()
        .x_objects()
        .pair(name, renumbered[&picture]);
    page.finish();
    let mut content = Content::new();
    content
        .transform([width, 0.0, 0.0, height, 0.0, 0.0])
        .x_object(name);
    pdf.stream(contents, &content.finish());
    pdf.extend(&chunk);
    Ok(())
}
