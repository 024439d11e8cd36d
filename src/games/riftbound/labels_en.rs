use crate::games::riftbound::cost_words::DOMAIN_NAMES;
use crate::games::riftbound::labels::Label;
use crate::words::{Count, Lang, capital, counted, list_and};

const EN: Lang = Lang::En;

fn domain(place: &Count) -> &'static str {
    place.small().and_then(|place| DOMAIN_NAMES.get(place)).copied().unwrap_or("other")
}

/// Puts a label into English.
pub fn say(label: &Label) -> String {
    match label {
        Label::GameName => "Riftbound".into(),
        Label::Covers => "Spells with Repeat: what they cost, every way to pay, each execution’s choices and results; new \
            choices; loops by the Tournament Rules and burning out. v1.4 of 2026-07-16 + FAQ of 2026-08-14; a newer one may \
            exist. Not combat, scoring or deck building."
            .into(),
        Label::RepeatTitle => "How often is the spell executed, and what does it cost?".into(),
        Label::RepeatHow => "Put runes, units and gear on the board and a spell in hand; drag the spell to the chain.".into(),
        Label::NewChoicesTitle => "Which new choices can be made?".into(),
        Label::NewChoicesHow => "A spell on the chain may be given new choices: make them, or keep what there is.".into(),
        Label::LoopTitle => "How often does the loop run?".into(),
        Label::LoopHow => "Say who takes the actions of a round; then the players name numbers.".into(),
        Label::OnceOrTwice => "Rocket Barrage: once or twice?".into(),
        Label::BAgain => "A is gone: may B be chosen again?".into(),
        Label::BurningOut => "Nothing left to draw: who wins?".into(),
        Label::Player { player } => player.say(EN),
        Label::Name { piece } => piece.say(EN),
        Label::Place { place } => capital(&place.say(EN)),
        Label::NamedPlace { place, piece } => format!("{}: {}", capital(&place.say(EN)), piece.say(EN)),
        Label::ReadyRune { domain: of } => format!("{} rune, ready", domain(of)),
        Label::ExhaustedRune { domain: of } => format!("{} rune, exhausted", domain(of)),
        Label::RecycledRune { domain: of } => format!("{} rune, recycled", domain(of)),
        Label::Gold => "Gold token".into(),
        Label::OwnUnit => "A unit of one’s own".into(),
        Label::OwnGear => "A gear of one’s own".into(),
        Label::SortSpell => "spell".into(),
        Label::SortUnit => "unit".into(),
        Label::SortGear => "gear".into(),
        Label::SortBattlefield => "battlefield".into(),
        Label::SortLegend => "legend".into(),
        Label::BuffsField => "Buffs".into(),
        Label::Buffs { buffs } => counted(buffs, EN, "buff", "buffs"),
        Label::EnemyDiedField { player } => format!("A unit of {}’s enemy died this turn", player.say(EN)),
        Label::EmpoweredField { player } => format!("{} controls something Empowered", capital(&player.say(EN))),
        Label::Spends => "whether a buff is spent".into(),
        Label::SortRune => "pays costs".into(),
        Label::Number { number } => number.say(EN),
        Label::Signed { number } => number.say(EN),
        Label::Executions { times } => counted(times, EN, "execution", "executions"),
        Label::FloatingEnergy { energy } => format!("{} Energy floating", energy.say(EN)),
        Label::FloatingPower { power } => format!("{} Power floating", power.say(EN)),
        Label::Might { might } => format!("Might {}", might.say(EN)),
        Label::Damage { damage } => format!("{} damage", damage.say(EN)),
        Label::Deflect { deflect } => format!("Deflect {}", deflect.say(EN)),
        Label::Assault { assault } => format!("Assault {}", assault.say(EN)),
        Label::Stunned => "stunned".into(),
        Label::Attacking => "attacking".into(),
        Label::Exhausted => "exhausted".into(),
        Label::MightField => "Might".into(),
        Label::DamageField => "Damage".into(),
        Label::DeflectField => "Deflect".into(),
        Label::AttackingField => "Attacking".into(),
        Label::StunnedField => "Stunned".into(),
        Label::TurnField => "Whose turn".into(),
        Label::MomentField => "What is going on".into(),
        Label::HeldField { place } => format!("{}: controlled by", capital(&place.say(EN))),
        Label::Nobody => "nobody".into(),
        Label::ControllerField => "Controlled by".into(),
        Label::TimesField => "Executions".into(),
        Label::ModeField { number } => format!("Execution {}: mode", number.say(EN)),
        Label::TargetField { number, choice } => format!("Execution {}: choice {}", number.say(EN), choice.say(EN)),
        Label::NothingChosen => "nothing".into(),
        Label::NotASpellThere => "Only a printed spell can be put on the chain by hand.".into(),
        Label::MomentNeutral => "no showdown".into(),
        Label::MomentShowdown => "a showdown".into(),
        Label::MomentCombat => "a combat".into(),
        Label::MaintainedField => "Who maintains the loop".into(),
        Label::MaintainedNone => "no loop".into(),
        Label::MaintainedBoth => "both players".into(),
        Label::MaintainedNobody => "nobody: everything is mandatory".into(),
        Label::ChanceField => "There is chance in it".into(),
        Label::EachRoundField => "Might gained each round".into(),
        Label::VictoryField => "Victory Score".into(),
        Label::OwnPointsField => "Points of who must draw".into(),
        Label::OtherPointsField => "Points of the opponent".into(),
        Label::AllPass => "All pass: the newest item resolves".into(),
        Label::Plays { piece } => format!("{} to the chain", piece.say(EN)),
        Label::Elects => "Repeat elected".into(),
        Label::Chooses { chosen } if chosen.is_empty() => "choices of an execution: nothing".into(),
        Label::Chooses { chosen } => {
            let names: Vec<String> = chosen.iter().map(|piece| piece.say(EN)).collect();
            format!("choices of an execution: {}", list_and(&names, EN))
        }
        Label::PaysOtherwise => "paid in another way".into(),
        Label::Remakes => "new choices".into(),
        Label::Keeps => "choices kept".into(),
        Label::Names { times } => format!("names {}", times.say(EN)),
        Label::Agrees => "agrees".into(),
        Label::Declines => "declines to break it".into(),
        Label::OtherDeed => "another deed".into(),
        Label::OneMoreRune { domain: of } => format!("one ready {} rune more", domain(of)),
        Label::OneFewerRune { domain: of } => format!("one ready {} rune fewer", domain(of)),
        Label::ShorthandForm => "Type a number before each of R, G, B, O, P, Y, such as 6r2b.".into(),
        Label::SidesSwapped => "Swap sides".into(),
        Label::NoSuchPiece => "This piece is not known here.".into(),
        Label::NoSuchPlace => "It cannot lie there.".into(),
        Label::NotSuchAValue => "This value is not possible here.".into(),
    }
}
