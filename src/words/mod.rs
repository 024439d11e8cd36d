//! The ground every layer stands on: languages, numbers of any size, plurals, lists and names.

mod capital;
mod counted;
mod lang;
mod list;
mod long_numbers;
mod name;
mod number;
mod said;
mod scale;
mod shortened;
mod sorted;
mod typed;

pub use capital::capital;
pub use counted::{counted, plural};
pub use lang::Lang;
pub use list::{list_and, list_or};
pub use name::Name;
pub use number::{Count, Int, MAX_DIGITS, NumberError};
pub use number::{fold_digits, is_one};
pub use said::{Run, Said, foreign};
pub use scale::per_mille;
pub use sorted::{Map, Set};
