use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::cost_words::runes;
use crate::games::riftbound::says::Says;
use crate::ruling::{Piece, Says as Told};
use crate::words::{Count, Lang, capital, counted, list_and, list_or};

const FR: Lang = Lang::Fr;

fn all(pieces: &[Piece]) -> String {
    list_and(&pieces.iter().map(|piece| piece.say(FR)).collect::<Vec<String>>(), FR)
}

// One of them or another.
fn any(pieces: &[Piece]) -> String {
    list_or(&pieces.iter().map(|piece| piece.say(FR)).collect::<Vec<String>>(), FR)
}

fn chosen(pieces: &[Piece]) -> String {
    if pieces.is_empty() { "rien".into() } else { all(pieces) }
}

fn told(outcome: &[Told]) -> String {
    outcome.iter().map(|says| says.say(FR).to_string()).collect::<Vec<String>>().join(" ")
}

fn times(count: &Count) -> String {
    counted(count, FR, "fois", "fois")
}

fn ways(count: &Count, whole: bool) -> String {
    let least = if whole { "" } else { "au moins " };
    format!("{least}{} de payer", counted(count, FR, "façon", "façons"))
}

// By which instances of Repeat, where that is said.
fn by(instances: &[Count]) -> String {
    let numbers: Vec<String> = instances.iter().map(|number| number.say(FR)).collect();
    let noun = if numbers.len() == 1 { "l’instance" } else { "les instances" };
    if numbers.is_empty() { String::new() } else { format!(" par {noun} {}", list_and(&numbers, FR)) }
}

