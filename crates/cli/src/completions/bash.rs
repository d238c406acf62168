//! Completions of Bash, which parts words at `:`, `=` and `@`.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::Command;
use clap_complete::env::{self, EnvCompleter};

/// Bash as clap knows it, with words put together again: `level:3` and `red=human` are three words to Bash, and only the last one
/// is replaced by what is offered.
pub(super) struct Bash;

const SCRIPT: &str = r#"_NAME() {
    local IFS=$'\013' line=$COMP_LINE words=() head part i
    # What no blank parts is one word.
    for ((i = 0; i <= COMP_CWORD; i++)); do
        part=${COMP_WORDS[i]} head=
        if [[ $i -gt 0 && -n $part && $line == "$part"* ]]; then
            head=${words[${#words[@]} - 1]}
            unset "words[${#words[@]} - 1]"
        fi
        line=${line#*"$part"}
        words+=("$head$part")
    done
    # Of the last word, what is left of the cursor.
    local index=$((${#words[@]} - 1))
    words[index]=${words[index]#[\"\']}
    [[ ${words[index]} == *"$2" ]] || words[index]=$head$2
    COMPREPLY=($(VAR=bash _CLAP_IFS="$IFS" _CLAP_COMPLETE_INDEX="$index" "COMPLETER" -- "${words[@]}" 2>/dev/null)) ||
        COMPREPLY=()
    head=${words[index]%"$2"}
    COMPREPLY=("${COMPREPLY[@]#"$head"}")
    if [[ ${COMPREPLY-} == *[=:/] ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o nosort -F _NAME BIN 2>/dev/null || complete -F _NAME BIN
"#;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        env::Bash.name()
    }

    fn is(&self, name: &str) -> bool {
        env::Bash.is(name)
    }

    fn write_registration(
        &self,
        var: &str,
        name: &str,
        bin: &str,
        completer: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let script = SCRIPT
            .replace("NAME", name)
            .replace("BIN", bin)
            .replace("COMPLETER", completer)
            .replace("VAR", var);
        out.write_all(script.as_bytes())
    }

    fn write_complete(
        &self,
        command: &mut Command,
        words: Vec<OsString>,
        folder: Option<&Path>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        env::Bash.write_complete(command, words, folder, out)
    }
}
