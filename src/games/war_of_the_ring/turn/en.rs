use crate::games::war_of_the_ring::names_en::{counted, figures, nations, region as at, start, the, the_nation};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::words::{Count, Int, Lang, capital, is_one};

const EN: Lang = Lang::En;

fn side(side: &Side) -> &'static str {
    match side {
        Side::FreePeoples => "the Free Peoples",
        Side::Shadow => "the Shadow",
    }
}

fn minion(minion: &Minion) -> String {
    let the = if *minion == Minion::Saruman { "" } else { "the " };
    format!("{the}{}", minion.name().say(EN))
}

fn dice(count: &Count) -> String {
    counted(count, "die", "dice")
}

fn cards(count: &Count) -> String {
    counted(count, "card", "cards")
}

fn points(points: &Int) -> String {
    format!("{} victory points", points.say(EN))
}

fn order(order: &[Power]) -> String {
    order.iter().map(|player| player.name().say(EN)).collect::<Vec<_>>().join(", ")
}

/// Puts a sentence into English.
pub fn say(says: &Says) -> String {
    let n = |count: &Count| count.say(EN);
    match says {
        Says::LeadsThisTurn { turn, free_peoples, shadow } => format!(
            "On turn {} {} leads the Free Peoples and {} the Shadow.",
            n(turn),
            the(free_peoples),
            the(shadow)
        ),
        Says::OrderOfActions { turn, order: players } => {
            format!("Turn {}, if nobody passes: {}.", n(turn), order(players))
        }
        Says::ActionsInAll { turn, next } => {
            format!("Turn {}: {} acts next; the findings say how many actions each player takes.", n(turn), the(next))
        }
        Says::DiceAreUsed { turn } => format!("All Action dice of turn {} are used.", n(turn)),
        Says::MayRecruit { player, nations: list } => format!("{} may recruit there for {}.", start(player), nations(list)),
        Says::MayMoveNazgul { player, amount, region } => {
            format!("{} may move {} Nazgûl to {}: any Shadow player may.", start(player), n(amount), at(region))
        }
        Says::MayMoveMinion { player, minion: whom } => format!("{} may move {}.", start(player), minion(whom)),
        Says::MayAdvance { player, nation, steps } if steps.is_zero() => {
            format!("{} may advance the counter of {} to At War, {} steps away.", start(player), the_nation(nation), n(steps))
        }
        Says::MayAdvance { player, nation, steps } => format!(
            "{} may advance the counter of {}; {} from At War.",
            start(player),
            the_nation(nation),
            counted(steps, "step", "steps")
        ),
        Says::TableOrder { turn } => format!("Who acts from here on in turn {}, if nobody passes", n(turn)),
        Says::HeadActs => "acts".into(),
        Says::HeadDice => "dice before it".into(),
        Says::HeadPass => "may pass".into(),
        Says::RowAction { nth } => n(nth),
        Says::CellPlayer { player } => player.name().say(EN),
        Says::CellDice { free_peoples, shadow } => format!("{} – {}", n(free_peoples), n(shadow)),
        Says::CellYes => "yes".into(),
        Says::CellNo => "no".into(),
        Says::CellOpen => "the book does not say".into(),
        Says::BelowOrder => "Dice: the Free Peoples’, then the Shadow’s. A pass leaves the dice as they are.".into(),
        Says::TableWho { turn } => format!("Who may do what in turn {}", n(turn)),
        Says::RowNation { nation } => format!("{}: recruits, Armies, political counter", capital(&the_nation(nation))),
        Says::RowFly => "Move Nazgûl".into(),
        Says::RowRecruitNazgul => "Recruit Nazgûl".into(),
        Says::RowMinion { minion: whom } => format!("Move {}", minion(whom)),
        Says::RowFellowship => "Move or hide the Fellowship, move or separate Companions".into(),
        Says::RowDecide => "Declare the Fellowship, name its Guide, decide the Hunt’s effects".into(),
        Says::RowAllocate => "Put dice into the Hunt Box before the roll".into(),
        Says::RowIcon { icon } => format!("Use an Event with the icon of {}", the(icon)),
        Says::RowCombatIcon { icon } => format!("Use as a Combat card one with the icon of {}", the(icon)),
        Says::MarchesOverLimit { player, region, over } => format!(
            "{} may move the Army to {}; then {} too many there and removed at once.",
            start(player),
            at(region),
            if is_one(over, EN) { "1 unit is".to_owned() } else { format!("{} units are", n(over)) }
        ),
        Says::MayMarch { player, region } => format!("{} may move the Army to {}.", start(player), at(region)),
        Says::MayMoveFellowship { player, decides } => format!(
            "{} may move the Fellowship; what the Hunt does to it is for {} to decide, as Leading Player.",
            start(player),
            the(decides)
        ),
        Says::MayHideFellowship { player } => {
            format!("{} may hide the Fellowship: any Free Peoples player may.", start(player))
        }
        Says::MayMoveCompanions { player } => {
            format!("{} may move or separate Companions: any Free Peoples player may.", start(player))
        }
        Says::DecidesHunt { player } => format!("{} decides what the Hunt does, as Leading Player.", start(player)),
        Says::Declared { player } => format!("{} declares the Fellowship, as Leading Player.", start(player)),
        Says::NotDeclared { player } => format!("The Fellowship is not declared: {} decides, as Leading Player.", the(player)),
        Says::NamesGuide { player } => format!("{} names the Guide, as Leading Player.", start(player)),
        Says::Allocates { player, dice: count } => {
            format!("{} puts {} into the Hunt Box, as Leading Player.", start(player), dice(count))
        }
        Says::DrawsCards { player, cards: count, hand } => {
            format!("{} draws {} and holds {}.", start(player), cards(count), n(hand))
        }
        Says::Discards { player, hand } => format!("{} discards a card and holds {}.", start(player), n(hand)),
        Says::Swapped { player, other } => format!("{} and {} swap one card for one, unseen.", start(player), the(other)),
        Says::NoSwap { player, other } => format!("No swap: {} offered, {} does not want to; no card is shown.", the(player), the(other)),
        Says::MayPlayEvent { player } => format!("{} may play this Event.", start(player)),
        Says::MayPlayCombatCard { player } => format!("{} may play it as a Combat card.", start(player)),
        Says::MayUseRing { player } => format!("{} may use an Elven Ring.", start(player)),
        Says::IndividualWinner { player, points: mine, other, others } => {
            format!("{} wins in person: {} to {} of {}.", start(player), points(mine), others.say(EN), the(other))
        }
        Says::LostLess { player, lost, other, others } => format!(
            "{} wins in person: his Nations lost {} victory points, those of {} {}.",
            start(player),
            n(lost),
            the(other),
            n(others)
        ),
        Says::SharedWin { one, other, points: both } => {
            format!("{} and {} win together, with {} each.", start(one), the(other), points(both))
        }
        Says::NobodyWinsInPerson { one, other, points: both } => {
            format!("Neither {} nor {} wins in person: {} each.", the(one), the(other), points(both))
        }
        Says::WinsAlone { player } => format!("{} has his team alone and wins.", start(player)),
        Says::LeadingByParity { turn, free_peoples, shadow } => format!(
            "Turn {} is {}: the tokens are with {} and {}.",
            n(turn),
            if turn.is_odd() { "odd" } else { "even" },
            the(free_peoples),
            the(shadow)
        ),
        Says::ActsInTurn { first, second } => format!(
            "{} takes the first action, {} the second; in each team the Leading Player comes after his teammate.",
            start(first),
            the(second)
        ),
        Says::GoesOnAlone { side: team } => {
            let (has, its) = if *team == Side::Shadow { ("has", "its") } else { ("have", "their") };
            format!("{} {has} more dice; {its} last actions follow each other, still in turn.", capital(side(team)))
        }
        Says::UsesADie { player, left } => format!("{} uses a die; his team has {} left.", start(player), n(left)),
        Says::SkipsADie { player, left } => format!("{} puts a die aside unused; his team has {} left.", start(player), n(left)),
        Says::Passes { player, mine, theirs } => {
            format!("{} passes: his team has {} left, the other {}.", start(player), dice(mine), n(theirs))
        }
        Says::NextOfTeam { player } => format!("His team’s next action is for {}.", the(player)),
        Says::NotConsecutive { player } => {
            format!("{} does not act on the same Nation twice in a row.", start(player))
        }
        Says::AllocationBounds { least, most } => {
            format!("From {} to {} may go into the Hunt Box before the roll.", n(least), dice(most))
        }
        Says::OffersSwap { player, other } => format!("{} offers {} to swap a card, unseen.", start(player), the(other)),
        Says::AsksDiscard { player, over } => format!("{} holds {} too many: discard one.", start(player), cards(over)),
        Says::AsksSwap { player, other } => format!("{} wants to swap a card. Does {} agree?", start(player), the(other)),
        Says::AnswerDiscard => "Discard a card".into(),
        Says::AnswerSwap => "Swap one card".into(),
        Says::AnswerNoSwap => "No swap".into(),
        Says::StartReserves { nation } => format!("The reserve of {} is as when the game begins.", the_nation(nation)),
        Says::ActNotUnderstood => "This question does not know that deed.".into(),
        Says::DeedNamesNothing => {
            "The deed does not name what it needs: a player at the table, a Nation, a region or a side.".into()
        }
        Says::NotHisAction { player, next } => format!("It is not {}’s action: {} acts next.", the(player), the(next)),
        Says::NoDiceLeft => "No Action die is left.".into(),
        Says::NoDiceKnown => "Say first how many unused Action dice each team has.".into(),
        Says::MayNotPass { player, mine, theirs } => format!(
            "{} may not pass: his team has {} and the other {}; a pass needs strictly fewer.",
            start(player),
            dice(mine),
            n(theirs)
        ),
        Says::MaySkip { player } => format!("{} skips a die: he puts it aside unused.", start(player)),
        Says::NotInReserve { nation, kind, amount, left } => {
            format!("{} in reserve are needed; there are {}.", figures(nation, kind, amount), n(left))
        }
        Says::NotHisToRecruit { player, nation } => format!("{} does not recruit for {}.", start(player), the_nation(nation)),
        Says::NotAtWarNoMuster { nation } => format!("A die does not recruit for {} before At War.", the_nation(nation)),
        Says::NotItsSettlement { nation } => format!("That is no Settlement of {} where it could recruit.", the_nation(nation)),
        Says::OneFigureEach => "Two figures of a Muster die go into two different Settlements.".into(),
        Says::EliteAlone => "An Elite takes a whole Muster die: nothing else is recruited with it.".into(),
        Says::TwoFiguresAtMost => "A Muster die brings two figures at most.".into(),
        Says::NothingWithTheSameDie => {
            "Nothing more comes with the last die: say it as an action of its own, with a die.".into()
        }
        Says::SettlementNotFree { region } => {
            format!("Nobody recruits in {}: the enemy holds or besieges it.", at(region))
        }
        Says::NazgulInStrongholds => "Nazgûl are recruited in Strongholds of Sauron alone.".into(),
        Says::NazgulKeptOut { region } => format!(
            "Nazgûl do not fly to {}: the Free Peoples hold that Stronghold, and the Shadow does not besiege it.",
            at(region)
        ),
        Says::StaysInOrthanc => "Saruman never leaves Orthanc.".into(),
        Says::HowFarIsNotRuled { minion: whom } => {
            format!("Only who moves {} is ruled on, not where he stands or how far he gets.", minion(whom))
        }
        Says::OnAnotherNation { player } => {
            format!("Nobody said which Nation {} acted on; it is taken to be another than before and after.", the(player))
        }
        Says::OnlyWitchKingRecruits { player } => {
            format!("{} does not recruit Nazgûl: only the Witch-king’s player does.", start(player))
        }
        Says::NotHisNazgul { player } => format!("{} does not move Nazgûl: only Shadow players do.", start(player)),
        Says::NotSoManyNazgul { region, amount, there } => {
            format!("{} Nazgûl are to leave {}, where {} stand.", n(amount), at(region), n(there))
        }
        Says::NotHisMinion { player, minion: whom } => format!("{} does not control {}.", start(player), minion(whom)),
        Says::NotHisCounter { player, nation } => {
            format!("{} does not move the political counter of {}.", start(player), the_nation(nation))
        }
        Says::BoromirCannot { region } => format!(
            "Boromir advances Gondor alone, for a Free Peoples player, and from an unconquered City or Stronghold of Gondor, not from {}.",
            at(region)
        ),
        Says::AtWarAlready { nation } => format!("{}: already At War.", capital(&the_nation(nation))),
        Says::PassiveStaysOut { nation } => format!("{}: passive, and a passive Nation does not reach At War.", capital(&the_nation(nation))),
        Says::NotOfTheFreePeoples { player } => {
            format!("{} does not act with the Fellowship or Companions.", start(player))
        }
        Says::LeadingDecides { player, leading } => {
            format!("That is not for {}: the Leading Player decides it, {}.", the(player), the(leading))
        }
        Says::AllocationOutOfBounds { dice: count, least, most } => {
            format!("{} may not be put into the Hunt Box: between {} and {}.", dice(count), n(least), n(most))
        }
        Says::DiscardFirst { player, over } => format!("First {} discards {}: swaps come after.", the(player), cards(over)),
        Says::NothingToDiscard { player } => format!("{} holds no card too many.", start(player)),
        Says::NobodyToSwapWith { player } => format!("{} has no teammate to swap with.", start(player)),
        Says::NoSwapOffered { player } => format!("Nobody has offered {} a swap.", the(player)),
        Says::IconOfAnother { player, icon } => {
            format!("The card has the icon of {}: {} may not use it so.", the(icon), the(player))
        }
        Says::MayOfferSwap { player } => format!("{} may offer it, unseen, in a swap with his teammate.", start(player)),
        Says::SameNationTwice { player, nation } => {
            format!("{} may not take two actions in a row on {}.", start(player), the_nation(nation))
        }
        Says::SameArmyTwice { player, region } => {
            format!("{} may not act twice in a row with the same mixed Army, now in {}.", start(player), at(region))
        }
        Says::FellowshipTwice { player } => {
            format!("{} may not act twice in a row with the Fellowship, read so.", start(player))
        }
        Says::RingUsed { player } => format!("An Elven Ring has been used this turn; {} may not use another.", the(player)),
        Says::FoundNext { player } => format!("Next to act: {}.", the(player)),
        Says::FoundActions { player, actions } => {
            format!("{} takes {} if nobody passes.", start(player), counted(actions, "action", "actions"))
        }
        Says::FoundPasses { side: team, passes } => format!("At most {} by {}.", counted(passes, "pass", "passes"), side(team)),
        Says::FoundDraws { player, cards: count } => format!("{} draws {} this turn.", start(player), cards(count)),
        Says::FoundHand { player, cards: count } => format!("{} holds {}.", start(player), cards(count)),
        Says::FoundHandLimit { player, cards: count } => format!("{} may hold {}.", start(player), cards(count)),
        Says::FoundHuntLeast { dice: count } => format!("At least {} into the Hunt Box before the roll.", dice(count)),
        Says::FoundHuntMost { dice: count } => format!("At most {} into the Hunt Box before the roll.", dice(count)),
        Says::FoundPoints { player, points: his } => format!("{} has {}, taken less lost.", start(player), points(his)),
        Says::NamedAct { player } => format!("{} takes an action", start(player)),
        Says::NamedPass { player } => format!("{} passes", start(player)),
        Says::NamedSkip { player } => format!("{} skips a die", start(player)),
        Says::NamedRecruit { player } => format!("{} recruits", start(player)),
        Says::NamedRecruits { player, nation, kind, region } => {
            format!("{} recruits {} in {}", start(player), figures(nation, kind, &Count::one()), at(region))
        }
        Says::NamedRecruitsToo { player, nation, kind, region } => {
            format!("{} recruits {} in {} with the same die", start(player), figures(nation, kind, &Count::one()), at(region))
        }
        Says::NamedFlight { player, amount, from, to } => {
            format!("{} flies {} Nazgûl from {} to {}", start(player), n(amount), at(from), at(to))
        }
        Says::NamedFlightToo { player, amount, from, to } => {
            format!("{} flies {} Nazgûl from {} to {} with the same die", start(player), n(amount), at(from), at(to))
        }
        Says::NamedNazgul { player } => format!("{} moves Nazgûl", start(player)),
        Says::NamedMinion { player, minion: whom } => format!("{} moves {}", start(player), minion(whom)),
        Says::NamedAdvance { player, nation } => {
            format!("{} advances the counter of {}", start(player), the_nation(nation))
        }
        Says::NamedMarch { player } => format!("{} moves an Army", start(player)),
        Says::NamedFellowship { player } => format!("{} moves the Fellowship", start(player)),
        Says::NamedHide { player } => format!("{} hides the Fellowship", start(player)),
        Says::NamedCompanions { player } => format!("{} moves Companions", start(player)),
        Says::NamedDecideHunt { player } => format!("{} decides what the Hunt does", start(player)),
        Says::NamedDeclare { player } => format!("{} declares the Fellowship", start(player)),
        Says::NamedKeep { player } => format!("{} does not declare the Fellowship", start(player)),
        Says::NamedGuide { player } => format!("{} names the Guide", start(player)),
        Says::NamedAllocate { player, dice } => {
            format!("{} puts {} into the Hunt Box", start(player), counted(dice, "die", "dice"))
        }
        Says::NamedDraw { player } => format!("{} draws", start(player)),
        Says::NamedDiscard { player } => format!("{} discards", start(player)),
        Says::NamedOffer { player } => format!("{} offers a swap", start(player)),
        Says::NamedAccept { player } => format!("{} agrees to swap", start(player)),
        Says::NamedRefuse { player } => format!("{} does not swap", start(player)),
        Says::NamedEvent { player } => format!("{} plays an Event", start(player)),
        Says::NamedCombatCard { player } => format!("{} plays a Combat card", start(player)),
        Says::NamedEventOf { player, icon } => format!("{} plays an Event with the icon of {}", start(player), the(icon)),
        Says::NamedCombatCardOf { player, icon } => {
            format!("{} plays a Combat card with the icon of {}", start(player), the(icon))
        }
        Says::NamedRing { player } => format!("{} uses an Elven Ring", start(player)),
        Says::NamedWin { side: Side::FreePeoples } => "The Free Peoples win".into(),
        Says::NamedWin { side: Side::Shadow } => "The Shadow wins".into(),
        Says::NamedNext => "The next turn begins, dice unknown".into(),
        Says::NamedUnknown => "A deed unknown to the turn".into(),
        Says::FieldFreeDice => "Free Peoples dice".into(),
        Says::FieldShadowDice => "Shadow dice".into(),
        Says::FieldCompanions => "Companions in the Fellowship".into(),
        Says::FieldHunted => "Free Peoples dice in the Hunt Box last turn".into(),
        Says::FieldHand { player } => format!("Cards of {}", the(player)),
    }
}
