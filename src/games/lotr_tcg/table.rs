//! The setup with its cards found and its pieces named: what the questions rule on.

use crate::games::lotr_tcg::card_text::Ability;
use crate::games::lotr_tcg::cards::{Card, Keyword, Kind};
use crate::games::lotr_tcg::other_cards::{OtherCard, other_cards};
use crate::games::lotr_tcg::own_pieces::{Numbers, is_blank, name_of, numbers};
use crate::games::lotr_tcg::rulebook::{
    AT_MOST_SIXTY, BURDENS_CORRUPT, KNOWN_CARDS, NINE_COMPANIONS, NO_VITALITY_IS_KILLED, ONE_RING_BEARER, ONE_TO_THREE_SHADOWS, ONLY_ONE_OF_A_UNIQUE, OWN_PIECES, RING_BEARER_LOST,
};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::{MOST_SHADOWS, shadow_seats};
use crate::games::lotr_tcg::setup::{MOST_PIECES, SetPiece, Setup};
use crate::ruling::{Piece, Problem, ProblemAbout, Prompt, Rule, SeatId, Severity, Step, TokenId};
use crate::words::{Count, Map, Name, Set};

/// A piece in play.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its id and its name; numbered where its title is there more than once.
    pub piece: Piece,
    /// Its card.
    pub card: &'static Card,
    /// The wounds on it.
    pub wounds: Count,
    /// Its numbers and what it can do.
    pub is: Numbers,
    /// The seat of the Shadow player who has it; of a character the Free Peoples player's.
    pub owner: Option<SeatId>,
}

impl Standing {
    /// The vitality that its wounds leave; `None` once it is dead.
    ///
    /// *Says*: each wound lowers vitality by one; at zero the character is killed at once.
    /// *Source*: Comprehensive Rules 4.2, entry *wound*. *Case*: LR-A03.
    pub fn vitality_left(&self) -> Option<Count> {
        self.is.vitality.minus(&self.wounds).filter(|left| !left.is_zero())
    }
}

/// The board as it is set up.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The Free Peoples characters, in the setup's order.
    pub characters: Vec<Standing>,
    /// The minions, in the setup's order.
    pub minions: Vec<Standing>,
    /// The Ring-bearer, if it is among the characters.
    pub ring_bearer: Option<TokenId>,
    /// The burdens on the Ring-bearer.
    pub burdens: Count,
    /// Cards that are neither character nor site.
    pub cards: Vec<OtherCard>,
    /// The seats of the Shadow players, in the order in which they act.
    pub shadows: Vec<SeatId>,
    /// The site, if its text matters.
    pub site: Option<&'static Card>,
    /// Minions that a card in play discards.
    pub discarded: Vec<TokenId>,
    /// All that is wrong with the setup.
    pub problems: Vec<Problem>,
}

impl Table {
    /// Finds the cards and names the pieces; what does not fit is left out with a problem.
    pub fn of(setup: &Setup) -> Table {
        let mut table = Table { burdens: setup.burdens.clone(), ..Table::default() };
        table.find_shadows(setup);
        let mut taken = Set::new();
        let too_many = |there, most| Ground::TooManyCharacters { there, most };
        table.characters = table.side(&setup.characters, Kind::Companion, &mut taken, too_many);
        let too_many = |there, most| Ground::TooManyMinions { there, most };
        table.minions = table.side(&setup.minions, Kind::Minion, &mut taken, too_many);
        number_those_of_one_title(&mut table.characters);
        number_those_of_one_title(&mut table.minions);
        table.find_site(setup);
        table.cards = other_cards(setup, &mut table);
        table.what_is_borne_strengthens();
        table.the_balrog_stands_alone();
        table.find_ring_bearer(setup);
        table.only_one_of_a_unique_title();
        table.nine_companions_at_most();
        table
    }

    /// What stands against these pieces in `question`: cards of which it would need text that is not played here.
    pub fn not_taken_by(&self, question: &str) -> Vec<Problem> {
        let all = self.characters.iter().chain(&self.minions);
        let not_taken = all.filter(|standing| !standing.card.is_taken_by(question));
        let problem = |standing: &Standing| {
            let says = Ground::NotTakenHere { piece: standing.piece.clone() };
            let about = ProblemAbout::Token(standing.piece.id.clone());
            Problem::blocking(Step::by(standing.is.rule, says.says())).about(about)
        };
        let other = |other: &OtherCard| {
            let says = Ground::NotTakenHere { piece: other.piece.clone() };
            Problem::blocking(Step::by(&other.card.rule, says.says())).about(ProblemAbout::Token(other.piece.id.clone()))
        };
        let others = self.cards.iter().filter(|other| !other.card.is_taken_by(question));
        not_taken.map(problem).chain(others.map(other)).collect()
    }

