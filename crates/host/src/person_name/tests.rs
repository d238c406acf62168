//! Names that are fit, and names that look alike.

use super::*;

#[test]
fn names_are_short_and_plain() {
    let fit = |text: &str| fit_name(text).ok();
    assert_eq!(fit(" Ann "), Some("Ann".into()));
    for name in [
        "Gráinne Ní Mháille",
        "Нина",
        "עדה",
        "小林 一",
        "O'Neill-2",
        "👨‍👩‍👧",
        "❤️",
        "Ann_1 & Bob",
        "علی\u{200c}رضا",
    ] {
        assert_eq!(fit(name), Some(name.into()), "{name}");
    }
    for unfit in ["", "  ", "a\nb", "a\u{202e}b", &"x".repeat(41)] {
        assert_eq!(fit(unfit), None, "{unfit:?}");
    }
}

#[test]
fn what_cannot_be_seen_or_steers_the_text_is_no_name() {
    let hidden = [
        "\u{3164}",
        "\u{115f}",
        "\u{ffa0}",
        "\u{00ad}",
        "\u{2800}",
        "\u{1d159}",
        "\u{feff}",
        "\u{fe0f}",
        "\u{061c}",
        "\u{e0041}",
        "\u{200d}",
        "\u{200c}",
        "\u{2066}",
        "\u{180e}",
        "\u{e000}",
        "\u{2003}",
        "\u{fffc}",
    ];
    for hidden in hidden {
        assert!(fit_name(hidden).is_err(), "{hidden:?}");
        assert!(fit_name(&format!("An{hidden}n")).is_err(), "{hidden:?}");
    }
    assert!(fit_name(&format!("a{}", "\u{0301}\u{0323}".repeat(20))).is_err());
    assert!(fit_name("\u{0301}a").is_err());
    for cut in [
        "علی\u{200c}",
        "\u{200c}علی",
        "علی\u{200c}\u{200c}رضا",
        "علی\u{200c} رضا",
    ] {
        assert!(fit_name(cut).is_err(), "{cut:?}");
    }
}

#[test]
fn a_text_becomes_one_plain_line() {
    let text = plain_text(" He\u{202e} calls\nme\u{7}\t names,  é. ").expect("it is short");
    assert_eq!(text, "He calls me names, é.");
    assert_eq!(plain_text("").expect("it is short"), "");
    assert!(plain_text(&"x".repeat(500)).is_ok());
    assert!(plain_text(&"x".repeat(501)).is_err());
}

