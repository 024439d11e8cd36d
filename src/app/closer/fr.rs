use crate::app::closer::CloserSays;
use refrain::words::{Count, Lang, is_one};

/// The sentences of the closer look in French.
pub fn say(says: &CloserSays) -> String {
    match says {
        CloserSays::Turn => "Retourner".into(),
        CloserSays::Turned => "La réponse est à l’envers, pour qui est assis en face.".into(),

        CloserSays::Editions => "Selon d’autres règles".into(),
        CloserSays::EditionsHow => "Le même plateau et les mêmes décisions selon toutes les règles de ce jeu.".into(),
        CloserSays::Present => "Les règles en vigueur ici".into(),
        CloserSays::SameAnswer => "La même réponse".into(),
        CloserSays::OtherOutcome => "La même réponse, mais le détail diffère".into(),
        CloserSays::OtherAnswer => "Une autre réponse".into(),
        CloserSays::PartsHere => "C’est ici que les chemins se séparent\u{A0}:".into(),
        CloserSays::OnlyHere => "Règles citées ici seulement\u{A0}:".into(),
        CloserSays::RuleBy => "Prendre ces règles".into(),

        CloserSays::Beside => "Deux plateaux côte à côte".into(),
        CloserSays::With => "Comparer avec".into(),
        CloserSays::Before => "Avant le dernier changement".into(),
        CloserSays::NothingBeside => {
            "Il n’y a pas encore d’autre plateau. Changez quelque chose ou ouvrez une autre question\u{A0}: le plateau \
             précédent est gardé."
                .into()
        }
        CloserSays::Here => "Ce plateau".into(),
        CloserSays::There => "L’autre plateau".into(),
        CloserSays::Differ => "Ce qui diffère".into(),
        CloserSays::Alike => "Les plateaux et les décisions sont les mêmes.".into(),
        CloserSays::More { count } => {
            format!("Et {} {} de plus.", count.say(Lang::Fr), one_or(count, "différence", "différences"))
        }
        CloserSays::Absent => "–".into(),
        CloserSays::Ruleset => "Règles".into(),
        CloserSays::Question => "Question".into(),
        CloserSays::Deed { nth } => format!("Décision n°\u{A0}{}", nth.say(Lang::Fr)),
        CloserSays::Fact => "Constat".into(),
        CloserSays::Yes => "oui".into(),
        CloserSays::No => "non".into(),
        CloserSays::At { piece, zone } => format!("{} ({})", piece.say(Lang::Fr), zone.say(Lang::Fr)),
        CloserSays::OpenOther => "Ouvrir l’autre plateau".into(),

        CloserSays::Fewest => "L’essentiel".into(),
        CloserSays::FewestHow => {
            "Retire toute pièce sans laquelle la réponse reste la même, à chaque mot et à chaque nombre près.".into()
        }
        CloserSays::Searching { tried } => {
            format!("Essai de plateaux avec moins de pièces\u{A0}: {} jusqu’ici.", tried.say(Lang::Fr))
        }
        CloserSays::AllMatter { tried } => format!(
            "Chaque pièce de ce plateau compte\u{A0}: sans l’une d’elles, la réponse est une autre ({} {}).",
            tried.say(Lang::Fr),
            one_or(tried, "plateau essayé", "plateaux essayés")
        ),
        CloserSays::Left { pieces, before, tried } => format!(
            "Il reste {} {} sur {}, et la réponse est la même ({} {}). Annuler ramène les autres.",
            pieces.say(Lang::Fr),
            one_or(pieces, "pièce", "pièces"),
            before.say(Lang::Fr),
            tried.say(Lang::Fr),
            one_or(tried, "plateau essayé", "plateaux essayés")
        ),
        CloserSays::Cut => {
            "La recherche s’est arrêtée avant d’avoir essayé chaque pièce\u{A0}: il en faut peut-être encore moins."
                .into()
        }
        CloserSays::PutBack => "Ramener les autres".into(),

        CloserSays::Wrong => "C’est faux".into(),
        CloserSays::WrongHow => {
            "Copiez ce rapport, ajoutez ce que la réponse devrait être et envoyez-le à qui s’occupe de cette page."
                .into()
        }
        CloserSays::Report => "Refrain\u{A0}: une réponse fausse".into(),
        CloserSays::ShouldBe => "Ce qu’elle devrait dire, et selon quelle règle\u{A0}: ".into(),
        CloserSays::Case => "Le cas\u{A0}: ".into(),
        CloserSays::SaysNow => "Ce que Refrain dit à présent\u{A0}:".into(),
        CloserSays::CopyReport => "Copier le rapport".into(),
    }
}

fn one_or(count: &Count, one: &'static str, many: &'static str) -> &'static str {
    if is_one(count, Lang::Fr) { one } else { many }
}