    /// The character with this id.
    pub fn character(&self, id: &TokenId) -> Option<&Standing> {
        self.characters.iter().find(|character| character.piece.id == *id)
    }

    /// The minion with this id.
    pub fn minion(&self, id: &TokenId) -> Option<&Standing> {
        self.minions.iter().find(|minion| minion.piece.id == *id)
    }

    /// The piece with this id as sentences name it.
    pub fn piece(&self, id: &TokenId) -> Piece {
        let found = self.character(id).or_else(|| self.minion(id)).map(|standing| &standing.piece);
        let found = found.or_else(|| self.cards.iter().map(|other| &other.piece).find(|piece| piece.id == *id));
        found.cloned().unwrap_or_else(|| missing(id))
    }

    /// The cards in play that have text which is not played here, once each; `left_out` names abilities that the
    /// question does not look at.
    pub fn unplayed(&self, left_out: &dyn Fn(&Ability) -> bool) -> Vec<Piece> {
        self.cards_that(&|card| card.unplayed || card.abilities.iter().any(left_out))
    }

    /// The cards in play with an ability that `wanted` names, once each.
    pub fn with_ability(&self, wanted: &dyn Fn(&Ability) -> bool) -> Vec<Piece> {
        self.cards_that(&|card| card.abilities.iter().any(wanted))
    }

    fn cards_that(&self, wanted: &dyn Fn(&Card) -> bool) -> Vec<Piece> {
        let standing = self.characters.iter().chain(&self.minions).map(|standing| standing.card).chain(self.site);
        let others = self.cards.iter().filter(|other| other.lies.is_in_play()).map(|other| other.card);
        let mut cards: Vec<Piece> = Vec::new();
        for card in standing.chain(others).filter(|card| wanted(card)) {
            if !cards.iter().any(|other| other.id == *card.number) {
                cards.push(Piece::new(card.number.into(), card.name.clone()));
            }
        }
        cards
    }

    /// The pieces that stand for no card.
    pub fn own(&self) -> Vec<Piece> {
        let all = self.characters.iter().chain(&self.minions);
        all.filter(|standing| is_blank(standing.card)).map(|standing| standing.piece.clone()).collect()
    }

    /// *Says*: two to four players sit at a table, one of them for the Free Peoples.
    /// *Source*: Comprehensive Rules 4.2, entry *turn sequence*. *Case*: LR-N60.
    fn find_shadows(&mut self, setup: &Setup) {
        let there = setup.shadow_players.unwrap_or(1);
        if there == 0 || there > MOST_SHADOWS {
            let says = Ground::NotSoManyShadows { there: Count::from(u64::from(there)), most: Count::from(u64::from(MOST_SHADOWS)) };
            self.object(ProblemAbout::Setup, &ONE_TO_THREE_SHADOWS, says);
        }
        self.shadows = shadow_seats(there.clamp(1, MOST_SHADOWS));
    }

    // Who has a piece of the setup; a minion without an owner is the first Shadow player's.
    fn owner(&mut self, set: &SetPiece, kind: Kind, piece: &Piece) -> Option<SeatId> {
        if kind != Kind::Minion {
            return None;
        }
        let first = self.shadows.first().cloned();
        match &set.owner {
            Some(owner) if self.shadows.contains(owner) => Some(owner.clone()),
            Some(_) => {
                let about = ProblemAbout::Token(set.id.clone());
                self.object(about, &ONE_TO_THREE_SHADOWS, Ground::NobodyHasIt { piece: piece.clone() });
                first
            }
            None => first,
        }
    }