#[test]
fn a_name_does_not_look_like_a_computer_player_or_another_person() {
    for player in [
        "level:8",
        "LEVEL:8",
        "lеvel:3",
        "greedy",
        "Random",
        "Cоmputer",
        "Red",
        "BLUE.",
        "N0rth",
        "Rot",
        "weiß",
        "Süd",
        "Giallo",
        "level 8",
        "Computer, level 8",
        "Computer level 8",
        "C0mputer - Level 3",
        "Der Computer",
        "Il computer",
        "The Computer (8)",
        "Computer8",
        "You",
        "Somebody Else",
        "Lével 8",
        "Levèl 12",
        "Computer, Starke 8",
        "C o m p u t e r",
        "Com puter",
        "Computer VIII",
        "ComputerIX",
        "C.o.m.p.u.t.e.r Ⅷ",
        "Le-vel vier",
        "Livello tre",
        "Çomputer",
        "Cоmрutеr",
        "Grëedy",
        "Operator",
        "Host",
        "Hôst",
        "Admin",
        "The Admin",
        "A d m i n",
        "Tara admin",
        "Tara-Team Support",
        "Mοderator",
        "Betreiber",
        "Il gestore",
        "Tàra",
        "ʟᴇᴠᴇʟ 8",
        "|evel 8",
        "Λevel 8",
        "Level ٨",
        "ᴀᴅᴍɪɴ",
        "ꓮꓓꓟꓲꓠ",
        "ⲀⲆⲘⲒⲚ",
        "ᎪᎠᎷᏆN",
        "🅰🅳🅼🅸🅽",
        "Adm1n",
        "@dmin",
        "4dmin",
        "4DM1N",
        "Mod3rator",
        "T4ra",
        "7ara",
        "Komputer",
        "Der K0mputer",
        "C0mpu7er",
        "L3vel 3",
        "L3v3l vier",
        "Lvl 8",
        "lvl.3",
        "LV 8",
        "Liv. 8",
        "5tufe 4",
        "Root",
        "R00t",
        "r o o t",
        "Owner",
        "The Owner",
        "0wner",
        "Mod",
        "M0d",
        "Mods",
        "Der Mod",
        "Mod 1",
        "Mod2",
        "Tara-Mod",
        "Inhaber",
        "Die Eigentümerin",
        "Il proprietario",
        "8lue",
    ] {
        assert!(fit_name(player).is_err(), "{player}");
    }
    for person in [
        "Liv",
        "Dermod",
        "Modi",
        "Modesto",
        "Rooter",
        "Ann 4",
        "Else",
        "Computer Kate",
        "Red Hugh",
        "Rote Zora",
        "Sea Level",
        "Der Alte",
        "Starke",
        "Anna Starke",
        "Tara Smith",
        "José",
        "Åsa",
        "Zoë Łukasz",
        "Ghost",
        "Hostin",
        "Otto",
        "Vi",
        "Андрей",
        "Ελένη",
        "रीता",
        "Nguyễn Thị Ánh",
        "Alma",
        "Livia",
        "Bob@home",
        "小林 一",
        "עדה",
    ] {
        assert!(fit_name(person).is_ok(), "{person}");
    }
    assert!(look_alike("Ann", "ann") && look_alike("Ann", "Аnn") && look_alike("Ann", "Αnn"));
    let alike = [
        ("Ann", "𝐀𝐧𝐧"),
        ("Bill", "BiII"),
        ("Ian", "lan"),
        ("Al", "AI"),
        ("Ben", "Веn"),
        ("BILL", "bill"),
        ("Ann", "Ann."),
        ("Ann Lee", "AnnLee"),
        ("Bob", "B0b"),
        ("OO", "O0"),
        ("Straße", "Strasse"),
        ("علی‌رضا", "علیرضا"),
        ("A nn", "Ann"),
        ("Ann", "An\u{332}n"),
        ("Ann", "Ann\u{332}"),
        ("Ann", "Ȧnn"),
        ("Ann", "Ánn"),
        ("Ann", "Aпп"),
        ("Ann", "Аηη"),
        ("Ann", "A·n–n"),
        ("Tom", "Тоm"),
        ("Max", "Мaх"),
        ("Hans", "Ηаns"),
        ("Kurt", "Кuгт"),
        ("Lukasz", "Łukasz"),
        ("Soren", "Søren"),
        ("José", "Jose"),
        ("Zoe", "Z o ë"),
        ("Ann", "ᴀɴɴ"),
        ("Ann", "Ꭺɴɴ"),
        ("Ann", "Ꭺnn"),
        ("Ann", "₳nn"),
        ("Ann", "Ⱥnn"),
        ("Ann", "🅰nn"),
        ("Ann", "Ann҉"),
        ("Ann", "|Ann|"),
        ("Ann", "Anո"),
        ("Bill", "Bi||"),
        ("Bill", "Bi||l"),
        ("Bill", "Bil|||"),
        ("Bill", "Bi|l|"),
        ("Ann", "@@nn"),
    ];
    for (one, other) in alike {
        assert!(look_alike(one, other), "{one} {other}");
    }
    for (one, other) in [
        ("Ann", "Anna"),
        ("Ali", "All"),
        ("Ana", "Anna"),
        ("Ann 3", "Anne"),
        ("Ann & Bo", "Ana & Bo"),
        ("रीता", "रता"),
        ("かな", "がな"),
        ("Мария", "Марина"),
        ("👨", "👩"),
    ] {
        assert!(!look_alike(one, other), "{one} {other}");
    }
}

/// The usual first names of the three languages.
const FIRST_NAMES: &str = "Olivia Amelia Emily Sophie Grace Eve Lily Alice Ivy Jane Oliver George Noah Arthur Leo Jack Owen \
    Morgan Roderick Theo Emma Mia Hannah Lea Anna Lena Klara Ida Heidi Ursula Jonas Finn Lukas Paul Otto Emil Moritz Dieter \
    Ludwig Stefan Giulia Aurora Alva Livia Ludovica Ilaria Chiara Martina Tiziana Modesta Alessandro Leonardo Livio Ivo Elio \
    Matteo Osvaldo Amedeo Romolo Teodoro";

#[test]
fn usual_first_names_are_fit_and_differ() {
    let names: Vec<&str> = FIRST_NAMES.split_whitespace().collect();
    assert_eq!(names.len(), 60);
    for (place, name) in names.iter().enumerate() {
        assert!(fit_name(name).is_ok(), "{name}");
        assert!(fit_name(&format!("{name} 84")).is_ok(), "{name} 84");
        for other in &names[..place] {
            assert!(!look_alike(name, other), "{name} {other}");
        }
    }
}
