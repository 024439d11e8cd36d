use crate::ruling::{OpenCase, Ruling, Sentence, Standing, args_json};
use serde_json::{Value, json};

/// 16 hexadecimal digits that differ where two rulings answer differently: the standing, and the verdict's id and
/// arguments. The way there, the words and the citations do not matter.
pub fn fingerprint(ruling: &Ruling) -> String {
    format!("{:016x}", fnv1a_64(answer(ruling).to_string().as_bytes()))
}

/// A name for files about a case: always the same for the same case, and hardly ever that of another.
pub fn stem(case: &OpenCase) -> String {
    let hash = fnv1a_64(case.json().to_string().as_bytes());
    format!("refrain-{}-{:08x}", case.game(), (hash >> 32) ^ (hash & 0xFFFF_FFFF))
}

fn answer(ruling: &Ruling) -> Value {
    let sentence = |kind: &str, says: &dyn Sentence| json!([kind, says.id(), args_json(says)]);
    match &ruling.standing {
        Standing::Settled { verdict } => sentence("settled", &**verdict),
        Standing::Refused { first, .. } => sentence("refused", &*first.step.says),
        Standing::Unknown { why, .. } => sentence("unknown", &**why),
        Standing::Awaits(prompt) => json!(["awaits", prompt.key, prompt.seat]),
        Standing::Open { question, branches, .. } => {
            let branches: Vec<Value> =
                branches.iter().map(|branch| json!([branch.option, answer(&branch.ruling)])).collect();
            json!(["open", question, branches])
        }
    }
}

/// The hash of Fowler, Noll and Vo, variant 1a, 64 bits.
pub(super) fn fnv1a_64(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a_64(b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(fnv1a_64(b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(fnv1a_64(b"foobar"), 0x8594_4171_F739_67E8);
    }
}