    fn side(
        &mut self,
        pieces: &[SetPiece],
        kind: Kind,
        taken: &mut Set<TokenId>,
        too_many: fn(Count, Count) -> Ground,
    ) -> Vec<Standing> {
        if pieces.len() > MOST_PIECES {
            let says = too_many(Count::from(pieces.len()), Count::from(MOST_PIECES));
            self.object(ProblemAbout::Setup, &AT_MOST_SIXTY, says);
        }
        let mut side = Vec::new();
        for set in pieces.iter().take(MOST_PIECES) {
            let about = || ProblemAbout::Token(set.id.clone());
            let Some(card) = Card::numbered(set.card.as_str()) else {
                let piece = Piece::new(set.id.clone(), Name::typed(set.card.as_str()));
                self.object(about(), &KNOWN_CARDS, Ground::UnknownCard { piece });
                continue;
            };
            let piece = Piece::new(set.id.clone(), name_of(set, card));
            if !taken.insert(set.id.clone()) || set.id.as_str().starts_with("site-") {
                self.object(about(), &AT_MOST_SIXTY, Ground::IdTaken { piece });
                continue;
            }
            if card.is_character() != (kind == Kind::Companion) || (card.kind != kind && !card.is_character()) {
                let companion = kind == Kind::Companion;
                let says = if companion { Ground::NotACompanion { piece } } else { Ground::NotAMinion { piece } };
                self.object(about(), &card.rule, says);
                continue;
            }
            let (is, wrong) = numbers(set, card, &piece);
            if let Some(says) = wrong {
                self.object(about(), &OWN_PIECES, says);
            }
            let owner = self.owner(set, kind, &piece);
            side.push(Standing { piece, card, wounds: set.wounds.clone(), is, owner });
        }
        side
    }

    fn find_site(&mut self, setup: &Setup) {
        let Some(number) = &setup.site else { return };
        self.site = Card::numbered(number.as_str()).filter(|card| card.kind == Kind::Site);
        if self.site.is_none() {
            let card = Piece::new("site-".into(), Name::typed(number.as_str()));
            self.object(ProblemAbout::Setup, &KNOWN_CARDS, Ground::NotASite { card });
        }
    }

    /// *Says*: the numbers and keywords of what a character bears are added to its own.
    /// *Source*: the cards. *Case*: LR-S07, LR-C10, LR-C11.
    fn what_is_borne_strengthens(&mut self) {
        for borne in self.cards.iter().filter(|other| other.lies.is_in_play()) {
            let mut bearers = self.characters.iter_mut().chain(&mut self.minions);
            if let Some(bearer) = bearers.find(|one| Some(&one.piece.id) == borne.on.as_ref()) {
                bearer.is.strength = &bearer.is.strength + &Count::from(u64::from(borne.card.strength));
                bearer.is.vitality = &bearer.is.vitality + &Count::from(u64::from(borne.card.vitality));
                bearer.is.damage = &bearer.is.damage + &Count::from(u64::from(borne.card.damage()));
                if borne.card.keywords.contains(&Keyword::Fierce) {
                    bearer.is.keywords.push(Keyword::Fierce);
                }
            }
        }
    }

    /// *Says*: while that Balrog is in play every other minion is discarded.
    /// *Source*: the card 2C51. *Case*: LR-C22.
    fn the_balrog_stands_alone(&mut self) {
        let alive = |one: &&Standing| one.vitality_left().is_some();
        let Some(balrog) = self.minions.iter().filter(alive).find(|one| one.is.has(Keyword::DiscardsOtherMinions)) else {
            return;
        };
        let (by, rule) = (balrog.piece.clone(), balrog.is.rule);
        let others = self.minions.iter().filter(alive).filter(|one| one.piece.id != by.id);
        let others: Vec<Piece> = others.map(|one| one.piece.clone()).collect();
        for piece in others {
            self.discarded.push(piece.id.clone());
            let about = ProblemAbout::Token(piece.id.clone());
            let step = Step::by(rule, Ground::DiscardedBeside { piece, by: by.clone() }.says());
            self.problems.push(Problem::blocking(step).about(about).weighing(Severity::Tolerable));
        }
    }

    /// Whether a card in play discards this minion, so that it is out of play from the start.
    pub fn is_discarded(&self, id: &TokenId) -> bool {
        self.discarded.contains(id)
    }

    fn find_ring_bearer(&mut self, setup: &Setup) {
        let Some(id) = &setup.ring_bearer else {
            // Nothing is asked of an empty board.
            if setup.is_bare() {
                return;
            }
            return self.object(ProblemAbout::Setup, &ONE_RING_BEARER, Ground::NoRingBearer);
        };
        let Some(bearer) = self.character(id).cloned() else {
            let says = Ground::RingBearerNotThere { piece: missing(id) };
            return self.object(ProblemAbout::Setup, &ONE_RING_BEARER, says);
        };
        self.ring_bearer = Some(id.clone());
        let piece = bearer.piece.clone();
        if bearer.vitality_left().is_none() {
            let says = Ground::RingBearerDeadAlready { piece: piece.clone() };
            self.object(ProblemAbout::Token(id.clone()), &RING_BEARER_LOST, says);
        }
        let resistance = bearer.is.resistance.clone();
        if self.burdens >= resistance {
            let says = Ground::CorruptedAlready { piece, burdens: self.burdens.clone(), resistance };
            let step = Step::by(&BURDENS_CORRUPT, says.says()).and(&RING_BEARER_LOST);
            self.problems.push(Problem::blocking(step).about(ProblemAbout::Token(id.clone())));
        }
        self.dead_are_out_of_play();
    }

