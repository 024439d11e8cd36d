use crate::export::KitFile;

/// The first day that the format knows, 1 January 1980: the same files give the same bytes at any time.
const DAY: u16 = 0x21;
/// Names are in UTF-8.
const UTF8: u16 = 0x800;
/// The version of the format that is needed to unpack: 1.0, nothing is compressed.
const VERSION: u16 = 10;

/// Files in a ZIP archive, stored as they are.
pub fn zip(files: &[KitFile]) -> Vec<u8> {
    let (mut archive, mut index) = (Vec::new(), Vec::new());
    for file in files {
        let start = four(archive.len());
        let mut about = Vec::new();
        for word in [VERSION, UTF8, 0, 0, DAY] {
            about.extend(word.to_le_bytes());
        }
        about.extend(check(&file.bytes).to_le_bytes());
        about.extend(four(file.bytes.len()));
        about.extend(four(file.bytes.len()));
        about.extend(two(file.name.len()));
        about.extend(two(0));
        archive.extend(b"PK\x03\x04");
        archive.extend(&about);
        archive.extend(file.name.as_bytes());
        archive.extend(&file.bytes);
        index.extend(b"PK\x01\x02");
        index.extend(VERSION.to_le_bytes());
        index.extend(&about);
        index.extend([0; 10]);
        index.extend(start);
        index.extend(file.name.as_bytes());
    }
    let start = four(archive.len());
    archive.extend(&index);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    archive.extend(two(files.len()));
    archive.extend(two(files.len()));
    archive.extend(four(index.len()));
    archive.extend(start);
    archive.extend(two(0));
    archive
}

fn two(number: usize) -> [u8; 2] {
    u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes()
}

fn four(number: usize) -> [u8; 4] {
    u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes()
}

// The cyclic redundancy check of ISO 3309, 32 bits.
fn check(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 };
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_the_published_one() {
        assert_eq!(check(b"123456789"), 0xCBF4_3926);
        assert_eq!(check(b""), 0);
    }
}
