//! Pages to print, in files.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::bail;
use sheets::Sheets;

use crate::show::picture::write_file;
use crate::words::words;

/// Writes pages as one PDF if the name of the file ends so, else as SVG, several into files that are numbered.
///
/// # Errors
///
/// If a file cannot be written, or several pages of SVG would go to standard output.
pub(crate) fn write(sheets: &Sheets, file: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    if is_pdf(file) {
        return write_file(file, &sheets.pdf()?, out);
    }
    match sheets.pages() {
        [page] => write_file(file, page.as_bytes(), out),
        _ if file == Path::new("-") => bail!(words().get("printed-several")),
        pages => (1..).zip(pages).try_for_each(|(number, page)| {
            write_file(&numbered(file, number), page.as_bytes(), out)
        }),
    }
}

fn is_pdf(file: &Path) -> bool {
    file.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"))
}

/// The file of a page: `cards.svg` gives `cards-1.svg`.
fn numbered(file: &Path, number: usize) -> PathBuf {
    let mut name = file.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = file.extension() {
        name.push(".");
        name.push(ending);
    }
    file.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_page_stands_before_the_ending() {
        let name = |file: &str| numbered(Path::new(file), 2);
        assert_eq!(name("a/cards.svg"), Path::new("a/cards-2.svg"));
        assert_eq!(name("cards"), Path::new("cards-2"));
        assert!(is_pdf(Path::new("a.PDF")) && !is_pdf(Path::new("pdf")));
    }
}
