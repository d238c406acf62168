//! `cargo xtask docs`: builds the pages of the rules from the clauses.

use std::collections::HashSet;
use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};

use crate::clauses::{Clause, Clauses, PATH, PROGRAM, Variant, section};
use crate::command::target;
use crate::messages::{Messages, RULES};
use crate::tree::{Finding, Tree};

const SOURCES: &str = "\
## Sources

- *manual N*: *Tara*, complete manual, 12 February 2014, section N or its appendix, put together by Thom Mollinga
  from tailtengames.com.
- *revised*: *High Kings of Tara*, Level 1, revised 22 February 2014. Being later, it stands where the two differ.
- *rulebook N*: *Tara, Seat of Kings*, the English rulebook, page N, by Alan Paull, Surprised Stare Games Ltd 2006. It
  stands where the texts of that game differ.
- *German*: the official German rules of that game.
- *Italian*: an Italian players' translation of the rulebook with notes, by Guglielmo Cinti.
- *FAQ*: the publisher's answers to four questions about that game.
- *ruling*: ours alone.

A *ruling* below a clause says what was chosen where the sources leave something open, and why.
";

/// Writes the pages to `rules/` in the build folder.
///
/// # Errors
///
/// If the clauses cannot be read or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    let pages = pages(&Tree::read()?)?;
    let folder = target().join("rules");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    for (name, text) in &pages {
        std::fs::write(folder.join(name), text).with_context(|| format!("cannot write {name}"))?;
    }
    println!("{} pages in {}", pages.len(), folder.display());
    Ok(())
}

/// The pages of a tree's clauses: file names and texts.
///
/// # Errors
///
/// If the clauses cannot be read, one of them has no text, or a page links to a page or a heading that does not exist.
pub(crate) fn pages(tree: &Tree) -> Result<Vec<(String, String)>> {
    let rules = Rules {
        clauses: Clauses::read(tree)?,
        messages: Messages::read(tree, RULES)?,
    };
    let mut pages = vec![("README.md".into(), rules.front_page()?)];
    for section in rules.clauses.sections() {
        pages.push((format!("{section}.md"), rules.section_page(section)?));
    }
    for variant in &rules.clauses.variants {
        pages.push((format!("{}.md", variant.id), rules.variant_page(variant)?));
    }
    check_links(&pages)?;
    Ok(pages)
}

/// Checks that the ids of the clauses and of the texts agree, and that the pages can be built of them.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let read = pages(tree).and_then(|_| Ok((Clauses::read(tree)?, Messages::read(tree, RULES)?)));
    let (clauses, messages) = match read {
        Ok(read) => read,
        Err(error) => return vec![Finding::new(PATH, 1, format!("{error:#}"))],
    };
    let mut findings = Vec::new();
    for (index, clause) in clauses.clauses.iter().enumerate() {
        let (id, line) = (&clause.id, clause.line(tree));
        let text = messages.get(id);
        if text.is_some_and(|text| text.attributes.contains_key("ruling") != clause.has_ruling) {
            let what = format!("{id} has a ruling in one file and not in the other");
            findings.push(Finding::new(PATH, line, what));
        }
        if clauses.clauses[..index].iter().any(|other| other.id == *id) {
            findings.push(Finding::new(PATH, line, format!("{id} is there twice")));
        }
    }
    let sections = clauses.sections();
    let is_listed = |name: &str| match name.split_once('-') {
        Some(("section", rest)) => sections.contains(&rest),
        Some(("variant", rest)) => clauses.variants.iter().any(|variant| variant.id == rest),
        _ => section(name).is_empty() || clauses.clause(name).is_some(),
    };
    let strange = messages.iter().filter(|(name, _)| !is_listed(name));
    findings
        .extend(strange.map(|(name, text)| {
            Finding::new(RULES, text.line, format!("{name} is not in {PATH}"))
        }));
    findings
}

