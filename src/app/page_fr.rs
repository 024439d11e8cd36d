use crate::app::page_says::PageSays;
use refrain::ruling::Says;
use refrain::words::{Count, Lang, is_one, list_and};

/// The page's sentences in French.
pub fn say(says: &PageSays) -> String {
    match says {
        PageSays::Title => "Refrain, calculateur de règles".into(),
        PageSays::Share => "Partager".into(),
        PageSays::Menu => "Menu".into(),
        PageSays::Close => "Fermer".into(),

        PageSays::Settled => "C’est tranché".into(),
        PageSays::Awaits => "À décider".into(),
        PageSays::Open => "Le livre ne le dit pas".into(),
        PageSays::Unknown => "Je ne peux pas trancher".into(),
        PageSays::Refused => "Ce n’est pas permis".into(),

        PageSays::CopyAnswer => "Copier la réponse".into(),
        PageSays::LookCloser => "Voir de plus près".into(),
        PageSays::ForTheTable => "Pour la table".into(),
        PageSays::WasCopied => "Copié.".into(),
        PageSays::NotCopied => {
            "Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le vous-même.".into()
        }
        PageSays::Exact { number, digits } => format!(
            "{} en entier\u{A0}: {} {}",
            number.say(Lang::Fr),
            digits.say(Lang::Fr),
            one_or(digits, "chiffre", "chiffres")
        ),

        PageSays::TableRule => "Règle de la table".into(),
        PageSays::TableRuleIdle => "Une lecture qui ne joue pas sur ce plateau.".into(),
        PageSays::DropReading => "Y renoncer".into(),
        PageSays::Alike => "Sur ce plateau, toutes les lectures mènent au même résultat.".into(),
        PageSays::Readings => "Les lectures possibles".into(),
        PageSays::TakeReading => "Jouer ainsi".into(),
        PageSays::ReadingWhy => "Comment on y arrive".into(),
        PageSays::SettledAnyway => "Acquis dans tous les cas".into(),

        PageSays::Known => "Ce que l’on sait".into(),
        PageSays::WaysOn => "Pour continuer".into(),
        PageSays::Legal => "Ceci serait permis\u{A0}:".into(),
        PageSays::TheDeed => "Demandé\u{A0}:".into(),

        PageSays::NotNow => "Pas permis\u{A0}:".into(),
        PageSays::AskAnyway => "Le demander quand même".into(),
        PageSays::NameIt => "Annoncer".into(),
        PageSays::AtLeast { least } => format!("{} ou plus", least.say(Lang::Fr)),
        PageSays::Between { least, most } => format!("De {} à {}", least.say(Lang::Fr), most.say(Lang::Fr)),
        PageSays::PowerKey => "Dix à la puissance de ce qui est tapé".into(),
        PageSays::PowerFace => "10ⁿ".into(),
        PageSays::NotANumber => "Ce n’est pas un nombre entier.".into(),
        PageSays::BelowZero => "Un nombre de fois ne peut pas être négatif.".into(),
        PageSays::TooLong { digits } => format!("Pas plus de {} chiffres.", digits.say(Lang::Fr)),

        PageSays::Decisions => "Décisions prises".into(),
        PageSays::DecideAnew => "Reprendre ici".into(),
        PageSays::TakeBack => "Retirer".into(),

        PageSays::Because => "Pourquoi".into(),
        PageSays::Previous => "Étape précédente".into(),
        PageSays::Next => "Étape suivante".into(),
        PageSays::Play => "Dérouler les étapes".into(),
        PageSays::Pause => "Pause".into(),
        PageSays::ToEnd => "Revenir à la fin".into(),
        PageSays::AtStep { step, of } => format!("Étape {} sur {}", step.say(Lang::Fr), of.say(Lang::Fr)),
        PageSays::AtSetup => "Le plateau au départ".into(),
        PageSays::AtIteration { iteration } => format!("Le plateau après l’itération {}", iteration.say(Lang::Fr)),
        PageSays::AtDeed => "Le plateau après cette décision".into(),
        PageSays::AtEnd { steps } => format!("{} {}", steps.say(Lang::Fr), one_or(steps, "étape", "étapes")),
        PageSays::Rules => "Règles citées".into(),
        PageSays::Rule => "Règle".into(),
        PageSays::Assumes => "Suppose".into(),
        PageSays::ChangeIt => "Changer".into(),
        PageSays::WouldChange => "Ce qui changerait la réponse".into(),
        PageSays::NothingChanges { tried } => format!(
            "Aucun petit changement isolé ne renverse cette réponse ({} {}).",
            tried.say(Lang::Fr),
            one_or(tried, "essai", "essais")
        ),
        PageSays::Facts => "Nombres et faits".into(),
        PageSays::Problems => "Ce que les règles refusent".into(),
        PageSays::Note => "Remarque".into(),
        PageSays::Tolerable => "Contraire aux règles, réponse donnée quand même".into(),
        PageSays::Blocking => "Pas permis".into(),
        PageSays::AboutSetup => "Le plateau".into(),

        PageSays::Loop => "La boucle".into(),
        PageSays::LoopRound => "Une itération".into(),
        PageSays::LoopTimes { times } => format!("× {}", times.say(Lang::Fr)),
        PageSays::LoopLastActions { seats } => format!("Les dernières actions\u{A0}: {}.", names(seats)),
        PageSays::LoopOver { iterations } => {
            format!("sur {} {}", iterations.say(Lang::Fr), one_or(iterations, "itération", "itérations"))
        }
        PageSays::LoopInterrupt { iteration, who } => {
            format!("Interrompre ici\u{A0}: {} nomme {}", who.say(Lang::Fr), iteration.say(Lang::Fr))
        }
        PageSays::LoopJump => "Voir le plateau après l’itération".into(),
        PageSays::LoopShow => "Montrer".into(),
        PageSays::LoopCounter => "Ce qui change".into(),
        PageSays::LoopBefore => "Avant".into(),
        PageSays::LoopEach => "Par itération".into(),
        PageSays::LoopAfter => "Après".into(),
        PageSays::LoopVaries => "variable".into(),
        PageSays::LoopDone { agreed, done } => format!(
            "Itérations\u{A0}: {} {}, {} {} en entier.",
            agreed.say(Lang::Fr),
            one_or(agreed, "convenue", "convenues"),
            done.say(Lang::Fr),
            one_or(done, "jouée", "jouées")
        ),
        PageSays::LoopStops { iteration, why } => {
            format!("Elle s’arrête à l’itération {}\u{A0}: {}", iteration.say(Lang::Fr), why.say(Lang::Fr))
        }
        PageSays::LoopLast { who } => format!("Dernière action\u{A0}: {}.", who.say(Lang::Fr)),
        PageSays::LoopAdded { who } => format!("Une action de plus à la fin\u{A0}: {}.", who.say(Lang::Fr)),
        PageSays::Marked => "Coché\u{A0}:".into(),
        PageSays::LoopCompared => "Vérifié de deux façons".into(),
        PageSays::LoopComparedAt { iterations } => {
            let said: Vec<String> = iterations.iter().map(|count| count.say(Lang::Fr)).collect();
            format!("La formule s’accorde avec le jeu pas à pas à ces itérations\u{A0}: {}.", list_and(&said, Lang::Fr))
        }

        PageSays::RuleBook => "Livre".into(),
        PageSays::RuleEdition => "Édition".into(),
        PageSays::RuleFormerly => "Anciennement".into(),
        PageSays::RuleBasis => "Fondement".into(),
        PageSays::RuleOurWords => "Dans nos mots, et non ceux du livre.".into(),
        PageSays::BasisPrinted => "Le livre le dit.".into(),
        PageSays::BasisOfficial => "Une décision officielle le dit.".into(),
        PageSays::BasisDerived => "Cela découle de ce que dit le livre.".into(),
        PageSays::BasisReading => "Une façon de lire ce que le livre laisse ouvert.".into(),
        PageSays::BasisLimit => "C’est une limite de ce programme, pas du livre.".into(),
        PageSays::BasisGiven => "Saisi à la main.".into(),

        PageSays::Game => "Jeu".into(),
        PageSays::Question => "Question".into(),
        PageSays::Ruleset => "Règles en vigueur".into(),
        PageSays::Language => "Langue".into(),
        PageSays::Theme => "Thème".into(),
        PageSays::ThemeDevice => "Comme l’appareil".into(),
        PageSays::ThemeLight => "Clair".into(),
        PageSays::ThemeDark => "Sombre".into(),
        PageSays::FindRule => "Chercher une règle".into(),
        PageSays::FindHow => "Un numéro, même d’une édition passée, ou des mots".into(),
        PageSays::FoundRules { count } => format!("Règles trouvées\u{A0}: {}", count.say(Lang::Fr)),
        PageSays::AllQuestions => "Toutes les questions".into(),
        PageSays::Recent => "Plateaux récents".into(),

        PageSays::Link => "Lien vers ce plateau".into(),
        PageSays::LinkHolds => {
            "Le lien contient tout le plateau et chaque décision. Rien n’est envoyé à un serveur.".into()
        }
        PageSays::CopyLink => "Copier le lien".into(),
        PageSays::LinkLong { characters } => format!(
            "Ce lien compte {} caractères. Certaines messageries coupent au-delà de 2\u{202F}000\u{A0}: mieux vaut \
             enregistrer un fichier.",
            characters.say(Lang::Fr)
        ),
        PageSays::Save => "Enregistrer un fichier".into(),
        PageSays::OpenFile => "Ouvrir un fichier".into(),

        PageSays::Gallery => "Des questions déjà résolues".into(),
        PageSays::GalleryHow => "Ouvrez-en une, puis changez le plateau pour qu’il ressemble au vôtre.".into(),
        PageSays::FromEmpty => "Partir d’un plateau vide\u{A0}:".into(),
        PageSays::Colophon => {
            "Refrain est fait par des joueurs. Il n’appartient à aucun éditeur et dit les règles dans ses propres mots."
                .into()
        }
    }
}

fn one_or(count: &Count, one: &'static str, many: &'static str) -> &'static str {
    if is_one(count, Lang::Fr) { one } else { many }
}

// In a row, as they come.
fn names(all: &[Says]) -> String {
    all.iter().map(|one| one.say(Lang::Fr).plain()).collect::<Vec<_>>().join(", ")
}
