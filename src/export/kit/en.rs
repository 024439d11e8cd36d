use crate::export::KitSays;
use crate::words::Lang::En;
use crate::words::is_one;

/// What stands in and around the pictures of a kit, in English.
pub fn say(says: &KitSays) -> String {
    match says {
        KitSays::Board => "The board at the end".into(),
        KitSays::Step { step, says } => format!("{}. {}", step.say(En), says.say(En)),
        KitSays::Tab { step } => format!("Step {}", step.say(En)),
        KitSays::Nth => "Step".into(),
        KitSays::Happens => "What happens".into(),
        KitSays::LeftOut { shown, of } => {
            format!("Pictures of the first {} steps of {}; the text has them all.", shown.say(En), of.say(En))
        }
        KitSays::Transcript => "In full".into(),
        KitSays::ReadMe => "\
Upload the SVG pictures under the names that they have; the texts name them so. MediaWiki takes SVG files once its \
settings allow the ending ($wgFileExtensions[] = 'svg'); DokuWiki takes them as it is. Where it stays forbidden, turn them \
into PNG files and change the endings in the text.

mediawiki-tabs.txt: for MediaWiki with the extension Tabber or TabberNeue, one tab a step. \
Without it the page shows the marks themselves: take the table.
mediawiki-table.txt: for MediaWiki as it is, one row a step.
dokuwiki.txt: for DokuWiki; the pictures go into the namespace “refrain”.
case.json: the case itself. Refrain opens it, so that the next editor can change it."
            .into(),
        KitSays::LoopTimes { times } => {
            format!("The round, {} {}", times.say(En), if is_one(times, En) { "time" } else { "times" })
        }
        KitSays::LoopStops { iteration, action, why } => {
            format!("Stops in round {}, action {}: {}", iteration.say(En), action.say(En), why.say(En))
        }
        KitSays::LoopLast { who } => format!("Last to act: {}.", who.say(En)),
        KitSays::Counter => "Counted".into(),
        KitSays::Before => "Before".into(),
        KitSays::Each => "Each round".into(),
        KitSays::After => "After".into(),
    }
}
