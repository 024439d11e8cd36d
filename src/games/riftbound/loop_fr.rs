use crate::games::riftbound::loop_says::LoopSays;
use crate::words::{Lang, capital, counted, list_and};

const FR: Lang = Lang::Fr;

/// Puts a sentence into French.
pub fn say(says: &LoopSays) -> String {
    let times = |count| counted(count, FR, "fois", "fois");
    match says {
        LoopSays::Runs { iterations, player } => {
            format!("La boucle tourne {}\u{202F}; puis {} a la priorité.", times(iterations), player.say(FR))
        }
        LoopSays::Broken { iterations, actions, player } => format!(
            "La boucle tourne {}, plus {} du tour suivant\u{202F}; puis {} la brise.",
            times(iterations),
            counted(actions, FR, "action", "actions"),
            player.say(FR)
        ),
        LoopSays::Draw => "Personne ne maintient la boucle et personne ne la brise\u{A0}: la partie est nulle.".into(),
        LoopSays::ByHand => "Une boucle avec du hasard ne s’abrège pas\u{A0}: jouez-la à la main.".into(),
        LoopSays::NoLoop => "Aucune boucle ni exténuation n’est décrite.".into(),
        LoopSays::BurnsOut { player, times: count, winner, points, own } => format!(
            "{} subit l’exténuation {}\u{A0}: {} gagne, {} à {}, et la carte n’est jamais piochée.",
            player.say(FR),
            times(count),
            winner.say(FR),
            points.say(FR),
            own.say(FR)
        ),
        LoopSays::WonAlready { player } => {
            format!("{} a déjà gagné\u{A0}: assez de points, et plus que l’autre.", player.say(FR))
        }
        LoopSays::NobodyMaintains => "Personne n’est nécessaire pour maintenir la boucle.".into(),
        LoopSays::Maintain { players } => {
            let names: Vec<String> = players.iter().map(|player| player.say(FR)).collect();
            format!("Nécessaires pour maintenir la boucle\u{A0}: {}.", list_and(&names, FR))
        }
        LoopSays::FoundNames { player } => format!("{} répond en premier", player.say(FR)),
        LoopSays::EachIteration { piece, by } => {
            format!("À chaque tour de boucle, {}\u{A0}: puissance {}.", piece.say(FR), by.say_signed(FR))
        }
        LoopSays::NamesNumber { player, times: count } => format!("{} annonce {}.", player.say(FR), count.say(FR)),
        LoopSays::CommitsToBreak { player, times: count, actions } => format!(
            "{} s’engage à briser la boucle après {} et {} de plus.",
            player.say(FR),
            counted(count, FR, "tour", "tours"),
            counted(actions, FR, "action", "actions")
        ),
        LoopSays::Agrees { player } => format!("{} accepte.", player.say(FR)),
        LoopSays::Declines { player } => format!("{} renonce à la briser.", player.say(FR)),
        LoopSays::LowestCounts { player, times: count } => {
            format!("Le plus petit nombre compte\u{A0}: {}, annoncé par {}.", count.say(FR), player.say(FR))
        }
        LoopSays::Becomes { piece, might } => format!("{} a alors une puissance de {}.", capital(&piece.say(FR)), might.say(FR)),
        LoopSays::BreaksIt { player } => format!("{} brise alors la boucle, et doit en avoir les moyens.", player.say(FR)),
        LoopSays::FoundBurnOuts { times: count } => format!("Exténuation subie {}", times(count)),
        LoopSays::InCompetition => "C’est une compétition\u{A0}: les règles de base n’ont pas de règle sur les boucles.".into(),
        LoopSays::MightOf { piece } => format!("Puissance, {}", piece.say(FR)),
        LoopSays::ActionOf { player, number } => format!("{}\u{A0}: action {}", player.say(FR), number.say(FR)),
        LoopSays::ActionOfNobody { number } => format!("action {}", number.say(FR)),
        LoopSays::AsksNumber { player } => format!("Combien de tours annonce {}\u{202F}?", player.say(FR)),
        LoopSays::AsksAnswer { player, times: count } => format!(
            "Nombre annoncé\u{A0}: {}. {} accepte, brise la boucle ou y renonce\u{202F}?",
            count.say(FR),
            player.say(FR)
        ),
        LoopSays::AsksBreak { player } => {
            format!("{} brise-t-il la boucle, et après combien de tours\u{202F}?", player.say(FR))
        }
        LoopSays::AnswerAgree => "Accepte".into(),
        LoopSays::AnswerDecline => "Renonce à la briser".into(),
        LoopSays::NumberOfIterations => "Combien de tours".into(),
        LoopSays::NumberBeforeBreak => "La brise après tant de tours".into(),
        LoopSays::AsksEqual => "Plusieurs ont annoncé le plus petit nombre\u{A0}: lequel compte\u{202F}?".into(),
        LoopSays::ReadItIs { player } => format!("Celui de {}", player.say(FR)),
        LoopSays::AsksFirstPoint => "Le premier point suffit\u{A0}: fait-il gagner aussitôt\u{202F}?".into(),
        LoopSays::ReadWinsAtOnce => "Il fait gagner aussitôt, comme les suivants".into(),
        LoopSays::ReadOneMore => "À la lettre, seuls les suivants le font\u{A0}: une exténuation de plus".into(),
        LoopSays::NotANumber => "Il faut annoncer un nombre de tours, en chiffres.".into(),
        LoopSays::NoSuchAction => "On brise la boucle derrière une action du tour.".into(),
        LoopSays::ANumberIsDue { player } => {
            format!("{} maintient la boucle et doit annoncer un nombre.", player.say(FR))
        }
    }
}
