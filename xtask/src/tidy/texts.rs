//! The ids of `data/clauses.toml` and of the rules' texts agree.

use crate::clauses::{Clauses, PATH, section};
use crate::finding::Finding;
use crate::messages::{Messages, RULES};
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let read = Clauses::read(tree).and_then(|clauses| Ok((clauses, Messages::read(tree, RULES)?)));
    let (clauses, messages) = match read {
        Ok(read) => read,
        Err(error) => return vec![Finding::new(PATH, 1, format!("{error:#}"))],
    };
    let mut findings = without_text(&clauses, &messages);
    findings.extend(without_entry(&clauses, &messages));
    findings.extend(unknown_to_variants(&clauses));
    findings
}

fn without_text(clauses: &Clauses, messages: &Messages) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut at = |line, what: String| findings.push(Finding::new(PATH, line, what));
    for (index, clause) in clauses.clauses.iter().enumerate() {
        let id = &clause.id;
        let ruling = messages
            .get(id)
            .map(|text| text.attributes.contains_key("ruling"));
        match ruling {
            None => at(clause.line, format!("{id} has no text in {RULES}")),
            Some(ruling) if ruling != clause.has_ruling => {
                at(
                    clause.line,
                    format!("{id} has a ruling in one file and not in the other"),
                );
            }
            Some(_) => {}
        }
        if clauses.clauses[..index].iter().any(|other| other.id == *id) {
            at(clause.line, format!("{id} is there twice"));
        }
    }
    for section in clauses.sections() {
        if messages.get(&format!("section-{section}")).is_none() {
            at(1, format!("section {section} has no title in {RULES}"));
        }
    }
    for variant in &clauses.variants {
        let text = messages.get(&format!("variant-{}", variant.id));
        if text.is_none_or(|text| !text.attributes.contains_key("about")) {
            at(
                variant.line,
                format!("{} has no name and `.about` in {RULES}", variant.id),
            );
        }
    }
    findings
}

fn without_entry(clauses: &Clauses, messages: &Messages) -> Vec<Finding> {
    let sections = clauses.sections();
    let is_listed = |name: &str| match name.split_once('-') {
        Some(("section", rest)) => sections.contains(&rest),
        Some(("variant", rest)) => clauses.variants.iter().any(|variant| variant.id == rest),
        _ if section(name).is_empty() => true,
        _ => clauses.clause(name).is_some(),
    };
    let strange = messages.iter().filter(|(name, _)| !is_listed(name));
    strange
        .map(|(name, text)| Finding::new(RULES, text.line, format!("{name} is not in {PATH}")))
        .collect()
}

fn unknown_to_variants(clauses: &Clauses) -> Vec<Finding> {
    let sections = clauses.sections();
    let mut findings = Vec::new();
    for variant in &clauses.variants {
        let strange = variant
            .sections
            .iter()
            .filter(|name| !sections.contains(&name.as_str()));
        let unknown = variant
            .also
            .iter()
            .filter(|id| clauses.clause(id).is_none());
        for name in strange.chain(unknown) {
            findings.push(Finding::new(
                PATH,
                variant.line,
                format!("{} names {name}", variant.id),
            ));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tests::TREE;

    fn found(clauses: &str, texts: &str) -> Vec<String> {
        let tree = Tree::of(&[(PATH, clauses), (RULES, texts)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_whole_tree_agrees() {
        assert_eq!(check(&Tree::of(&TREE)), []);
    }

    #[test]
    fn a_text_too_many_and_one_too_few_are_found() {
        let [(_, clauses), (_, texts)] = TREE;
        assert_eq!(
            found(clauses, &texts.replace("B1 =", "B3 =")),
            [
                "data/clauses.toml:2: B1 has no text in locales/en/rules.ftl",
                "locales/en/rules.ftl:6: B3 is not in data/clauses.toml",
            ]
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
    }
}
