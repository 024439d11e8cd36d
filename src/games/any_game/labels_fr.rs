//! The French words of names, findings and prompts.

use crate::games::any_game::fr::{quoted, rounds};
use crate::games::any_game::labels::Label;
use crate::ruling::Player;
use crate::words::{Int, Lang, capital, list_and};

const FR: Lang = Lang::Fr;

fn who(seat: &Player) -> String {
    capital(&seat.say(FR))
}

/// Short texts in French.
pub fn label(label: &Label) -> String {
    use Label::*;
    match label {
        Game => "Décrire la suite".into(),
        Covers => "Une boucle de n’importe quel jeu, décrite par compteurs et actions, selon quatre procédures. Aucune carte n’est vérifiée.".into(),
        Title => "Que donne cette suite répétée\u{202F}?".into(),
        How => "Saisissez la suite ligne par ligne («\u{00A0}engager\u{00A0}: +1 mana, -1 vie, par A, facultatif\u{00A0}»), puis nommez un nombre.".into(),
        ExampleElves => "Un million d’elfes, acceptés".into(),
        ExampleDrain => "Qui meurt d’abord dans une boucle que rien n’arrête\u{202F}?".into(),
        ExampleLastAction => "Un million chacun\u{00A0}: qui agit en dernier\u{202F}?".into(),
        StartLife { players, life } => format!("{} joueurs à {} points de vie", players.say(FR), life.say(FR)),
        SidesSwapped => "Échanger les camps".into(),
        CountersZone => "Compteurs".into(),
        ActionsZone => "Une répétition, dans l’ordre".into(),
        BoundsZone => "Où la partie se termine".into(),
        NewCounter => "Compteur".into(),
        NewAction => "Action".into(),
        NewBound => "Borne".into(),
        SortCounter => "ce qui se compte".into(),
        SortAction => "une partie de la suite".into(),
        SortBound => "où quelqu’un perd ou gagne".into(),
        Plain { number } => number.say(FR),
        ValueBadge { value } => format!("valeur {}", value.say(FR)),
        ByBadge { seat } => format!("par {}", seat.say(FR)),
        ByNobody => "personne".into(),
        OptionalBadge => "facultatif".into(),
        RequiredBadge => "obligatoire".into(),
        FieldPlayers => "Joueurs".into(),
        FieldActive => "À qui est le tour".into(),
        FieldAcrossTurns => "Une répétition dure plusieurs tours".into(),
        FieldName => "Nom".into(),
        FieldStart => "Avant la première répétition".into(),
        FieldBelowZero => "Au-dessous de zéro".into(),
        FieldLine => "En une ligne".into(),
        FieldPlace => "Place dans la suite".into(),
        FieldSeat => "Joueur".into(),
        FieldOptional => "Peut être omise".into(),
        FieldAnswers => "Les autres peuvent agir juste après".into(),
        FieldThen => "Ce qui arrive".into(),
        ThenLoses => "le joueur perd".into(),
        ThenWins => "le joueur gagne".into(),
        ThenDraws => "la partie est nulle".into(),
        CostNotThere { counter, has, cost } => {
            format!("elle coûte {} {}, et il y en a {}", cost.say(FR), counter.say(FR), has.say(FR))
        }
        NeedNotMet { counter, value, need } => {
            format!("elle exige {}, et {} est à {}", need.say(FR), counter.say(FR), value.say(FR))
        }
        GameOver { ends } => {
            let ends: Vec<String> = ends.iter().map(|end| end.say(FR).to_string()).collect();
            list_and(&ends, FR)
        }
        EndLoses { seat } => format!("{} perd", seat.say(FR)),
        EndWins { seat } => format!("{} gagne", seat.say(FR)),
        EndDraws => "la partie est nulle".into(),
        Term { counter, times } if *times == Int::from(1) => counter.say(FR),
        Term { counter, times } => format!("{} × {}", times.say(FR), counter.say(FR)),
        Constant { number } => number.say(FR),
        FoundForever { forever: true } => "Elle continue sans fin.".into(),
        FoundForever { forever: false } => "Elle s’arrête d’elle-même.".into(),
        FoundStop { iteration, action } => {
            format!("Elle s’arrête à la répétition {}, à l’action {}.", iteration.say(FR), quoted(action))
        }
        FoundRound { counter, change } if *change == Int::zero() => {
            format!("Une répétition laisse {} comme avant.", counter.say(FR))
        }
        FoundRound { counter, change } => {
            format!("Une répétition change {} de {}.", counter.say(FR), change.say_signed(FR))
        }
        FoundNames { seat } => format!("{} répond le premier.", who(seat)),
        FoundIterations { times } => format!("Répétitions entières\u{00A0}: {}.", times.say(FR)),
        FoundValue { counter, value } => format!("{} est alors à {}.", capital(&counter.say(FR)), value.say(FR)),
        NoCardWasChecked => "La suite est telle que décrite\u{202F}; aucune carte n’a été vérifiée.".into(),
        NobodyStepsIn => "Personne ne fait rien qui ne soit décrit.".into(),
        ZeroCountsAsLower => "0 compte comme un nombre inférieur.".into(),
        AIsFreePeoples => "Le joueur A est celui des Peuples Libres, le joueur B celui de l’Ombre.".into(),
        ActionsAreIndependent => "Les actions des joueurs ne dépendent pas les unes des autres, et rien d’autre ne change.".into(),
        FirstChoiceHasPriority => "Le joueur qui a le premier choix de la suite a la priorité et propose.".into(),
        AsksNumber { seat } => format!("{}\u{00A0}: combien de répétitions\u{202F}?", who(seat)),
        AsksAnswer { seat, times } => format!("{}\u{00A0}: {}, ou moins\u{202F}?", who(seat), rounds(times)),
        AsksBreak { seat } => format!("{}\u{00A0}: après combien de répétitions la rompez-vous\u{202F}?", who(seat)),
        AsksWhere { seat, lap } => format!("{}\u{00A0}: où dans la répétition {}\u{202F}?", who(seat), lap.say(FR)),
        Rounds => "Répétitions".into(),
        FewerRounds => "Moins de répétitions".into(),
        InRound => "L’arrêter à la répétition".into(),
        DoAgree => "Accepter".into(),
        DoDecline => "Ne rien faire".into(),
        DoGoOn => "Continuer indéfiniment".into(),
        DoStopAfter { action } => format!("juste après {}", quoted(action)),
        DoStopBefore { action } => format!("avant {}", quoted(action)),
        DidName { times } => format!("Nomme {}", rounds(times)),
        DidNameWords => "Nomme ce qui n’est pas un nombre".into(),
        DidStop { lap } => format!("L’arrête à la répétition {}", lap.say(FR)),
        DidSomething => "Répond".into(),
        AsksEqualLowest => "Plusieurs ont nommé le plus bas nombre\u{00A0}: de qui est-il\u{202F}?".into(),
        ReadingEarliest { seat } => format!("De qui l’a nommé en premier\u{00A0}: {}", seat.say(FR)),
        ReadingLatest { seat } => format!("De qui l’a nommé en dernier\u{00A0}: {}", seat.say(FR)),
        AsksFinalActionOfNothing => "Rien n’a été répété\u{00A0}: une dernière action est-elle tout de même ajoutée\u{202F}?".into(),
        ReadingNoneAdded => "Aucune n’est ajoutée".into(),
        ReadingOneAdded => "Une est ajoutée".into(),
        AsksWhichFinalAction => "Un joueur a plusieurs actions dans la suite\u{00A0}: laquelle est la dernière\u{202F}?".into(),
        ReadingFirstAction => "La première de ce joueur".into(),
        ReadingLastAction => "La dernière de ce joueur".into(),
        AsksAddedActionEndsTheGame => "L’action ajoutée terminerait la partie\u{00A0}: faut-il la faire\u{202F}?".into(),
        ReadingTaken => "Elle est faite".into(),
        ReadingLeftOut => "Elle est omise".into(),
        AsksOneAloneWouldDo => "Les actions d’un seul joueur pourraient continuer sans fin\u{00A0}: qui nomme le nombre\u{202F}?".into(),
        ReadingAlone { seat } => format!("Ce joueur seul\u{00A0}: {}", seat.say(FR)),
        ReadingBoth => "Comme si les deux étaient nécessaires".into(),
        TooLarge { times } => format!("Après {}, un compteur est trop long à écrire.", rounds(times)),
        NoClosedForm { known } => {
            format!("La suite n’a pas de formule connue de ce programme\u{202F}; elle a été jouée sur {}.", rounds(known))
        }
        TooMuchWork { known } => {
            format!("Il y faut plus de travail qu’on n’en fait pour une réponse\u{202F}; on connaît {}.", rounds(known))
        }
        WaysDisagree { iteration } => {
            format!("Deux façons de faire la répétition {} se contredisent\u{00A0}: c’est une erreur du programme.", iteration.say(FR))
        }
        TwoPlayersOnly => "L’article sur les boucles parle d’un joueur des Peuples Libres et d’un joueur de l’Ombre.".into(),
        WayFewerRounds => "Nommer moins de répétitions.".into(),
        WayDescribeOtherwise => "Décrire la suite autrement.".into(),
        OneMore { counter } => format!("Un de plus\u{00A0}: {}", counter.say(FR)),
        OneLess { counter } => format!("Un de moins\u{00A0}: {}", counter.say(FR)),
    }
}
