//! Base64 in the alphabet of links (RFC 4648, section 5), without padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0, |group, byte| group << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..=chunk.len() {
            let letter = group >> (18 - 6 * place) & 63;
            text.extend(LETTERS.get(letter as usize).map(|letter| char::from(*letter)));
        }
    }
    text
}

/// Letters as bytes; `None` if a letter is none of ours, or if the end is not one that [`encode`] makes.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut group = 0;
        for letter in chunk {
            group = group << 6 | value(*letter)?;
        }
        group <<= 6 * (4 - chunk.len());
        let [_, first, second, third] = group.to_be_bytes();
        let (kept, dropped) = match chunk.len() {
            4 => (&[first, second, third][..], 0),
            3 => (&[first, second][..], u32::from(third)),
            2 => (&[first][..], group & 0xFFFF),
            _ => return None,
        };
        if dropped != 0 {
            return None;
        }
        bytes.extend_from_slice(kept);
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    LETTERS.iter().position(|known| *known == letter).and_then(|value| u32::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn it_is_the_standard_alphabet() {
        for (bytes, text) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")] {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).unwrap(), bytes.as_bytes());
        }
        assert_eq!(encode(&[0xFB, 0xFF, 0xBF]), "-_-_");
    }

    #[test]
    fn nothing_else_is_read() {
        for text in ["Z", "Zg=", "Zg==", "Zh", "Zm9", "Zm+v", "Zm/v", "Zm 9", "Zmé", "Zm9vY"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn bytes_come_back(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let text = encode(&bytes);
            prop_assert_eq!(decode(&text).unwrap(), bytes);
        }
    }
}