/// Checks that every link leads to a page, or to a heading of one.
fn check_links(pages: &[(String, String)]) -> Result<()> {
    let mut targets = HashSet::new();
    for (name, text) in pages {
        targets.insert(name.clone());
        let headings = text.lines().filter_map(|line| line.strip_prefix("## "));
        targets.extend(headings.map(|heading| format!("{name}#{}", heading.to_lowercase())));
    }
    for (name, text) in pages {
        for rest in text.split("](").skip(1) {
            let (link, _) = rest.split_once(')').context("a link ends")?;
            ensure!(targets.contains(link), "{name} links to {link}");
        }
    }
    Ok(())
}

struct Rules {
    clauses: Clauses,
    messages: Messages,
}

impl Rules {
    fn front_page(&self) -> Result<String> {
        let mut page =
            String::from("# Rules\n\nThe games, each with the clauses that apply to it:\n\n");
        for variant in &self.clauses.variants {
            let name = self.text(&format!("variant-{}", variant.id))?;
            writeln!(page, "- [{name}]({}.md), `{}`", variant.id, variant.id)?;
        }
        page.push_str("\nThe clauses, section by section:\n\n");
        for section in self.clauses.sections() {
            writeln!(page, "- {}", self.section_link(section)?)?;
        }
        page.push_str("\nClauses that wait for a later version:\n\n");
        for clause in &self.clauses.clauses {
            if let Some(waits) = &clause.waits {
                writeln!(page, "- {}: {waits}", link(clause))?;
            }
        }
        write!(page, "\n{SOURCES}")?;
        Ok(page)
    }

    fn section_page(&self, section: &str) -> Result<String> {
        let title = self.text(&format!("section-{section}"))?;
        let mut page = if section == PROGRAM {
            format!("# {title}\n")
        } else {
            format!("# {section}. {title}\n")
        };
        for clause in &self.clauses.clauses {
            if clause.section() == section {
                self.write_clause(&mut page, clause)?;
            }
        }
        Ok(page)
    }

    fn write_clause(&self, page: &mut String, clause: &Clause) -> Result<()> {
        let id = &clause.id;
        write!(page, "\n## {id}\n\n{}\n", self.text(id)?)?;
        if clause.has_ruling {
            let ruling = self.attribute(id, "ruling")?.replace('\n', "\n> ");
            write!(page, "\n> **Ruling.** {ruling}\n")?;
        }
        write!(page, "\n*Source: {}.*", clause.source)?;
        match &clause.waits {
            Some(waits) => writeln!(page, " *Waits: {waits}.*")?,
            None => writeln!(page)?,
        }
        Ok(())
    }

    fn variant_page(&self, variant: &Variant) -> Result<String> {
        let name = format!("variant-{}", variant.id);
        let (title, about) = (self.text(&name)?, self.attribute(&name, "about")?);
        let mut page = format!("# {title}\n\n{about}\n\n");
        writeln!(page, "- Name in texts and commands: `{}`", variant.id)?;
        writeln!(page, "- Players: {}", variant.players())?;
        writeln!(page, "- Source: {}", variant.source)?;
        page.push_str("\nThe clauses that apply, in the order in which to read them:\n\n");
        for section in &variant.sections {
            writeln!(page, "- {}", self.section_link(section)?)?;
        }
        if !variant.also.is_empty() {
            let also = variant.also.iter();
            let links = also.map(|id| Ok(link(self.clauses.clause(id).context(id.clone())?)));
            writeln!(
                page,
                "- also {}",
                links.collect::<Result<Vec<_>>>()?.join(", ")
            )?;
        }
        Ok(page)
    }

    /// A link to the page of a section with the clauses that are there.
    fn section_link(&self, section: &str) -> Result<String> {
        let title = self.text(&format!("section-{section}"))?;
        let all = self.clauses.clauses.iter();
        let ids: Vec<&str> = all
            .filter(|clause| clause.section() == section)
            .map(|clause| clause.id.as_str())
            .collect();
        let range = match ids.as_slice() {
            _ if section == PROGRAM => ids.join(", "),
            [first, .., last] => format!("{first} to {last}"),
            _ => ids.concat(),
        };
        Ok(format!("[{title}]({section}.md): {range}"))
    }

