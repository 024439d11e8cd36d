//! Checks and packs each game's data file into statics; one module a game under `build/`.

#[path = "build/card_list.rs"]
mod card_list;
#[path = "build/lotr_cards.rs"]
mod lotr_cards;
#[path = "build/magic_cards.rs"]
mod magic_cards;
#[path = "build/riftbound_cards.rs"]
mod riftbound_cards;

use std::{env, fs, path::Path, process::ExitCode};

/// Packs `source` into `target` in the build's own folder, or says every mistake in it.
fn pack(source: &str, target: &str, packed: fn(&str) -> Result<String, Vec<String>>) -> bool {
    println!("cargo::rerun-if-changed={source}");
    let written = fs::read_to_string(source).map_err(|why| vec![why.to_string()]).and_then(|text| packed(&text));
    let folder = env::var("OUT_DIR").unwrap_or_default();
    let result =
        written.and_then(|code| fs::write(Path::new(&folder).join(target), code).map_err(|why| vec![format!("{why}")]));
    for mistake in result.as_ref().err().into_iter().flatten() {
        println!("cargo::error={source}: {mistake}");
    }
    result.is_ok()
}

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build");
    let packed = [
        pack("src/games/lotr_tcg/cards.json", "lotr_tcg_cards.rs", lotr_cards::packed),
        pack("src/games/magic/cards.json", "magic_cards.rs", magic_cards::packed),
        pack("src/games/riftbound/cards.json", "riftbound_cards.rs", riftbound_cards::packed),
    ];
    if packed.iter().all(|done| *done) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
