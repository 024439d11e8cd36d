use crate::games::riftbound::cost_words::DOMAIN_NAMES;
use crate::games::riftbound::labels::Label;
use crate::words::{Count, Lang, capital, counted, foreign, list_and};

const FR: Lang = Lang::Fr;

fn domain(place: &Count) -> String {
    foreign(place.small().and_then(|place| DOMAIN_NAMES.get(place)).copied().unwrap_or("?"), FR)
}

/// Puts a label into French.
pub fn say(label: &Label) -> String {
    match label {
        Label::GameName => "Riftbound".into(),
        Label::Covers => "Les sorts à Répétition (Repeat)\u{A0}: leur coût, toutes les façons de payer, les choix et effets de \
            chaque exécution\u{202F}; les nouveaux choix\u{202F}; les boucles selon les règles de tournoi et l’exténuation. \
            v1.4 du 16/07/2026 + FAQ du 14/08/2026\u{202F}; une plus récente peut exister. Ni combat, ni score, ni \
            construction de deck."
            .into(),
        Label::RepeatTitle => "Combien de fois le sort s’exécute-t-il, et à quel coût\u{202F}?".into(),
        Label::RepeatHow => "Posez runes, unités et équipements, et un sort en main\u{202F}; glissez le sort sur la chaîne.".into(),
        Label::NewChoicesTitle => "Quels nouveaux choix peut-on faire\u{202F}?".into(),
        Label::NewChoicesHow => "Un sort sur la chaîne peut recevoir de nouveaux choix\u{A0}: faites-les, ou gardez les siens.".into(),
        Label::LoopTitle => "Combien de fois la boucle tourne-t-elle\u{202F}?".into(),
        Label::LoopHow => "Dites qui fait les actions d’un tour de boucle\u{202F}; puis les joueurs annoncent des nombres.".into(),
        Label::OnceOrTwice => "Rocket Barrage\u{A0}: une fois ou deux\u{202F}?".into(),
        Label::BAgain => "A n’est plus là\u{A0}: peut-on reprendre B\u{202F}?".into(),
        Label::BurningOut => "Plus rien à piocher\u{A0}: qui gagne\u{202F}?".into(),
        Label::Player { player } => player.say(FR),
        Label::Name { piece } => piece.say(FR),
        Label::Place { place } => capital(&place.say(FR)),
        Label::NamedPlace { place, piece } => format!("{}\u{A0}: {}", capital(&place.say(FR)), piece.say(FR)),
        Label::ReadyRune { domain: of } => format!("Rune {}, prête", domain(of)),
        Label::ExhaustedRune { domain: of } => format!("Rune {}, épuisée", domain(of)),
        Label::RecycledRune { domain: of } => format!("Rune {}, recyclée", domain(of)),
        Label::Gold => "Jeton Or (Gold)".into(),
        Label::OwnUnit => "Une unité à soi".into(),
        Label::OwnGear => "Un équipement à soi".into(),
        Label::SortSpell => "sort".into(),
        Label::SortUnit => "unité".into(),
        Label::SortGear => "équipement".into(),
        Label::SortBattlefield => "champ de bataille".into(),
        Label::SortLegend => "légende".into(),
        Label::BuffsField => "Renforts (buffs)".into(),
        Label::Buffs { buffs } => counted(buffs, FR, "renfort", "renforts"),
        Label::EnemyDiedField { player } => format!("Une unité ennemie de {} est morte ce tour", player.say(FR)),
        Label::EmpoweredField { player } => format!("{} contrôle quelque chose d’Amplifié", capital(&player.say(FR))),
        Label::Spends => "dépense ou non d’un renfort".into(),
        Label::SortRune => "paie les coûts".into(),
        Label::Number { number } => number.say(FR),
        Label::Signed { number } => number.say(FR),
        Label::Executions { times } => counted(times, FR, "exécution", "exécutions"),
        Label::FloatingEnergy { energy } => format!("{} en réserve", counted(energy, FR, "énergie", "énergies")),
        Label::FloatingPower { power } => format!("{} en réserve", counted(power, FR, "essence", "essences")),
        Label::Might { might } => format!("puissance {}", might.say(FR)),
        Label::Damage { damage } => counted(damage, FR, "dégât", "dégâts"),
        Label::Deflect { deflect } => format!("Protection (Deflect) {}", deflect.say(FR)),
        Label::Assault { assault } => format!("Assaut {}", assault.say(FR)),
        Label::Stunned => "étourdi".into(),
        Label::Attacking => "attaque".into(),
        Label::Exhausted => "épuisé".into(),
        Label::MightField => "Puissance".into(),
        Label::DamageField => "Dégâts".into(),
        Label::DeflectField => "Protection (Deflect)".into(),
        Label::AttackingField => "Attaque".into(),
        Label::StunnedField => "Étourdi".into(),
        Label::TurnField => "À qui le tour".into(),
        Label::MomentField => "Ce qui se passe".into(),
        Label::HeldField { place } => format!("{}\u{A0}: contrôlé par", capital(&place.say(FR))),
        Label::Nobody => "personne".into(),
        Label::ControllerField => "Contrôlé par".into(),
        Label::TimesField => "Exécutions".into(),
        Label::ModeField { number } => format!("Exécution {}\u{A0}: mode", number.say(FR)),
        Label::TargetField { number, choice } => format!("Exécution {}\u{A0}: choix {}", number.say(FR), choice.say(FR)),
        Label::NothingChosen => "rien".into(),
        Label::NotASpellThere => "Seul un sort imprimé peut être mis sur la chaîne à la main.".into(),
        Label::MomentNeutral => "hors affrontement".into(),
        Label::MomentShowdown => "un affrontement".into(),
        Label::MomentCombat => "un combat".into(),
        Label::MaintainedField => "Qui maintient la boucle".into(),
        Label::MaintainedNone => "pas de boucle".into(),
        Label::MaintainedBoth => "les deux joueurs".into(),
        Label::MaintainedNobody => "personne\u{A0}: tout est obligatoire".into(),
        Label::ChanceField => "Elle contient du hasard".into(),
        Label::EachRoundField => "Puissance gagnée à chaque tour".into(),
        Label::VictoryField => "Score de victoire".into(),
        Label::OwnPointsField => "Points de qui doit piocher".into(),
        Label::OtherPointsField => "Points de l’adversaire".into(),
        Label::AllPass => "Tous passent\u{A0}: l’objet le plus récent se résout".into(),
        Label::Plays { piece } => format!("{} sur la chaîne", piece.say(FR)),
        Label::Elects => "Répétition (Repeat) choisie".into(),
        Label::Chooses { chosen } if chosen.is_empty() => "choix d’une exécution\u{A0}: rien".into(),
        Label::Chooses { chosen } => {
            let names: Vec<String> = chosen.iter().map(|piece| piece.say(FR)).collect();
            format!("choix d’une exécution\u{A0}: {}", list_and(&names, FR))
        }
        Label::PaysOtherwise => "payé autrement".into(),
        Label::Remakes => "nouveaux choix".into(),
        Label::Keeps => "choix gardés".into(),
        Label::Names { times } => format!("annonce {}", times.say(FR)),
        Label::Agrees => "accepte".into(),
        Label::Declines => "renonce à la briser".into(),
        Label::OtherDeed => "un autre acte".into(),
        Label::OneMoreRune { domain: of } => format!("une rune {} prête de plus", domain(of)),
        Label::OneFewerRune { domain: of } => format!("une rune {} prête de moins", domain(of)),
        Label::ShorthandForm => "Tapez un nombre devant chaque lettre R, G, B, O, P, Y, comme 6r2b.".into(),
        Label::SidesSwapped => "Échanger les camps".into(),
        Label::NoSuchPiece => "Cette pièce n’est pas connue ici.".into(),
        Label::NoSuchPlace => "Elle ne peut pas être là.".into(),
        Label::NotSuchAValue => "Cette valeur n’est pas possible ici.".into(),
    }
}