/// Puts a sentence into French.
pub fn say(says: &Says) -> String {
    match says {
        Says::Elections { spell, rows, .. } if rows.len() == 1 => {
            let row: Vec<String> = rows.iter().map(|row| row.say(FR).to_string()).collect();
            format!("Un seul sort, {}, sans Répétition (Repeat)\u{A0}: {}.", spell.say(FR), row.join("\u{202F}; "))
        }
        Says::Elections { spell, rows, most } => {
            let rows: Vec<String> = rows.iter().map(|row| row.say(FR).to_string()).collect();
            format!(
                "Un seul sort, {}, exécuté {} au plus grâce à Répétition (Repeat)\u{A0}: {}.",
                spell.say(FR),
                times(most),
                rows.join("\u{202F}; ")
            )
        }
        Says::ElectionsCounted { spell, instances, elections, rows } => {
            let rows: Vec<String> = rows.iter().map(|row| row.say(FR).to_string()).collect();
            format!(
                "{} a {} de Répétition (Repeat)\u{A0}: {} façons de les choisir\u{202F}; les premières\u{A0}: {}.",
                spell.say(FR),
                counted(instances, FR, "instance", "instances"),
                elections.say(FR),
                rows.join("\u{202F}; ")
            )
        }
        Says::NotPayable { spell, cost } => {
            format!("{} ne peut pas être joué maintenant\u{A0}: coût, {}.", spell.say(FR), cost.say(FR))
        }
        Says::Resolves { spell, executions, outcome } => {
            format!("Un seul sort, {}, exécuté {}. {}", spell.say(FR), times(executions), told(outcome))
        }
        Says::ResolvesWithoutEffect { spell, executions } => format!(
            "Un seul sort, {}, exécuté {}, ne change rien\u{202F}; il a pourtant été joué.",
            spell.say(FR),
            times(executions)
        ),
        Says::Countered { spell } => format!("{} est contré\u{A0}: rien n’en est exécuté.", spell.say(FR)),
        Says::LeftTheChain { spell, executions, outcome } => format!(
            "{} quitte la chaîne pendant l’exécution {}\u{202F}; le reste n’a pas lieu. {}",
            spell.say(FR),
            executions.say(FR),
            told(outcome)
        ),
        Says::RemovedUnpaid { spell } => {
            format!("{} est retiré de la chaîne, son coût n’étant pas payé\u{202F}; il n’est pas contré.", spell.say(FR))
        }
        Says::MayRemake { spell, ways } => format!(
            "Les choix pour {} peuvent rester tels quels, ou être refaits de {}.",
            spell.say(FR),
            counted(ways, FR, "façon", "façons")
        ),
        Says::MayRemakeMany { spell, listed } => format!(
            "Les choix pour {} peuvent rester tels quels, ou être refaits de plus de {} façons.",
            spell.say(FR),
            listed.say(FR)
        ),
        Says::CannotRemake { spell } => {
            format!("Les choix pour {} ne peuvent que rester\u{A0}: aucun autre ne serait légal en entier.", spell.say(FR))
        }
        Says::PoolIsEmpty => "La réserve runique est vide\u{A0}: ce qui y restait est perdu.".into(),
        Says::Floats { player, energy } => {
            format!("{} garde {} en réserve runique.", player.say(FR), counted(energy, FR, "énergie", "énergies"))
        }
        Says::NothingToPlay => "Aucun sort en main ni sur la chaîne\u{A0}: posez-en un.".into(),
        Says::SeveralSpells { spells } => format!("Plusieurs sorts en main, {}\u{A0}: jouez-en un.", all(spells)),
        Says::Row { instances, cost, executions, ways: number, whole } => {
            format!("{}{} pour {} ({})", times(executions), by(instances), cost.say(FR), ways(number, *whole))
        }
        Says::RowCannot { spell, instances, cost, executions } => {
            format!("pas {}{} ({} pour {})", times(executions), by(instances), spell.say(FR), cost.say(FR))
        }
        Says::PartBase { cost } => format!("Le coût de base est de {}.", cost.say(FR)),
        Says::PartRepeat { number, printed, cost } => format!(
            "Répétition (Repeat), instance {}\u{A0}: coût imprimé de {}, ajoute {}.",
            number.say(FR),
            printed.say(FR),
            cost.say(FR)
        ),
        Says::PartDeflect { power } => {
            format!("Protection (Deflect) ajoute {} de n’importe quel domaine.", counted(power, FR, "essence", "essences"))
        }
        Says::PartMore { energy, power } if power.is_zero() => {
            format!("Il coûte {} de plus.", counted(energy, FR, "énergie", "énergies"))
        }
        Says::PartMore { energy, power } => format!(
            "Il coûte {} et {} de plus.",
            counted(energy, FR, "énergie", "énergies"),
            counted(power, FR, "essence libre", "essences libres")
        ),
        Says::PartIgnored { cost } => {
            format!("Un renfort (buff) est dépensé\u{A0}: le coût de base, {}, est ignoré.", cost.say(FR))
        }
        Says::PartReactionMore { power } => format!(
            "Réaction dans cet affrontement, il coûte {} de plus.",
            counted(power, FR, "essence libre", "essences libres")
        ),
        Says::PartOwnLess { energy } => {
            format!("D’après son propre texte, il coûte {} de moins.", counted(energy, FR, "énergie", "énergies"))
        }
        Says::PartCardLess { cost } => {
            format!("Carte suivante, il coûte {} de moins, pour ce que son coût en contient.", cost.say(FR))
        }
        Says::PartNoDeflect => "Son propre texte ignore Protection (Deflect).".into(),
        Says::SpendsBuff { player, piece, spell } => {
            format!("{} dépense le renfort (buff) de {} pour {}.", player.say(FR), piece.say(FR), spell.say(FR))
        }
        Says::BonusDamage { piece, amount } => {
            format!("Grâce à {}, c’est {} de plus.", piece.say(FR), counted(amount, FR, "dégât", "dégâts"))
        }
        Says::NextCardLess { player, cost } => {
            format!("La prochaine carte de {} coûte {} de moins.", player.say(FR), cost.say(FR))
        }
        Says::AsksBuff { spell } => {
            format!("Dépense-t-on un renfort (buff), pour ignorer le coût de {}\u{202F}?", spell.say(FR))
        }
        Says::SpendsNone => "Aucun renfort".into(),
        Says::SpendsOf { piece } => format!("Le renfort de {}", piece.say(FR)),
        Says::PartCombatLess => "Au combat il coûte 1 énergie et 1 essence de moins, au moins 1 énergie.".into(),
        Says::PartSpellsLess => "Il coûte 1 énergie et 1 essence de moins, au moins 1 énergie.".into(),
        Says::PartTombLess => "Il y choisit une unité alliée et coûte 1 essence de moins.".into(),
        Says::PartLess { energy } => format!("Il coûte {} de moins.", counted(energy, FR, "énergie", "énergies")),
        Says::PartChoosingLess => "Par ce qu’il choisit, il coûte 1 énergie ou 1 essence de moins, une fois.".into(),
        Says::OnTheChain { player, spell } => format!("{} met {} sur la chaîne.", player.say(FR), spell.say(FR)),
        Says::Elects { player, spell, instances, .. } if instances.is_zero() => format!(
            "{} ne paie pas de Répétition (Repeat)\u{A0}: {} sera exécuté une fois.",
            player.say(FR),
            spell.say(FR)
        ),
        Says::Elects { player, spell, instances, executions } => format!(
            "{} choisit {} de Répétition (Repeat)\u{A0}: {} sera exécuté {}.",
            player.say(FR),
            counted(instances, FR, "instance", "instances"),
            spell.say(FR),
            times(executions)
        ),
        Says::Announces { spell, number, mode, chosen: names } => format!(
            "Exécution {} de ce sort, {}\u{A0}: mode {}, choix\u{A0}: {}.",
            number.say(FR),
            spell.say(FR),
            mode.say(FR),
            chosen(names)
        ),
        Says::AnnouncesChoice { spell, number, chosen: names } => format!(
            "L’exécution {} de {} choisit\u{A0}: {}.",
            number.say(FR),
            spell.say(FR),
            chosen(names)
        ),
        Says::ElectionGives { row } => format!("{}.", capital(&row.say(FR).to_string())),
        Says::MayAnswerWith { player, spells } if spells.is_empty() => {
            format!("Aucun sort de la main de {} ne peut y répondre maintenant.", player.say(FR))
        }
        Says::MayAnswerWith { player, spells } => format!("{} pourrait y répondre avec {}.", player.say(FR), any(spells)),
        Says::Pays { player, spell, cost } => {
            format!("{} paie {} pour {}.", player.say(FR), cost.say(FR), spell.say(FR))
        }
        Says::PaysInWay { player, way, ways } => {
            format!("{} paie de la façon {} sur {}.", player.say(FR), way.say(FR), ways.say(FR))
        }
        Says::Discards { player, cards } => {
            format!("{} défausse {}.", player.say(FR), counted(cards, FR, "carte", "cartes"))
        }
        Says::Finalised { spell } => format!("{} est finalisé.", spell.say(FR)),
        Says::MayAnswer { player, spell } => format!(
            "{} peut maintenant répondre par des Réactions, une fois pour tout le sort, {}\u{A0}: jamais entre deux exécutions.",
            player.say(FR),
            spell.say(FR)
        ),
        Says::CountsAsPlayed { player, cards } => {
            format!("{} a maintenant joué {} ce tour.", player.say(FR), counted(cards, FR, "carte", "cartes"))
        }
        Says::Executes { spell, number, of } => {
            format!("{}, exécution {} sur {}.", spell.say(FR), number.say(FR), of.say(FR))
        }
        Says::RestStops { spell } => {
            format!("{} n’est plus sur la chaîne\u{A0}: le reste de ses instructions tombe.", spell.say(FR))
        }
        Says::GoesToOwnersTrash { spell } => format!("{} va dans la défausse de son propriétaire.", spell.say(FR)),
        Says::PlayedAllTheSame { spell } => format!("{} n’a rien fait, et il a pourtant été joué.", spell.say(FR)),
        Says::TriggersOnPlaying { pieces, spell } => {
            format!("{} a été joué, une seule fois\u{A0}: cela déclenche {}.", spell.say(FR), all(pieces))
        }
        Says::TriggersOnChoice { piece } => format!("{} est choisi et se déclenche.", piece.say(FR)),
        Says::TriggerFinalised { piece } => format!("La compétence déclenchée de {} va sur la chaîne.", piece.say(FR)),
        Says::TriggersHere { piece } => {
            format!("La compétence déclenchée de {} se résout\u{202F}; son effet ne se joue pas ici.", piece.say(FR))
        }
        Says::SpentIs { energy } => {
            format!("Compte comme dépensé\u{A0}: {}.", counted(energy, FR, "énergie", "énergies"))
        }
        Says::PrintedCostCounts { piece, energy } => format!(
            "{} regarde le coût imprimé, {}, et ne se déclenche pas.",
            piece.say(FR),
            counted(energy, FR, "énergie", "énergies")
        ),
        Says::UsesAbility { player, piece, cost } if *cost == Cost::default() => {
            format!("{} épuise {} pour sa compétence.", capital(&player.say(FR)), piece.say(FR))
        }
        Says::UsesAbility { player, piece, cost } => {
            format!("{} paie {} pour la compétence de {}.", capital(&player.say(FR)), cost.say(FR), piece.say(FR))
        }
        Says::AbilityUnpaid { piece } => {
            format!("La compétence de {} n’est pas payée\u{A0}: elle est retirée, pas contrée.", piece.say(FR))
        }
        Says::LeavesUnused { player, piece } => {
            format!("{} n’utilise pas la compétence de {}.", capital(&player.say(FR)), piece.say(FR))
        }
        Says::WillNotPay { player } => {
            format!("{} ne paie rien de ce qui peut se payer à la résolution d’un sort.", capital(&player.say(FR)))
        }
        Says::DeclinesToPay { player, cost, spell } => {
            format!("{} ne paie pas {} pour {}.", capital(&player.say(FR)), cost.say(FR), spell.say(FR))
        }
        Says::FriendlyUnitChosen { piece } => {
            format!("Une unité alliée est choisie\u{A0}: {} se déclenche.", piece.say(FR))
        }
        Says::ReadyAlready { piece } => format!("{} est déjà prête\u{A0}: rien ne se passe.", piece.say(FR)),
        Says::NotReadied { piece, by } => format!("{} n’est pas préparée, à cause de {}.", piece.say(FR), by.say(FR)),
        Says::ReflectionComes { piece, might, at } => format!(
            "Un Reflet (Reflection) arrive en jeu, prêt, dans {}\u{A0}: {}, de puissance {}.",
            at.say(FR),
            piece.say(FR),
            might.say(FR)
        ),
        Says::CopiesWhatIsPrinted => "Il copie ce qui est imprimé\u{A0}: ni dégâts, ni renfort, ni ce qui dure ce tour\u{202F}; \
            sans unité, il ne copie rien."
            .into(),
        Says::GoldComes { player } => format!("Un jeton Or (Gold) épuisé arrive dans la base de {}.", player.say(FR)),
        Says::RepeatGranted { player } => format!(
            "Le prochain sort de {} ce tour gagne une Répétition (Repeat) égale à son coût.",
            player.say(FR)
        ),
        Says::CeasesToExist { piece } => {
            format!("{} est un jeton\u{A0}: hors du plateau, il cesse d’exister.", piece.say(FR))
        }
        Says::EntersAtOnce { piece } => format!("{} arrive en jeu aussitôt.", piece.say(FR)),
        Says::Damaged { piece, amount } => {
            format!("{} subit {}.", piece.say(FR), counted(amount, FR, "dégât", "dégâts"))
        }
        Says::Killed { piece } => format!("{} est tué.", piece.say(FR)),
        Says::SavedBy { piece, by } => {
            format!("Au lieu de {}, {} est tué\u{202F}; l’unité est rappelée, épuisée.", piece.say(FR), by.say(FR))
        }
        Says::SurvivesAtZero { piece } => {
            format!("{} a une puissance de 0 ou moins et n’en meurt pas.", piece.say(FR))
        }
        Says::MightChanges { piece, by } => format!("{}\u{A0}: puissance {} ce tour.", piece.say(FR), by.say_signed(FR)),
        Says::GainsAssault { piece, amount } => format!("{} gagne Assaut {} ce tour.", piece.say(FR), amount.say(FR)),
        Says::GainsDeflect { piece, amount } => format!(
            "{} gagne Protection (Deflect) {}\u{202F}; ce qui est déjà finalisé ne doit rien de plus.",
            piece.say(FR),
            amount.say(FR)
        ),
        Says::Stunned { piece } => format!("{} est étourdi.", piece.say(FR)),
        Says::StunnedAlready { piece } => format!("{} est déjà étourdi\u{A0}: rien ne se passe.", piece.say(FR)),
        Says::Readied { piece } => format!("{} est préparé.", piece.say(FR)),
        Says::Returned { piece } => format!("{} retourne dans la main de son propriétaire.", piece.say(FR)),
        Says::Moves { piece, to } => format!("{} se déplace, destination\u{A0}: {}.", piece.say(FR), to.say(FR)),
        Says::ComesBack { piece, to } => {
            format!("{} revient comme un nouvel objet, lieu\u{A0}: {}.", piece.say(FR), to.say(FR))
        }
        Says::Resurrected { piece } => format!("{} revient en jeu depuis la défausse.", piece.say(FR)),
        Says::TokenComes { piece, might, at } => {
            format!("{} de puissance {} arrive en jeu, lieu\u{A0}: {}.", piece.say(FR), might.say(FR), at.say(FR))
        }
        Says::PaysToKeep { player, cost, spell } => {
            format!("{} paie {} et {} n’est pas contré.", player.say(FR), cost.say(FR), spell.say(FR))
        }
        Says::CannotPayToKeep { player, cost, spell } => {
            format!("{} ne peut pas payer {} pour {}.", player.say(FR), cost.say(FR), spell.say(FR))
        }
        Says::TakenToPay => "Qui a le droit de payer est supposé le faire s’il le peut.".into(),
        Says::NothingRefunded { spell } => format!("Rien de ce qui fut payé pour {} n’est remboursé.", spell.say(FR)),
        Says::GoesToHand { spell } => format!("{} va dans la main de son propriétaire.", spell.say(FR)),
        Says::CannotBeCountered { spell, by } => {
            format!("{} ne peut pas être contré, à cause de {}.", spell.say(FR), by.say(FR))
        }
        Says::NoOtherSpell { player, spell } => format!(
            "{} n’a joué aucun autre sort que {} ce tour\u{A0}: il n’est pas contré.",
            capital(&player.say(FR)),
            spell.say(FR)
        ),
        Says::IsSilenced { player } => format!("{} ne joue plus de sort ce tour.", capital(&player.say(FR))),
        Says::Shrouded { piece } => {
            format!("Les sorts et compétences ennemis ne peuvent plus choisir {} ce tour.", piece.say(FR))
        }
        Says::Peeks { player, cards } => format!(
            "{} regarde {} du dessus et peut y prendre une unité\u{202F}; ce qui s’y trouve n’est pas connu ici.",
            capital(&player.say(FR)),
            counted(cards, FR, "carte", "cartes")
        ),
        Says::PaysNow { player, cost } => format!("{} paie {} à la résolution.", player.say(FR), cost.say(FR)),
        Says::CannotPayNow { player, cost } => {
            format!("{} ne peut pas payer {} à la résolution.", player.say(FR), cost.say(FR))
        }
        Says::TakesControl { player, spell } => format!("{} prend le contrôle\u{A0}: {}.", player.say(FR), spell.say(FR)),
        Says::Draws { player, cards } => format!("{} pioche {}.", player.say(FR), counted(cards, FR, "carte", "cartes")),
        Says::Looks { player, cards, seen } => format!(
            "{} regarde {} du dessus ({}) et ne choisit que maintenant.",
            player.say(FR),
            counted(cards, FR, "carte", "cartes"),
            if seen.is_empty() { "inconnues".into() } else { all(seen) }
        ),
        Says::LinkedIsSkipped { piece } => {
            format!("Ce qui est lié à {} est sauté\u{A0}: ce n’était plus une cible légale.", piece.say(FR))
        }
        Says::Mistargets { piece } => format!("{} n’est plus une cible légale et n’est pas affecté.", piece.say(FR)),
        Says::Banished { spell } => format!("{} est banni.", spell.say(FR)),
        Says::Remakes { player, spell, chosen: names } => {
            format!("{} fait de nouveaux choix pour {}\u{A0}: {}.", player.say(FR), spell.say(FR), chosen(names))
        }
        Says::Keeps { player, spell } => {
            format!("{} garde les choix pour {}, même illégaux.", player.say(FR), spell.say(FR))
        }
        Says::NoNewCosts { spell } => {
            format!("La Protection (Deflect) de ce que {} choisit maintenant ne se paie pas.", spell.say(FR))
        }
        Says::AllTriggerAgain => "Tout ce qui est choisi de nouveau peut se déclencher de nouveau.".into(),
        Says::OnlyNewTrigger => "Seul ce qui n’était pas encore une cible peut se déclencher d’être choisi.".into(),
        Says::HasPriority { player, spell } => format!(
            "{} contrôle {}, l’objet le plus récent, et a la priorité d’abord.",
            player.say(FR),
            spell.say(FR)
        ),
        Says::AsksRepeat { spell } => {
            format!("Quelles instances de Répétition (Repeat) payer pour {}\u{202F}?", spell.say(FR))
        }
        Says::AsksChoices { spell, number, of } => {
            format!("Exécution {} sur {}\u{A0}: que choisit {}\u{202F}?", number.say(FR), of.say(FR), spell.say(FR))
        }
        Says::AsksPayment { ways: number, whole, cost } => {
            format!("{}\u{A0}: on peut payer autrement ({}).", capital(&cost.say(FR)), ways(number, *whole))
        }
        Says::AsksNewChoices { player, spell } => {
            format!("{} fait-il de nouveaux choix pour {}\u{202F}?", player.say(FR), spell.say(FR))
        }
        Says::AsksRepeatOfMany { spell, listed, elections } => format!(
            "Quelles instances de Répétition sont payées pour {}\u{202F}? Les {} premiers choix sur {} sont listés\u{202F}; tout autre a son numéro.",
            spell.say(FR),
            listed.say(FR),
            elections.say(FR)
        ),
        Says::AsksChoicesOfMany { spell, number, of, listed, ways, whole } => format!(
            "Exécution {} sur {}\u{A0}: que choisit {}\u{202F}? Les {} premières façons sur {}{} sont listées\u{202F}; toute autre a son numéro.",
            number.say(FR),
            of.say(FR),
            spell.say(FR),
            listed.say(FR),
            if *whole { "" } else { "plus de " },
            ways.say(FR)
        ),
        Says::AsksNewChoicesOfMany { player, spell, listed } => format!(
            "{} fait-il de nouveaux choix pour {}\u{202F}? Les {} premières façons sont listées\u{202F}; toute autre a son numéro.",
            capital(&player.say(FR)),
            spell.say(FR),
            listed.say(FR)
        ),
        Says::NumberOfElection => "Le numéro du choix d’instances".into(),
        Says::NumberOfChoice => "Le numéro du choix".into(),
        Says::StillPays { spells } if spells.is_empty() => "Aucun autre sort de la main ne pourrait alors être payé".into(),
        Says::StillPays { spells } => format!("On pourrait alors encore payer {}", all(spells)),
        Says::NumberOfWay => "Le numéro de la façon".into(),
        Says::ElectionIs { instances } => {
            let numbers: Vec<String> = instances.iter().map(|number| number.say(FR)).collect();
            match numbers.is_empty() {
                true => "Sans Répétition (Repeat)".into(),
                false => format!("Répétition (Repeat)\u{A0}: instance {}", list_and(&numbers, FR)),
            }
        }
        Says::ChoiceIs { mode, chosen: names } => match mode {
            Some(mode) => format!("Mode {}\u{A0}: {}", mode.say(FR), chosen(names)),
            None => capital(&chosen(names)),
        },
        Says::RemadeAs { chosen: names } => format!("Nouveaux choix\u{A0}: {}", chosen(names)),
        Says::WayIs { ready, exhausted, recycled, gold } => format!(
            "Restent prêtes\u{A0}: {}\u{202F}; restent épuisées\u{A0}: {}\u{202F}; recyclées\u{A0}: {}\u{202F}; jetons Or utilisés\u{A0}: {}",
            runes(&ready.0, FR),
            runes(&exhausted.0, FR),
            runes(&recycled.0, FR),
            gold.say(FR)
        ),
        Says::KeepsChoices => "Garder les choix tels quels".into(),
        Says::AsksSpent => "L’énergie payée pour Répétition (Repeat) compte-t-elle comme dépensée pour le sort\u{202F}?".into(),
        Says::ReadAllPaid => "Toute l’énergie réellement payée compte".into(),
        Says::ReadBaseOnly => "Seul compte le coût sans Répétition".into(),
        Says::AsksMovedOver => "Un objet que l’effet choisissait ailleurs peut-il être ici un nouveau choix\u{202F}?".into(),
        Says::ReadAllowed => "Il le peut".into(),
        Says::ReadNotAllowed => "Il ne le peut pas".into(),
        Says::NobodyAnswers => "Personne ne répond à ce qui est sur la chaîne.".into(),
        Says::FirstWayTaken { ways } => format!("Payé de la première de {} façons.", ways.say(FR)),
        Says::FoundWays { ways: number, whole } => capital(&ways(number, *whole)),
        Says::FoundCost { cost } => format!("Total\u{A0}: {}", cost.say(FR)),
        Says::FoundExecutions { spell, executions } => format!("{} s’exécute {}", spell.say(FR), times(executions)),
        Says::FoundChoices { chosen: names } => format!("Les choix qui en résultent\u{A0}: {}", chosen(names)),
        Says::FoundOutcomes { ways } if ways.is_empty() => "Les choix tels quels, et aucun autre".into(),
        Says::FoundOutcomes { ways } => {
            let ways: Vec<String> = ways.iter().map(|way| way.say(FR).to_string()).collect();
            format!("Les choix tels quels, ou\u{A0}: {}", ways.join("\u{202F}; "))
        }
        Says::FoundRowExecutions { cost, executions } => {
            format!("Pour {}\u{A0}: exécuté {}", cost.say(FR), times(executions))
        }
        Says::FoundRowWays { cost, ways: number, whole } => format!("Pour {}\u{A0}: {}", cost.say(FR), ways(number, *whole)),
        Says::FoundPayable { cost, payable } => format!(
            "Pour {}\u{A0}: {}",
            cost.say(FR),
            if *payable { "c’est payable" } else { "on ne peut pas le jouer ainsi maintenant" }
        ),
        Says::FoundPlainTiming { spell } => format!("{} se joue à son propre tour, hors affrontement", spell.say(FR)),
        Says::FoundActionTiming { spell } => {
            format!("{} se joue à son propre tour, et à tout tour dans un affrontement ouvert", spell.say(FR))
        }
        Says::FoundReactionTiming { spell } => format!(
            "{} se joue à son propre tour, dans un affrontement ouvert, et en réponse à la chaîne",
            spell.say(FR)
        ),
        Says::FoundTriggers { piece, times: count } => format!("{} s’est déclenché {}", piece.say(FR), times(count)),
        Says::FoundResolved { spell } => format!("{} s’est résolu", spell.say(FR)),
        Says::FoundCountered { spell } => format!("{} a été contré", spell.say(FR)),
        Says::FoundLeft { spell } => format!("{} a quitté la chaîne pendant sa résolution", spell.say(FR)),
        Says::FoundUnpaid { spell } => format!("{} a été retiré, impayé", spell.say(FR)),
        Says::FoundDrawn { player, cards } => {
            format!("{} a pioché {}", player.say(FR), counted(cards, FR, "carte", "cartes"))
        }
        Says::FoundNextCost { piece, energy } => {
            format!("{} coûterait maintenant {}", piece.say(FR), counted(energy, FR, "énergie", "énergies"))
        }
        Says::FoundStillPayable { spell, executions, cost, payable } => format!(
            "{}, exécuté {} pour {}, {}",
            spell.say(FR),
            times(executions),
            cost.say(FR),
            if *payable { "pourrait encore être joué" } else { "ne pourrait pas être joué maintenant" }
        ),
        Says::FoundLegion { player, active } => {
            format!("Légion de {} est {}", player.say(FR), if *active { "active" } else { "inactive" })
        }
        Says::FoundSecond { piece, triggers } => format!(
            "{} {} comme prochaine carte jouée",
            piece.say(FR),
            if *triggers { "se déclencherait" } else { "ne se déclencherait pas" }
        ),
        Says::FoundAfterwards { player, ready, exhausted } => format!(
            "Runes qui restent à {}\u{A0}: prêtes, {}\u{202F}; épuisées, {}",
            player.say(FR),
            runes(&ready.0, FR),
            runes(&exhausted.0, FR)
        ),
    }
}