    fn text(&self, name: &str) -> Result<&str> {
        let message = self.messages.get(name);
        let message = message.with_context(|| format!("{RULES} has no {name}"))?;
        Ok(&message.text)
    }

    fn attribute(&self, name: &str, attribute: &str) -> Result<&str> {
        let message = self.messages.get(name);
        let text = message.and_then(|message| message.attributes.get(attribute));
        Ok(text.with_context(|| format!("{RULES} has no {name}.{attribute}"))?)
    }
}

fn link(clause: &Clause) -> String {
    let id = &clause.id;
    format!("[{id}]({}.md#{})", clause.section(), id.to_lowercase())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A small tree with one section and one variant.
    pub(crate) const TREE: [(&str, &str); 2] = [
        (
            "data/clauses.toml",
            "[[clause]]\nid = \"B1\"\nsource = \"manual 1\"\n\n\
             [[clause]]\nid = \"B2\"\nsource = \"ruling\"\nruling = true\nwaits = \"the table\"\n\n\
             [[variant]]\nid = \"small\"\nplayers = 2\nsource = \"manual 1\"\nsections = [\"B\"]\n",
        ),
        (
            "locales/en/rules.ftl",
            "section-B = Board\n\nvariant-small = Small\n    .about = Play it.\n\n\
             B1 = A hill.\n\nB2 = A rule.\n    .ruling = Why.\n",
        ),
    ];

    #[test]
    fn there_is_a_page_for_each_section_and_variant() {
        let pages = pages(&Tree::of(&TREE)).expect("the tree is whole");
        let names: Vec<&str> = pages.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["README.md", "B.md", "small.md"]);
        let section =
            "\n## B2\n\nA rule.\n\n> **Ruling.** Why.\n\n*Source: ruling.* *Waits: the table.*\n";
        assert!(pages[1].1.ends_with(section), "{}", pages[1].1);
        assert!(
            pages[2].1.contains("[Board](B.md): B1 to B2"),
            "{}",
            pages[2].1
        );
    }

    fn found(clauses: &str, texts: &str) -> Vec<String> {
        let tree = Tree::of(&[(PATH, clauses), (RULES, texts)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_text_too_many_and_one_too_few_are_found() {
        let [(_, clauses), (_, texts)] = TREE;
        assert_eq!(found(clauses, texts), [""; 0]);
        assert_eq!(
            found(clauses, &texts.replace("B1 =", "B3 =")),
            ["data/clauses.toml:1: locales/en/rules.ftl has no B1"]
        );
        assert_eq!(
            found(clauses, &format!("{texts}\nB3 = More.\n")),
            ["locales/en/rules.ftl:11: B3 is not in data/clauses.toml"]
        );
        assert_eq!(
            found(&clauses.replace("ruling = true\n", ""), texts).len(),
            1
        );
        assert_eq!(
            found(&clauses.replace("[\"B\"]", "[\"C\"]"), texts).len(),
            1
        );
        assert_eq!(
            found(clauses, &texts.replace("    .about", "    .other")).len(),
            1
        );
        let twice = "[[clause]]\nid = \"B1\"\nsource = \"again\"\n";
        assert_eq!(found(&format!("{clauses}{twice}"), texts).len(), 1);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_an_error() {
        let page = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let section = page("B.md", "# B. Board\n\n## B1\n\nA hill.\n");
        for (link, is_there) in [("B.md", true), ("B.md#b1", true), ("B.md#b2", false)] {
            let pages = [section.clone(), page("README.md", &format!("[B]({link})"))];
            assert_eq!(check_links(&pages).is_ok(), is_there, "{link}");
        }
    }
}
