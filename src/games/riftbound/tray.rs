use crate::games::riftbound::cards::{CARDS, Kind};
use crate::games::riftbound::cost::{DOMAIN_KEYS, DOMAINS};
use crate::games::riftbound::labels::Label;
use crate::ruling::{KindId, Piece, Tint, TokenId, TrayPiece};
use crate::words::Lang;

/// Every card, the runes of each domain, Gold, and pieces of one's own.
pub fn pieces() -> Vec<TrayPiece> {
    let mut pieces: Vec<TrayPiece> = CARDS
        .iter()
        .map(|card| TrayPiece {
            kind: KindId::from(card.number),
            name: std::rc::Rc::new(Piece::new(TokenId::from(card.number), card.name.clone())),
            number: Some(card.number),
            also: vec![card.name.say(Lang::En)],
            seat: None,
            tint: Tint::Neutral,
            sort: sort(card.kind).says(),
            single: card.kind == Kind::Battlefield,
        })
        .collect();
    let own = |kind: KindId, name: Label, sort: Label, also: &str| TrayPiece {
        kind,
        name: name.says(),
        number: None,
        also: vec![also.to_owned()],
        seat: None,
        tint: Tint::Neutral,
        sort: sort.says(),
        single: false,
    };
    for (domain, key) in DOMAIN_KEYS.iter().enumerate().take(DOMAINS) {
        let kind = KindId::new(&format!("rune.{key}")).unwrap_or_else(|_| KindId::from("rune.fury"));
        pieces.push(own(kind, Label::ReadyRune { domain: domain.into() }, Label::SortRune, key));
    }
    pieces.push(own(KindId::from("gold"), Label::Gold, Label::SortRune, "gold or"));
    pieces.push(own(KindId::from(crate::games::riftbound::own_spell::OWN_SPELL), Label::OwnSpell, Label::SortSpell, "own spell sort"));
    pieces.push(own(KindId::from("unit"), Label::OwnUnit, Label::SortUnit, "unit unité"));
    pieces.push(own(KindId::from("gear"), Label::OwnGear, Label::SortGear, "gear équipement"));
    pieces
}

fn sort(kind: Kind) -> Label {
    match kind {
        Kind::Spell => Label::SortSpell,
        Kind::Unit => Label::SortUnit,
        Kind::Gear => Label::SortGear,
        Kind::Battlefield => Label::SortBattlefield,
        Kind::Legend => Label::SortLegend,
    }
}
