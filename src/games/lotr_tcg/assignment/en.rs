//! The assignment phase in English.

use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::en::{counted, pieces};
use crate::words::{Count, Lang, is_one, list_or};

fn n(count: &Count) -> String {
    count.say(Lang::En)
}

/// What the question says on the way, in English.
pub fn assign(says: &Assign) -> String {
    match says {
        Assign::Title => "Who may fight whom?".into(),
        Assign::How => "Put each minion with the character that takes it, then say done; after that the Shadow player \
                        places what is left over."
            .into(),
        Assign::ExampleTitle => "Who may fight whom?".into(),

        Assign::NoSuchPlayer { player } => {
            format!("No player {} sits here: the Free Peoples player and the Shadow player do.", player.say(Lang::En))
        }
        Assign::NeedsAPlayer => "Somebody has to do that: the Free Peoples player or the Shadow player.".into(),
        Assign::NoSuchDeed { deed } => {
            format!("“{}” is nothing that can be done here: one may assign, or be done.", deed.say(Lang::En))
        }
        Assign::NamesNobody => "An assignment names one minion and one character.".into(),
        Assign::FreePeoplesAreDone => "The Free Peoples player has said done: he assigns nothing more.".into(),
        Assign::FreePeoplesFirst => {
            "The Free Peoples player is not done yet: only then may the Shadow player place what is left over.".into()
        }
        Assign::ShadowIsDone => "The Shadow player has said done: he places nothing more.".into(),
        Assign::NotThere { piece } => format!("{} is not on the board.", piece.say(Lang::En)),
        Assign::NotAMinionThere { piece } => {
            format!("{} is no minion: it is minions that are assigned to characters.", piece.say(Lang::En))
        }
        Assign::NotACharacterThere { piece } => {
            format!("{} is a minion: minions are assigned to Free Peoples characters only.", piece.say(Lang::En))
        }
        Assign::TheDeadDoNotFight { piece } => format!("{} is dead and cannot be assigned.", piece.say(Lang::En)),
        Assign::MinionTaken { minion, by } => format!(
            "{} is already assigned to {}: a minion takes at most one character.",
            minion.say(Lang::En),
            by.say(Lang::En)
        ),
        Assign::CapacityFull { character, capacity, defender, asked } => format!(
            "{} may take {} (defender +{}), and this would be number {}.",
            character.say(Lang::En),
            counted(capacity, "minion", "minions"),
            n(defender),
            n(asked)
        ),
        Assign::NotALeftover { minion, by } => format!(
            "{} is no leftover: the Free Peoples player has assigned it to {}.",
            minion.say(Lang::En),
            by.say(Lang::En)
        ),
        Assign::NobodyAsksThat => "Nobody asks for that any more, so it counts for nothing.".into(),
        Assign::SkirmishComesLater => {
            "A skirmish is set up, but this question is about the assignment before it: it does not count here.".into()
        }
        Assign::AssignmentsStand { minion } => {
            format!("{} is assigned, and nobody takes an assignment back: undo it instead.", minion.say(Lang::En))
        }
        Assign::NoMinionIsFree => "Every minion is assigned already.".into(),
        Assign::LiftTheMinion { character } => {
            format!("Which minion? Put the one you mean onto {}.", character.say(Lang::En))
        }

        Assign::OnlyOneOf { minion, characters } => format!(
            "{} may have {} alone, or nobody.",
            minion.say(Lang::En),
            list_or(&characters.iter().map(|one| one.say(Lang::En)).collect::<Vec<_>>(), Lang::En)
        ),
        Assign::MayGoTo { minion, characters } => format!(
            "{} may have {}, or nobody.",
            minion.say(Lang::En),
            list_or(&characters.iter().map(|one| one.say(Lang::En)).collect::<Vec<_>>(), Lang::En)
        ),
        Assign::SayDone => "The Free Peoples player can only say done.".into(),
        Assign::LeftoversAre { minions } => {
            format!("The Shadow player may place {}, or be done.", pieces(minions))
        }
        Assign::FreePeoplesAssignOrDone => "The Free Peoples player assigns, or says done.".into(),

        Assign::NoMinions => "No minion is in play: neither assignment nor skirmishes.".into(),
        Assign::FreePeoplesAssign { minion, character, holds, capacity } => format!(
            "{} takes {}: {} of {}.",
            character.say(Lang::En),
            minion.say(Lang::En),
            n(holds),
            n(capacity)
        ),
        Assign::FreePeoplesDone { leftovers } if leftovers.is_empty() => {
            "The Free Peoples player is done; nothing is left over.".into()
        }
        Assign::FreePeoplesDone { leftovers } => {
            format!("The Free Peoples player is done; left over: {}.", pieces(leftovers))
        }
        Assign::FreePeoplesWindowCloses => "The Free Peoples player can assign nothing more, so he is done.".into(),
        Assign::ShadowAssigns { minion, character, holds } => format!(
            "The Shadow player puts {} on {}, who now faces {}.",
            minion.say(Lang::En),
            character.say(Lang::En),
            counted(holds, "minion", "minions")
        ),
        Assign::ShadowDone { unassigned } if unassigned.is_empty() => "The Shadow player is done.".into(),
        Assign::ShadowDone { unassigned } => {
            format!("The Shadow player is done and leaves {} unassigned.", pieces(unassigned))
        }
        Assign::ShadowWindowCloses => "The Shadow player has nothing left to place: the assignments are complete.".into(),
        Assign::UnassignedDoNotFight { minions } => {
            let do_not = if minions.len() == 1 { "does not" } else { "do not" };
            format!("{} {do_not} fight this time.", pieces(minions))
        }
        Assign::OrdersFound { orders } => format!("The skirmishes may be fought in {} orders.", orders.say(Lang::En)),
        Assign::OrderChangesNothing { skirmishes } => format!(
            "The Free Peoples player picks the order of the {} skirmishes; none touches another, so any order gives the same.",
            n(skirmishes)
        ),
        Assign::RingBearersSkirmishEndsIt { ring_bearer } => format!(
            "The Free Peoples player picks the order, but {} dies in any: the game ends there, and skirmishes not fought by then no longer take place.",
            ring_bearer.say(Lang::En)
        ),
        Assign::Totals { character, minions, free_peoples, shadow } => format!(
            "Strength {} ({}) against {} ({}).",
            n(free_peoples),
            character.say(Lang::En),
            n(shadow),
            pieces(minions)
        ),
        Assign::WoundsDue { wounds, damage } if damage.is_zero() => {
            format!("No damage bonus (0): {} for each loser.", counted(wounds, "wound", "wounds"))
        }
        Assign::WoundsDue { wounds, damage } => format!(
            "1 wound for the loss and {} for damage: {} for each loser.",
            n(damage),
            counted(wounds, "wound", "wounds")
        ),
        Assign::TakesWounds { piece, wounds, left } => format!(
            "{} takes {} and lives with {} vitality left.",
            piece.say(Lang::En),
            counted(wounds, "wound", "wounds"),
            n(left)
        ),
        Assign::DiesOfWounds { piece, fatal } => {
            format!("Wound number {} takes the last vitality: {} is killed.", n(fatal), piece.say(Lang::En))
        }
        Assign::Overwhelmed { pieces: losers_named, winners, losers } => format!(
            "{} is at least twice {}: {} {} overwhelmed and killed, without a wound.",
            n(winners),
            n(losers),
            pieces(losers_named),
            if losers_named.len() == 1 { "is" } else { "are" }
        ),
        Assign::RingBearerKilled { piece } => {
            format!("{} was the Ring-bearer: the Free Peoples player loses the game.", piece.say(Lang::En))
        }

        Assign::OptionsAtSetup { ways } => {
            let ways_are = if is_one(ways, Lang::En) { "way" } else { "ways" };
            format!("The Free Peoples player has {} {ways_are} to assign, nobody included.", n(ways))
        }
        Assign::FinalMapsAtSetup { maps } => {
            format!("With the Shadow’s leftovers the assignments can end in {}.", counted(maps, "way", "ways"))
        }
        Assign::CapacityOf { character, capacity } => {
            format!("{} may take {}.", character.say(Lang::En), counted(capacity, "minion", "minions"))
        }
        Assign::LeftoversFound { minions } if minions.is_empty() => "Nothing is left over for the Shadow player.".into(),
        Assign::LeftoversFound { minions } => format!("Left over for the Shadow player: {}.", pieces(minions)),

        Assign::StrengthAgainst { character, free_peoples } => {
            format!("{} fights with strength {}.", character.say(Lang::En), n(free_peoples))
        }
        Assign::StrengthOfMinions { character, shadow } => {
            format!("The minions against {} have strength {}.", character.say(Lang::En), n(shadow))
        }
        Assign::WinnerIs { character, free_peoples_win } => format!(
            "Skirmish with {}: {}.",
            character.say(Lang::En),
            if *free_peoples_win { "the Free Peoples win" } else { "the Shadow wins" }
        ),
        Assign::WoundsFor { character, wounds } => {
            format!("Skirmish with {}: {} for each loser.", character.say(Lang::En), counted(wounds, "wound", "wounds"))
        }
        Assign::KilledIn { character, killed } => format!(
            "Skirmish with {}: {} killed.",
            character.say(Lang::En),
            match killed.as_slice() {
                [] => "nobody is".to_owned(),
                [only] => format!("{} is", only.say(Lang::En)),
                several => format!("{} are", pieces(several)),
            }
        ),
        Assign::SurvivorsOf { character, survivors } => format!(
            "Skirmish with {}: {}.",
            character.say(Lang::En),
            match survivors.as_slice() {
                [] => "nobody lives".to_owned(),
                [only] => format!("{} lives", only.say(Lang::En)),
                several => format!("{} live", pieces(several)),
            }
        ),

        Assign::NobodyActsInSkirmishes => "Nobody uses a skirmish action or a card from hand.".into(),
        Assign::AbilitiesStayUnused { cards } => {
            format!("The skirmish abilities on the board stay unused: {}.", pieces(cards))
        }

        Assign::AsksFreePeoples { minions } => {
            format!("Assign ({} still free), or done?", counted(minions, "minion", "minions"))
        }
        Assign::AsksShadow { minions } => {
            format!("Place what is left over ({}), or done?", counted(minions, "minion", "minions"))
        }
        Assign::AsksFreePeoplesMany { minions, pairs } => format!(
            "Assign ({} still free), or done? The {} pairs are not listed: lift a minion to see its places, or name a whole way by its number.",
            counted(minions, "minion", "minions"),
            n(pairs)
        ),
        Assign::AsksShadowMany { minions, pairs } => format!(
            "Place what is left over ({}), or done? The {} pairs are not listed: lift a minion to see its places.",
            counted(minions, "minion", "minions"),
            n(pairs)
        ),
        Assign::NumberOfWay { ways } => format!("All at once: the number of one of {} (identical minions count as one sort)", counted(ways, "way", "ways")),
        Assign::WholeWay { pairs } => {
            let pairs: Vec<String> = pairs.iter().map(|pair| pair.say(Lang::En).to_string()).collect();
            pairs.join("; ")
        }
        Assign::NobodyAssigned => "nobody is assigned".into(),
        Assign::OptionsUpToAlike { ways } => {
            format!("{} if identical minions are not told apart.", counted(ways, "way", "ways"))
        }
        Assign::MinionTo { minion, character } => format!("{} to {}", minion.say(Lang::En), character.say(Lang::En)),
        Assign::SayDoneFreePeoples => "Free Peoples player: done".into(),
        Assign::SayDoneShadow => "Shadow player: done".into(),
        Assign::ThenLeftovers { minions } => {
            format!("Then the Shadow player may place {}.", counted(minions, "minion", "minions"))
        }
        Assign::DeedUnknown { deed } => format!("“{}”", deed.say(Lang::En)),

        Assign::CapacityBadge { holds, capacity } => format!("has {} of {}", n(holds), counted(capacity, "minion", "minions")),
        Assign::CapacityMark { holds, capacity } => format!("{}/{}", n(holds), n(capacity)),
        Assign::TotalsBadge { free_peoples, shadow } => format!("strength {} to {}", n(free_peoples), n(shadow)),
        Assign::TotalsMark { free_peoples, shadow } => format!("{} : {}", n(free_peoples), n(shadow)),
    }
}
