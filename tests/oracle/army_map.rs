//! The map once more, from another list of borders than the product's: a lone Gondor unit in every region, and where the
//! product lets it go.

use crate::product::ruling;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Each border once, under the region whose name comes first.
const BORDERS: [(&str, &str); 90] = [
    ("andrast", "anfalas druwaith-iaur"),
    ("anfalas", "dol-amroth erech"),
    ("angmar", "arnor ettenmoors mount-gram"),
    ("arnor", "ettenmoors evendim north-downs"),
    ("ash-mountains", "dagorlad noman-lands south-rhun southern-dorwinion"),
    ("barad-dur", "gorgoroth"),
    ("bree", "buckland north-downs south-downs weather-hills"),
    ("buckland", "cardolan evendim north-downs old-forest south-downs the-shire"),
    ("cardolan", "minhiriath north-dunland old-forest south-downs south-ered-luin tharbad"),
    ("carrock", "eagles-eyrie northern-mirkwood old-ford old-forest-road rhosgobel western-mirkwood"),
    ("dagorlad", "eastern-emyn-muil morannon noman-lands north-ithilien"),
    ("dale", "erebor iron-hills northern-rhovanion old-forest-road vale-of-the-carnen withered-heath woodland-realm"),
    ("dead-marshes", "druadan-forest eastern-emyn-muil north-ithilien osgiliath western-emyn-muil"),
    ("dimrill-dale", "gladden-fields lorien moria north-anduin-vale parth-celebrant south-anduin-vale"),
    ("dol-amroth", "erech lamedon"),
    (
        "dol-guldur",
        "eastern-brown-lands eastern-mirkwood narrows-of-the-forest north-anduin-vale south-anduin-vale southern-mirkwood western-brown-lands",
    ),
    ("druadan-forest", "eastemnet folde minas-tirith osgiliath western-emyn-muil"),
    ("druwaith-iaur", "enedwaith fords-of-isen gap-of-rohan"),
    ("eagles-eyrie", "mount-gundabad old-ford"),
    ("east-harondor", "near-harad south-ithilien west-harondor"),
    ("east-rhun", "iron-hills north-rhun south-rhun vale-of-the-carnen"),
    ("eastemnet", "fangorn folde parth-celebrant westemnet western-brown-lands western-emyn-muil"),
    (
        "eastern-brown-lands",
        "eastern-emyn-muil noman-lands southern-mirkwood southern-rhovanion western-brown-lands western-emyn-muil",
    ),
    ("eastern-emyn-muil", "noman-lands north-ithilien western-emyn-muil"),
    ("eastern-mirkwood", "narrows-of-the-forest northern-rhovanion old-forest-road southern-mirkwood"),
    ("edoras", "folde westemnet"),
    ("enedwaith", "gap-of-rohan minhiriath south-dunland tharbad"),
    ("erebor", "iron-hills withered-heath"),
    ("erech", "lamedon"),
    ("ered-luin", "evendim grey-havens north-ered-luin tower-hills"),
    ("ettenmoors", "mount-gram north-downs trollshaws weather-hills"),
    ("evendim", "north-downs north-ered-luin the-shire tower-hills"),
    ("fangorn", "fords-of-isen parth-celebrant westemnet"),
    ("far-harad", "khand near-harad"),
    ("folde", "westemnet"),
    ("fords-of-bruinen", "high-pass hollin rivendell trollshaws"),
    ("fords-of-isen", "gap-of-rohan helms-deep orthanc westemnet"),
    ("forlindon", "grey-havens"),
    ("gap-of-rohan", "orthanc south-dunland"),
    ("gladden-fields", "north-anduin-vale old-ford rhosgobel"),
    ("goblins-gate", "high-pass old-ford"),
    ("gorgoroth", "minas-morgul morannon nurn"),
    ("grey-havens", "harlindon tower-hills"),
    ("harlindon", "south-ered-luin"),
    ("helms-deep", "westemnet"),
    ("hollin", "moria north-dunland south-downs trollshaws"),
    ("iron-hills", "vale-of-the-carnen"),
    ("khand", "near-harad"),
    ("lamedon", "pelargir"),
    ("lorien", "parth-celebrant"),
    ("lossarnach", "minas-tirith osgiliath pelargir"),
    ("minas-morgul", "north-ithilien south-ithilien"),
    ("minas-tirith", "osgiliath"),
    ("minhiriath", "south-ered-luin tharbad"),
    ("moria", "north-dunland"),
    ("mount-gram", "mount-gundabad"),
    ("narrows-of-the-forest", "north-anduin-vale old-forest-road rhosgobel"),
    ("near-harad", "umbar west-harondor"),
    ("noman-lands", "southern-dorwinion southern-rhovanion"),
    ("north-anduin-vale", "rhosgobel south-anduin-vale"),
    ("north-downs", "weather-hills"),
    ("north-dunland", "south-downs south-dunland tharbad"),
    ("north-ithilien", "osgiliath south-ithilien"),
    ("north-rhun", "northern-dorwinion vale-of-the-carnen vale-of-the-celduin"),
    ("northern-dorwinion", "southern-dorwinion southern-rhovanion vale-of-the-celduin"),
    ("northern-mirkwood", "western-mirkwood withered-heath woodland-realm"),
    (
        "northern-rhovanion",
        "old-forest-road southern-mirkwood southern-rhovanion vale-of-the-carnen vale-of-the-celduin",
    ),
    ("old-ford", "rhosgobel"),
    ("old-forest", "south-ered-luin the-shire"),
    ("old-forest-road", "rhosgobel western-mirkwood woodland-realm"),
    ("osgiliath", "pelargir south-ithilien west-harondor"),
    ("parth-celebrant", "south-anduin-vale western-brown-lands"),
    ("pelargir", "west-harondor"),
    ("rivendell", "trollshaws"),
    ("south-anduin-vale", "western-brown-lands"),
    ("south-downs", "trollshaws weather-hills"),
    ("south-dunland", "tharbad"),
    ("south-ered-luin", "the-shire tower-hills"),
    ("south-ithilien", "west-harondor"),
    ("south-rhun", "southern-dorwinion"),
    ("southern-dorwinion", "southern-rhovanion"),
    ("southern-mirkwood", "southern-rhovanion"),
    ("southern-rhovanion", "vale-of-the-celduin"),
    ("the-shire", "tower-hills"),
    ("trollshaws", "weather-hills"),
    ("umbar", "west-harondor"),
    ("vale-of-the-carnen", "vale-of-the-celduin"),
    ("western-brown-lands", "western-emyn-muil"),
    ("western-mirkwood", "woodland-realm"),
    ("withered-heath", "woodland-realm"),
];