    fn dead_are_out_of_play(&mut self) {
        let dead = |standing: &&Standing| standing.vitality_left().is_none();
        let not_bearer = |standing: &&Standing| self.ring_bearer.as_ref() != Some(&standing.piece.id);
        let every = self.characters.iter().chain(&self.minions).filter(dead).filter(not_bearer);
        let problems: Vec<Problem> = every
            .map(|dead| {
                let says = Ground::DeadAlready {
                    piece: dead.piece.clone(),
                    wounds: dead.wounds.clone(),
                    vitality: dead.is.vitality.clone(),
                };
                Problem::blocking(Step::by(&NO_VITALITY_IS_KILLED, says.says()))
                    .about(ProblemAbout::Token(dead.piece.id.clone()))
                    .weighing(Severity::Tolerable)
            })
            .collect();
        self.problems.extend(problems);
    }

    /// Several cards of one unique title are against the rules, yet the question can be answered.
    ///
    /// *Says*: a player has at most one card of a unique title in play.
    /// *Source*: Comprehensive Rules 4.2, entry *unique*. *Case*: LR-N09.
    fn only_one_of_a_unique_title(&mut self) {
        let mut titles: Map<&Name, Vec<&Standing>> = Map::new();
        // A dead minion is discarded; a dead companion lies in the dead pile and keeps its title taken.
        let living = self.minions.iter().filter(|minion| minion.vitality_left().is_some());
        for standing in self.characters.iter().chain(living).filter(|standing| standing.card.unique) {
            titles.or_default(&standing.card.name).push(standing);
        }
        let problems: Vec<Problem> = titles
            .into_iter()
            .map(|(_, pieces)| pieces)
            .filter(|same| same.len() > 1)
            .filter_map(|same| {
                let first = same.first()?;
                let piece = Piece::new(first.piece.id.clone(), first.card.name.clone());
                let says = Ground::UniqueTwice { piece, there: Count::from(same.len()) };
                let about = ProblemAbout::Token(first.piece.id.clone());
                let problem = Problem::blocking(Step::by(&ONLY_ONE_OF_A_UNIQUE, says.says()));
                // Two of a card whose text is left out could need that text.
                let whole = first.card.question.is_none();
                let severity = if whole { Severity::Tolerable } else { Severity::Blocking };
                Some(problem.about(about).weighing(severity))
            })
            .collect();
        self.problems.extend(problems);
    }

    /// More than nine companions are against the rules, yet the question can be answered.
    ///
    /// *Says*: at most nine companions, in play and dead together.
    /// *Source*: Comprehensive Rules 4.2, entry *The Rule of 9*. *Case*: LR-N90.
    fn nine_companions_at_most(&mut self) {
        let companions = self.characters.iter().filter(|character| character.card.kind == Kind::Companion);
        let there = Count::from(companions.count());
        if there > Count::from(9) {
            let step = Step::by(&NINE_COMPANIONS, Ground::MoreThanNine { there }.says());
            self.problems.push(Problem::blocking(step).weighing(Severity::Tolerable));
        }
    }

    fn object(&mut self, about: ProblemAbout, rule: &'static Rule, says: Ground) {
        self.problems.push(Problem::blocking(Step::by(rule, says.says())).about(about));
    }
}

/// A piece that is named but is not there: files know it by its id, people have never seen that.
pub fn missing(id: &TokenId) -> Piece {
    Piece::new(id.clone(), Name::both("a piece that is not there", "une pièce absente"))
}

/// What an empty board is asked for: nothing is wrong with it yet.
pub fn nothing_there_yet() -> Prompt {
    Prompt { key: "board", seat: None, asks: Ground::NothingThereYet.says(), choices: Vec::new(), number: None }
}

fn number_those_of_one_title(side: &mut [Standing]) {
    let name = |standing: &Standing| standing.piece.name.clone();
    let mut there: Map<Name, usize> = Map::new();
    for standing in side.iter() {
        *there.or_default(name(standing)) += 1;
    }
    there.retain(|_, count| *count > 1);
    let mut numbered: Map<Name, usize> = Map::new();
    for standing in side.iter_mut().filter(|standing| there.contains_key(&name(standing))) {
        let name = name(standing);
        let ordinal = numbered.or_default(name.clone());
        *ordinal += 1;
        standing.piece = Piece::new(standing.piece.id.clone(), name.numbered(*ordinal));
    }
}
