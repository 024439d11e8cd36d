use crate::games::riftbound::objections::Objects;
use crate::ruling::Piece;
use crate::words::{Lang, capital, counted, list_and};

const FR: Lang = Lang::Fr;

fn chosen(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(FR)).collect();
    if names.is_empty() { "rien".into() } else { list_and(&names, FR) }
}

/// Puts an objection into French.
pub fn say(says: &Objects) -> String {
    match says {
        Objects::NoSuchPlayer => "Il y a deux joueurs, p1 et p2.".into(),
        Objects::NoSuchPlace => "Les pièces sont dans la base, la main ou la défausse d’un joueur, ou sur un champ de bataille.".into(),
        Objects::NotANumberHere => "Un nombre de ce plateau n’est pas compris, ou dépasse 9\u{202F}999.".into(),
        Objects::NotASpellText { name } => format!(
            "Le sort inventé {} n’est pas compris\u{A0}: un coût s’écrit comme 4BB, 1A, (RB) ou discard 1, sans rien sous 0 ni \
            au-dessus de 9\u{202F}999\u{202F}; ce qu’il fait, comme le dit la description du plateau en fichier.",
            name.say(FR)
        ),
        Objects::TooManyInstances { name, most } => {
            format!("{} a plus de {} instances de Répétition (Repeat)\u{A0}; on en prend autant ici.", name.say(FR), most.say(FR))
        }
        Objects::NotAnAbilityText => "Ce qu’a cette pièce n’est pas compris.".into(),
        Objects::TooManyPieces { most } => format!("Le plateau prend au plus {} pièces.", most.say(FR)),
        Objects::IdTaken => "Une autre pièce a cet identifiant.".into(),
        Objects::UnknownCard => "Cette carte n’est pas connue ici.".into(),
        Objects::NotAnItem => "Cet objet de la chaîne n’est pas compris.".into(),
        Objects::FinishFirst { spell } => format!("{} est en train d’être joué\u{A0}: rien d’autre n’a lieu avant qu’il soit finalisé.", spell.say(FR)),
        Objects::DecideFirst => "Une décision doit être prise d’abord.".into(),
        Objects::NotThere { piece } => format!("{} n’est pas là.", capital(&piece.say(FR))),
        Objects::NotASpell { piece } => format!("{} n’est pas un sort.", capital(&piece.say(FR))),
        Objects::NotInHand { piece, player } => format!("{} n’est pas dans la main de {}.", piece.say(FR), player.say(FR)),
        Objects::NotNow { spell } => format!("{} ne peut pas être joué à ce moment.", spell.say(FR)),
        Objects::KillsToPlay { spell, units } => format!(
            "Pour jouer {}, on tue {} de son camp, ni plus ni moins.",
            spell.say(FR),
            counted(units, FR, "unité", "unités")
        ),
        Objects::RepeatOnlyAsPlayed => "Répétition (Repeat) se choisit en jouant le sort, jamais plus tard.".into(),
        Objects::NotAsked { player } => format!("C’est à {} de le dire.", player.say(FR)),
        Objects::InstanceTwice { spell, number } => format!(
            "L’instance {} de Répétition (Repeat) sur {} ne se paie qu’une fois.",
            number.say(FR),
            spell.say(FR)
        ),
        Objects::NoSuchInstance { spell, number, there } => format!(
            "{} n’a pas d’instance {} de Répétition (Repeat), seulement {}.",
            spell.say(FR),
            number.say(FR),
            there.say(FR)
        ),
        Objects::NotEnoughChoices { spell, executions } => format!(
            "Pas assez de choix légaux pour {} de ce sort, {}.",
            counted(executions, FR, "exécution", "exécutions"),
            spell.say(FR)
        ),
        Objects::CannotPay { spell, cost } => {
            format!("{}\u{A0}: impossible à payer pour {}, tout est annulé.", capital(&cost.say(FR)), spell.say(FR))
        }
        Objects::CannotActivate { piece } => format!(
            "La compétence de {} ne peut pas être utilisée maintenant\u{A0}: elle s’utilise à l’état ouvert de son propre tour, et se paie.",
            piece.say(FR)
        ),
        Objects::NothingToChoose => "Il n’y a rien à choisir maintenant.".into(),
        Objects::ModeTwice { spell, mode } => {
            format!("Le mode {} de ce sort, {}, est déjà choisi\u{202F}; chacun doit être différent.", mode.say(FR), spell.say(FR))
        }
        Objects::IllegalChoice { spell, number, chosen: names } => format!(
            "L’exécution {} de ce sort, {}, ne peut pas choisir {}.",
            number.say(FR),
            spell.say(FR),
            chosen(names)
        ),
        Objects::NothingToPay => "Aucun paiement ne peut encore être changé.".into(),
        Objects::NoSuchWay { way, ways } => {
            format!("Il n’y a pas de façon {} de payer\u{202F}; il y en a {}.", way.say(FR), ways.say(FR))
        }
        Objects::NobodyDoesIt => "Un joueur doit le faire.".into(),
        Objects::NamesNothing => "Cet acte ne dit pas avec quoi.".into(),
        Objects::NoWindowInside { number } => {
            format!("Personne ne peut agir avant l’exécution {}\u{A0}: l’objet se résout en entier.", number.say(FR))
        }
        Objects::NothingOnTheChain => "Rien n’est sur la chaîne.".into(),
        Objects::NotSoManyRunes { player } => format!("{} n’a pas autant de runes prêtes.", player.say(FR)),
        Objects::NothingCopies { spell } => format!(
            "Aucune carte ne copie {} sur la chaîne\u{202F}; une copie reprend le texte imprimé, ni les coûts choisis ni les choix.",
            spell.say(FR)
        ),
        Objects::UnknownDeed => "Cet acte n’est pas compris.".into(),
        Objects::NothingToRemake => "Il n’y a pas de choix à refaire maintenant.".into(),
        Objects::RepeatNotReopened { spell, executions } => format!(
            "De nouveaux choix ne rouvrent pas Répétition (Repeat)\u{A0}: {} garde {}.",
            spell.say(FR),
            counted(executions, FR, "exécution", "exécutions")
        ),
        Objects::KeptIsIllegal { piece } => {
            format!("{} n’est plus un choix légal\u{A0}: avec de nouveaux choix, on ne peut le garder.", piece.say(FR))
        }
        Objects::MovedOverNotAllowed { spell } => {
            format!("{} choisissait cet objet ailleurs\u{A0}: ce n’est pas un nouveau choix ici.", spell.say(FR))
        }
        Objects::NoSuchNumber => "Rien ne porte ce numéro ici.".into(),
        Objects::PlaysNoSpells { player } => format!("{} ne peut plus jouer de sort ce tour.", capital(&player.say(FR))),
        Objects::NoBuffThere { piece, player } => {
            format!("{} n’a sur {} aucun renfort (buff) que ce sort puisse dépenser.", capital(&player.say(FR)), piece.say(FR))
        }
        Objects::StaleAnswer => "Personne ne le demande plus.".into(),
        Objects::UnknownReading => "Une lecture est choisie que ce jeu n’a pas.".into(),
    }
}