fn borders() -> BTreeSet<(&'static str, &'static str)> {
    BORDERS.iter().flat_map(|(one, others)| others.split(' ').map(move |other| (*one, other))).collect()
}

#[test]
fn an_army_goes_exactly_where_the_map_has_a_border() {
    let borders = borders();
    let regions: BTreeSet<&str> = borders.iter().flat_map(|(one, other)| [*one, *other]).collect();
    assert_eq!((regions.len(), borders.len()), (105, 232));
    let mut board = json!({});
    for region in &regions {
        board[*region] = json!({"units": {"gondor": "1r"}});
    }
    let setup = json!({"politics": {"gondor": "at_war"}, "regions": board});
    let case = json!({"ruleset": "2e", "ask": "army", "setup": setup, "acts": [], "readings": {}});
    let findings = ruling("war-of-the-ring", &case)["findings"].clone();
    for region in &regions {
        let listed = findings[format!("moves.{region}.gondor")].as_array().unwrap();
        let goes: BTreeSet<&str> = listed.iter().map(|to| to.as_str().unwrap()).collect();
        let beside: BTreeSet<&str> = borders
            .iter()
            .filter_map(|(one, other)| if one == region { Some(*other) } else { (other == region).then_some(*one) })
            .collect();
        assert_eq!(goes, beside, "{region}");
        assert_eq!(listed.len(), goes.len(), "{region}");
    }
    assert_ne!(findings, Value::Null);
}
