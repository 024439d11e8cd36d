//! What the items on Magic's stack do when they resolve.

use crate::magic_cards::{is_indestructible, is_land};
use crate::magic_table::{Aim, Done, Item, Stop, Table, Zone};

/// What an item on the stack does.
pub fn resolves(table: &mut Table, item: &Item) -> Done {
    let Item { source, ctrl, aim, amount, .. } = *item;
    let creature = |table: &Table| matches!(aim, Some(Aim::Thing(to)) if table.is_creature(to));
    let thing = |table: &Table| match aim {
        Some(Aim::Thing(to)) if table.there(to) => Some(to),
        _ => None,
    };
    let fizzles = match item.what.as_str() {
        "kiki" | "murder" => !creature(table),
        "lightning-bolt" => matches!(aim, Some(Aim::Thing(_))) && !creature(table),
        "volcanic-geyser" => matches!(aim, Some(Aim::Thing(_))) && !creature(table),
        "exarch" | "conscripts" | "heliod" | "disenchant" | "earthcraft" | "wand" | "ring" => thing(table).is_none(),
        _ => false,
    };
    if !fizzles {
        table.log.push(format!("resolve:{}", table.things[source].class));
        match item.what.as_str() {
            "gond" => drop(table.make("elf-warrior", "elf-warrior", ctrl, 1)),
            "tokens" => drop(table.make("squirrel", "squirrel", ctrl, 1)),
            "cup" => table.gain(ctrl, 3),
            "nest" => drop(table.make("squirrel", "squirrel", ctrl, 1)),
            "twin" => copy(table, source, ctrl),
            "kiki" => copy(table, thing(table).unwrap(), ctrl),
            "krenko" => {
                let goblin = |at: &usize| {
                    let thing = &table.things[*at];
                    table.there(*at) && thing.ctrl == ctrl && matches!(thing.card.as_str(), "krenko" | "goblin")
                };
                let goblins = (0..table.things.len()).filter(goblin).count() as i64;
                if table.things.len() as i64 + goblins > 6_000 {
                    return Err(Stop::Unknown);
                }
                table.make("goblin", "goblin", ctrl, goblins);
            }
            "alarm" => {
                for at in 0..table.things.len() {
                    if table.is_creature(at) {
                        table.things[at].tapped = false;
                    }
                }
            }
            "exarch" => {
                let to = thing(table).unwrap();
                table.things[to].tapped = table.things[to].ctrl != ctrl;
            }
            "conscripts" => {
                let to = thing(table).unwrap();
                table.things[to].ctrl = ctrl;
                table.things[to].tapped = false;
                table.things[to].haste = true;
            }
            "druid.untap" | "basalt.untap" | "grim.untap" => table.things[source].tapped &= !table.there(source),
            "freed.tap" | "freed.untap" => {
                if let Some(host) = table.things[source].on {
                    table.things[host].tapped = item.what == "freed.tap";
                }
            }
            "earthcraft" | "wand" => {
                let to = thing(table).unwrap();
                table.things[to].tapped = false;
            }
            "rings" => match table.choice(source).and_then(|choice| choice.may) {
                None => return Err(Stop::Unknown),
                Some(false) => {}
                Some(true) => {
                    table.pay(ctrl, &[], 2, true)?;
                    let copied = table.stack.last().cloned().ok_or(Stop::Unknown)?;
                    table.stack.push(copied);
                }
            },
            "feeder" => table.gain(ctrl, 2),
            "archangel" => {
                for at in 0..table.things.len() {
                    if table.is_creature(at) && table.things[at].ctrl == ctrl {
                        table.things[at].plus += 1;
                    }
                }
            }
            "heliod" => {
                let to = thing(table).unwrap();
                table.things[to].plus += 1;
            }
            "animate-dead" | "oblivion-ring" => {
                table.enters(&[source]);
                return Ok(());
            }
            // It is a creature from then on; nothing played here asks for that.
            "crew" => {}
            "defenders" => table.gain(ctrl, 4),
            "dragon" => {
                let other = |at: &usize| *at != source && table.there(*at) && table.things[*at].ctrl == ctrl;
                let others: Vec<usize> = (0..table.things.len()).filter(other).collect();
                for at in others {
                    hold(table, at, source);
                }
            }
            "ring" => {
                let to = thing(table).unwrap();
                hold(table, to, source);
            }
            "release" => {
                let held = |at: &usize| table.things[*at].held == Some(source) && table.things[*at].zone == Zone::Exile;
                let held: Vec<usize> = (0..table.things.len()).filter(held).collect();
                for at in held.iter().copied() {
                    table.things[at].held = None;
                }
                table.enters(&held);
            }
            "animate" => {
                // It looks at the card that it enchants now; if it is gone itself, at nothing.
                let host = table.things[source].on.filter(|_| table.there(source));
                if let Some(host) = host.filter(|host| table.things[*host].zone == Zone::Graveyard) {
                    // Whoever owns the card, it comes to the one who controls the Aura.
                    table.things[host].ctrl = ctrl;
                    table.enters(&[host]);
                }
            }
            "animate.leaves" => {
                if let Some(to) = thing(table).filter(|to| table.things[*to].ctrl == ctrl) {
                    table.leaves(to, Zone::Graveyard);
                }
            }
            "ballista" | "lightning-bolt" | "volcanic-geyser" => {
                let dealt = match item.what.as_str() {
                    "volcanic-geyser" => amount,
                    "lightning-bolt" => 3,
                    _ => 1,
                };
                match aim {
                    Some(Aim::Seat(seat)) => table.hurt_seat(source, ctrl, seat, dealt),
                    Some(Aim::Thing(to)) => table.hurt(source, ctrl, to, dealt),
                    None => return Err(Stop::Illegal),
                }
            }
            "bond" | "guildmage" => match aim {
                Some(Aim::Seat(seat)) => table.lose(seat, amount),
                _ => return Err(Stop::Unknown),
            },
            "blood" => table.gain(ctrl, amount),
            "mindcrank" => match aim {
                Some(Aim::Seat(seat)) => table.mill(seat, amount),
                _ => return Err(Stop::Unknown),
            },
            "doll" => table.hurt(source, ctrl, source, 1),
            "doll.passes" => {
                let seat = table.things[source].picked.ok_or(Stop::Unknown)?;
                table.hurt_seat(source, ctrl, seat, amount);
            }
            "conscience" => {
                let host = table.things[source].on.ok_or(Stop::Unknown)?;
                table.hurt(source, ctrl, host, amount);
            }
            "hidetsugu" => {
                for seat in table.order(table.active) {
                    let half = table.seats[seat].life / 2;
                    table.hurt_seat(source, ctrl, seat, half);
                }
            }
            "scepter" => {
                // The held card is Dramatic Reversal; its copy goes on the stack.
                table.stack.push(Item { what: "reversal".to_owned(), ..item.clone() });
            }
            "reversal" => {
                for at in 0..table.things.len() {
                    let thing = &table.things[at];
                    if table.there(at) && thing.ctrl == ctrl && !is_land(&thing.card) {
                        table.things[at].tapped = false;
                    }
                }
            }
            "skeleton" => {
                if table.things[source].zone == Zone::Graveyard {
                    table.enters(&[source]);
                    table.things[source].tapped = true;
                }
            }
            "assault" => {
                for at in 0..table.things.len() {
                    if table.is_creature(at) && table.things[at].ctrl == ctrl {
                        table.things[at].tapped = false;
                    }
                }
                table.combats += 1;
            }
            "sword" => {
                let player = &mut table.seats[amount as usize];
                let one = player.hand.min(1);
                player.hand -= one;
                player.graveyard += one;
                for at in 0..table.things.len() {
                    let thing = &mut table.things[at];
                    if thing.zone == Zone::Field && thing.ctrl == ctrl && is_land(&thing.card) {
                        thing.tapped = false;
                    }
                }
            }
            "grindstone" => {
                let Some(Aim::Seat(seat)) = aim else { return Err(Stop::Illegal) };
                if table.with_card("painters-servant").next().is_none() {
                    return Err(Stop::Unknown);
                }
                while table.seats[seat].library >= 2 {
                    table.mill(seat, 2);
                }
                table.mill(seat, 2);
            }
            "murder" | "disenchant" => {
                let to = thing(table).unwrap();
                if !is_indestructible(&table.things[to].card) {
                    table.leaves(to, Zone::Graveyard);
                }
            }
            "rakdos-charm" => {
                for at in 0..table.things.len() {
                    if table.is_creature(at) {
                        let owner = table.things[at].ctrl;
                        table.hurt_seat(at, owner, owner, 1);
                    }
                }
            }
            _ => return Err(Stop::Unknown),
        }
    }
    if item.spell {
        table.things[source].zone = Zone::Graveyard;
    }
    Ok(())
}

// Exiles something until the source leaves.
fn hold(table: &mut Table, at: usize, source: usize) {
    table.leaves(at, Zone::Exile);
    table.things[at].held = Some(source);
}

fn copy(table: &mut Table, of: usize, ctrl: usize) {
    let card = table.things[of].card.clone();
    for made in table.make(&card, &format!("{card}-copy"), ctrl, 1) {
        table.things[made].haste = true;
    }
}
