use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::regions::{Place, Site};
use crate::ruling::Outline;
use crate::words::Name;

/// The map's regions.
pub const REGIONS: usize = 105;

macro_rules! places {
    (@land Nobody) => { None };
    (@land $nation:ident) => { Some(Nation::$nation) };
    ($( $id:literal $en:literal $fr:literal ($at:literal $of:literal) $land:ident $site:ident ($x:literal, $y:literal)
        $start:literal [$($beside:literal),*]; )*) => {
        /// The map's regions: first Rohan, Gondor and the lands around them, then the others.
        ///
        /// A row is the id, both names with what French puts before them, the Nation, what stands there, where it is drawn,
        /// the figures when the game begins, and the regions that it touches.
        ///
        /// *Source*: the map of the second edition (names, Nations, Settlements, which regions touch), p.16-17 (figures).
        /// Where they lie on the drawing is our own: no two overlap, and no line between two runs through a third.
        pub static PLACES: [Place; REGIONS] = [$(Place {
            id: $id,
            name: Name::both($en, $fr),
            french: ($at, $of),
            nation: places!(@land $land),
            site: Site::$site,
            start: $start,
            beside: &[$($beside),*],
            outline: Outline {
                x: $x,
                y: $y,
                corners: &[
                    ($x - 64, $y - 34),
                    ($x - 48, $y - 56),
                    ($x + 48, $y - 56),
                    ($x + 64, $y - 34),
                    ($x + 64, $y + 34),
                    ($x + 48, $y + 56),
                    ($x - 48, $y + 56),
                    ($x - 64, $y + 34),
                ],
            },
        }),*];
    };
}

places! {
    "minas-tirith" "Minas Tirith" "Minas Tirith" ("à " "de ") Gondor Stronghold (1205, 1361) "3r1e1L" ["osgiliath", "lossarnach", "druadan-forest"];
    "osgiliath" "Osgiliath" "Osgiliath" ("à " "d’") Nobody Fortification (1341, 1395) "2r" ["minas-tirith", "lossarnach", "pelargir", "south-ithilien", "north-ithilien", "druadan-forest", "dead-marshes", "west-harondor"];
    "lossarnach" "Lossarnach" "Lossarnach" ("au " "du ") Gondor Town (1195, 1481) "" ["minas-tirith", "osgiliath", "pelargir"];
    "pelargir" "Pelargir" "Pelargir" ("à " "de ") Gondor City (1230, 1603) "1r" ["osgiliath", "lossarnach", "lamedon", "west-harondor"];
    "south-ithilien" "South Ithilien" "Ithilien du Sud" ("en " "d’") Nobody Plain (1433, 1515) "" ["osgiliath", "north-ithilien", "minas-morgul", "west-harondor", "east-harondor"];
    "north-ithilien" "North Ithilien" "Ithilien du Nord" ("en " "d’") Nobody Plain (1511, 1271) "" ["osgiliath", "south-ithilien", "dead-marshes", "dagorlad", "minas-morgul", "eastern-emyn-muil"];
    "orthanc" "Orthanc" "Orthanc" ("à " "d’") Isengard Stronghold (859, 1024) "4r1e" ["gap-of-rohan", "fords-of-isen"];
    "gap-of-rohan" "Gap of Rohan" "Trouée du Rohan" ("dans la " "de la ") Isengard Plain (723, 1024) "" ["orthanc", "fords-of-isen", "enedwaith", "south-dunland", "druwaith-iaur"];
    "fords-of-isen" "Fords of Isen" "Gué de l’Isen" ("au " "du ") Rohan Fortification (831, 1144) "2r1L" ["orthanc", "gap-of-rohan", "helms-deep", "fangorn", "westemnet", "druwaith-iaur"];
    "helms-deep" "Helm’s Deep" "Gouffre de Helm" ("au " "du ") Rohan Stronghold (831, 1264) "1r" ["fords-of-isen", "westemnet"];
    "fangorn" "Fangorn" "Fangorn" ("à " "de ") Nobody Plain (1011, 1080) "" ["fords-of-isen", "westemnet", "eastemnet", "parth-celebrant"];
    "westemnet" "Westemnet" "Ouestemnet" ("en " "d’") Rohan Town (967, 1202) "" ["fords-of-isen", "helms-deep", "fangorn", "eastemnet", "edoras", "folde"];
    "eastemnet" "Eastemnet" "Estemnet" ("en " "d’") Rohan Plain (1148, 1102) "" ["fangorn", "westemnet", "folde", "druadan-forest", "parth-celebrant", "western-brown-lands", "western-emyn-muil"];
    "edoras" "Edoras" "Edoras" ("à " "d’") Rohan City (1028, 1345) "1r1e" ["westemnet", "folde"];
    "folde" "Folde" "Folde" ("au " "du ") Rohan Town (1103, 1225) "" ["westemnet", "eastemnet", "edoras", "druadan-forest"];
    "druadan-forest" "Druadan Forest" "Forêt de Drúadan" ("dans la " "de la ") Gondor Plain (1239, 1232) "" ["minas-tirith", "osgiliath", "eastemnet", "folde", "dead-marshes", "western-emyn-muil"];
    "lamedon" "Lamedon" "Lamedon" ("au " "du ") Gondor Town (1089, 1674) "" ["pelargir", "erech", "dol-amroth"];
    "erech" "Erech" "Erech" ("à " "d’") Gondor Plain (953, 1617) "" ["lamedon", "dol-amroth", "anfalas"];
    "dol-amroth" "Dol Amroth" "Dol Amroth" ("à " "de ") Gondor Stronghold (946, 1737) "3r" ["lamedon", "erech", "anfalas"];
    "dead-marshes" "Dead Marshes" "Marais des Morts" ("aux " "des ") Nobody Plain (1375, 1208) "" ["osgiliath", "north-ithilien", "druadan-forest", "western-emyn-muil", "eastern-emyn-muil"];
    "dagorlad" "Dagorlad" "Dagorlad" ("au " "du ") Nobody Plain (1599, 1104) "" ["north-ithilien", "morannon", "eastern-emyn-muil", "noman-lands", "ash-mountains"];
    "morannon" "Morannon" "Morannon" ("au " "du ") Sauron Stronghold (1647, 1224) "5r1N" ["dagorlad", "gorgoroth"];
    "gorgoroth" "Gorgoroth" "Gorgoroth" ("au " "du ") Sauron Plain (1695, 1351) "3r" ["morannon", "minas-morgul", "barad-dur", "nurn"];
    "minas-morgul" "Minas Morgul" "Minas Morgul" ("à " "de ") Sauron Stronghold (1559, 1394) "5r1N" ["south-ithilien", "north-ithilien", "gorgoroth"];
    "barad-dur" "Barad-dûr" "Barad-dûr" ("à " "de ") Sauron Stronghold (1695, 1471) "4r1e1N" ["gorgoroth"];
    "west-harondor" "West Harondor" "Harondor de l’Ouest" ("en " "d’") Nobody Plain (1366, 1635) "" ["osgiliath", "pelargir", "south-ithilien", "umbar", "near-harad", "east-harondor"];
    "umbar" "Umbar" "Umbar" ("en " "d’") Southrons Stronghold (1336, 1755) "3r" ["west-harondor", "near-harad"];
    "near-harad" "Near Harad" "Proche-Harad" ("au " "du ") Southrons Town (1472, 1757) "3r1e" ["west-harondor", "umbar", "khand", "east-harondor", "far-harad"];
    "forlindon" "Forlindon" "Forlindon" ("en " "de ") Nobody Plain (64, 306) "" ["grey-havens"];
    "grey-havens" "Grey Havens" "Havres Gris" ("aux " "des ") Elves Stronghold (74, 426) "1r1e1L" ["forlindon", "harlindon", "ered-luin", "tower-hills"];
    "harlindon" "Harlindon" "Harlindon" ("en " "d’") Nobody Plain (160, 564) "" ["grey-havens", "south-ered-luin"];
    "north-ered-luin" "North Ered Luin" "Ered Luin du Nord" ("en " "d’") Dwarves Plain (271, 204) "" ["ered-luin", "evendim"];
    "ered-luin" "Ered Luin" "Ered Luin" ("en " "d’") Dwarves Town (217, 324) "1r" ["grey-havens", "north-ered-luin", "tower-hills", "evendim"];
    "tower-hills" "Tower Hills" "Collines des Tours" ("dans les " "des ") Nobody Plain (210, 444) "" ["grey-havens", "ered-luin", "evendim", "the-shire", "south-ered-luin"];
    "evendim" "Evendim" "Evendim" ("en " "d’") Nobody Plain (366, 327) "" ["north-ered-luin", "ered-luin", "tower-hills", "the-shire", "buckland", "north-downs", "arnor"];
    "the-shire" "The Shire" "Comté" ("dans la " "de la ") North City (346, 453) "1r" ["tower-hills", "evendim", "south-ered-luin", "old-forest", "buckland"];
    "south-ered-luin" "South Ered Luin" "Ered Luin du Sud" ("en " "d’") Nobody Plain (299, 625) "" ["harlindon", "tower-hills", "the-shire", "old-forest", "cardolan", "minhiriath"];
    "old-forest" "Old Forest" "Vieille Forêt" ("dans la " "de la ") Nobody Plain (435, 573) "" ["the-shire", "south-ered-luin", "buckland", "cardolan"];
    "buckland" "Buckland" "Pays de Bouc" ("au " "du ") North Plain (482, 453) "" ["evendim", "the-shire", "old-forest", "north-downs", "bree", "south-downs", "cardolan"];
    "north-downs" "North Downs" "Hauts du Nord" ("dans les " "des ") North Plain (548, 297) "1e" ["evendim", "buckland", "bree", "arnor", "ettenmoors", "weather-hills"];
    "bree" "Bree" "Bree" ("à " "de ") North Town (618, 417) "1r" ["buckland", "north-downs", "weather-hills", "south-downs"];
    "arnor" "Arnor" "Arnor" ("en " "d’") Nobody Plain (550, 177) "" ["evendim", "north-downs", "angmar", "ettenmoors"];
    "angmar" "Angmar" "Angmar" ("en " "d’") Sauron City (683, 56) "" ["arnor", "mount-gram", "ettenmoors"];
    "mount-gram" "Mount Gram" "Mont Gram" ("au " "du ") Sauron Plain (827, 129) "" ["angmar", "ettenmoors", "mount-gundabad"];
    "ettenmoors" "Ettenmoors" "Landes d’Etten" ("dans les " "des ") Nobody Plain (691, 176) "" ["north-downs", "arnor", "angmar", "mount-gram", "weather-hills", "trollshaws"];
    "weather-hills" "Weather Hills" "Collines du Vent" ("dans les " "des ") Nobody Plain (687, 297) "" ["north-downs", "bree", "ettenmoors", "south-downs", "trollshaws"];
    "south-downs" "South Downs" "Hauts du Sud" ("dans les " "des ") Nobody Plain (686, 537) "" ["buckland", "bree", "weather-hills", "cardolan", "north-dunland", "hollin", "trollshaws"];
    "cardolan" "Cardolan" "Cardolan" ("au " "du ") Nobody Plain (571, 657) "" ["south-ered-luin", "old-forest", "buckland", "south-downs", "minhiriath", "tharbad", "north-dunland"];
    "minhiriath" "Minhiriath" "Minhiriath" ("au " "du ") Nobody Plain (435, 757) "" ["south-ered-luin", "cardolan", "tharbad", "enedwaith"];
    "tharbad" "Tharbad" "Tharbad" ("à " "de ") Nobody Plain (576, 779) "" ["cardolan", "minhiriath", "enedwaith", "south-dunland", "north-dunland"];
    "enedwaith" "Enedwaith" "Enedwaith" ("en " "d’") Nobody Plain (576, 927) "" ["gap-of-rohan", "minhiriath", "tharbad", "south-dunland", "druwaith-iaur"];
    "south-dunland" "South Dunland" "Pays de Dun du Sud" ("au " "du ") Isengard Town (712, 858) "1r" ["gap-of-rohan", "tharbad", "enedwaith", "north-dunland"];
    "north-dunland" "North Dunland" "Pays de Dun du Nord" ("au " "du ") Isengard Town (715, 678) "1r" ["south-downs", "cardolan", "tharbad", "south-dunland", "hollin", "moria"];
    "hollin" "Hollin" "Houssaye" ("en " "de ") Nobody Plain (822, 543) "" ["south-downs", "north-dunland", "trollshaws", "fords-of-bruinen", "moria"];
    "trollshaws" "Trollshaws" "Forêt des Trolls" ("dans la " "de la ") Nobody Plain (825, 303) "" ["ettenmoors", "weather-hills", "south-downs", "hollin", "rivendell", "fords-of-bruinen"];
    "rivendell" "Rivendell" "Fondcombe" ("à " "de ") Elves Stronghold (961, 303) "2e1L" ["trollshaws", "fords-of-bruinen"];
    "fords-of-bruinen" "Fords of Bruinen" "Gué du Bruinen" ("au " "du ") Nobody Plain (902, 423) "" ["hollin", "trollshaws", "rivendell", "high-pass"];
    "high-pass" "High Pass" "Haut Col" ("au " "du ") Nobody Plain (993, 543) "" ["fords-of-bruinen", "goblins-gate"];
    "goblins-gate" "Goblins’ Gate" "Porte des Gobelins" ("à la " "de la ") Nobody Plain (1040, 423) "" ["high-pass", "old-ford"];
    "mount-gundabad" "Mount Gundabad" "Mont Gundabad" ("au " "du ") Sauron Stronghold (975, 181) "2r" ["mount-gram", "eagles-eyrie"];
    "eagles-eyrie" "Eagles’ Eyrie" "Aire des Aigles" ("dans l’" "de l’") Nobody Plain (1150, 303) "" ["mount-gundabad", "carrock", "old-ford"];
    "carrock" "Carrock" "Carrock" ("au " "du ") North Town (1312, 393) "1r" ["eagles-eyrie", "old-ford", "rhosgobel", "old-forest-road", "western-mirkwood", "northern-mirkwood"];
    "old-ford" "Old Ford" "Vieux Gué" ("au " "du ") Nobody Plain (1176, 441) "" ["goblins-gate", "eagles-eyrie", "carrock", "rhosgobel", "gladden-fields"];
    "rhosgobel" "Rhosgobel" "Rhosgobel" ("à " "de ") North Plain (1312, 515) "" ["carrock", "old-ford", "gladden-fields", "north-anduin-vale", "narrows-of-the-forest", "old-forest-road"];
    "gladden-fields" "Gladden Fields" "Champs aux Iris" ("dans les " "des ") Nobody Plain (1173, 566) "" ["old-ford", "rhosgobel", "dimrill-dale", "north-anduin-vale"];
    "moria" "Moria" "Moria" ("dans la " "de la ") Sauron Stronghold (877, 665) "2r" ["north-dunland", "hollin", "dimrill-dale"];
    "dimrill-dale" "Dimrill Dale" "Vallée des Rigoles Sombres" ("dans la " "de la ") Nobody Plain (1071, 737) "" ["gladden-fields", "moria", "lorien", "parth-celebrant", "north-anduin-vale", "south-anduin-vale"];
    "lorien" "Lórien" "Lórien" ("en " "de ") Elves Stronghold (1002, 858) "1r2e1L" ["dimrill-dale", "parth-celebrant"];
    "parth-celebrant" "Parth Celebrant" "Parth Celebrant" ("au " "du ") Nobody Plain (1138, 926) "" ["fangorn", "eastemnet", "dimrill-dale", "lorien", "south-anduin-vale", "western-brown-lands"];
    "north-anduin-vale" "North Anduin Vale" "Val d’Anduin Nord" ("au " "du ") Nobody Plain (1207, 686) "" ["rhosgobel", "gladden-fields", "dimrill-dale", "south-anduin-vale", "narrows-of-the-forest", "dol-guldur"];
    "south-anduin-vale" "South Anduin Vale" "Val d’Anduin Sud" ("au " "du ") Nobody Plain (1212, 806) "" ["dimrill-dale", "parth-celebrant", "north-anduin-vale", "dol-guldur", "western-brown-lands"];
    "narrows-of-the-forest" "Narrows of the Forest" "Goulets de la Forêt" ("dans les " "des ") Nobody Plain (1343, 636) "" ["rhosgobel", "north-anduin-vale", "dol-guldur", "old-forest-road", "eastern-mirkwood"];
    "dol-guldur" "Dol Guldur" "Dol Guldur" ("à " "de ") Sauron Stronghold (1353, 759) "5r1e1N" ["north-anduin-vale", "south-anduin-vale", "narrows-of-the-forest", "western-brown-lands", "eastern-brown-lands", "eastern-mirkwood", "southern-mirkwood"];
    "western-brown-lands" "Western Brown Lands" "Terres Brunes de l’Ouest" ("dans les " "des ") Nobody Plain (1275, 928) "" ["eastemnet", "parth-celebrant", "south-anduin-vale", "dol-guldur", "eastern-brown-lands", "western-emyn-muil"];
    "eastern-brown-lands" "Eastern Brown Lands" "Terres Brunes de l’Est" ("dans les " "des ") Nobody Plain (1457, 901) "" ["dol-guldur", "western-brown-lands", "western-emyn-muil", "eastern-emyn-muil", "noman-lands", "southern-mirkwood", "southern-rhovanion"];
    "western-emyn-muil" "Western Emyn Muil" "Emyn Muil de l’Ouest" ("dans l’" "de l’") Nobody Plain (1325, 1073) "" ["eastemnet", "druadan-forest", "dead-marshes", "western-brown-lands", "eastern-brown-lands", "eastern-emyn-muil"];
    "eastern-emyn-muil" "Eastern Emyn Muil" "Emyn Muil de l’Est" ("dans l’" "de l’") Nobody Plain (1463, 1082) "" ["north-ithilien", "dead-marshes", "dagorlad", "eastern-brown-lands", "western-emyn-muil", "noman-lands"];
    "noman-lands" "Noman-lands" "Terres de Personne" ("dans les " "des ") Nobody Plain (1600, 955) "" ["dagorlad", "eastern-brown-lands", "eastern-emyn-muil", "ash-mountains", "southern-rhovanion", "southern-dorwinion"];
    "ash-mountains" "Ash Mountains" "Montagnes de Cendre" ("dans les " "des ") Nobody Plain (1739, 1003) "" ["dagorlad", "noman-lands", "southern-dorwinion", "south-rhun"];
    "old-forest-road" "Old Forest Road" "Vieille Route de la Forêt" ("sur la " "de la ") North Plain (1467, 502) "" ["carrock", "rhosgobel", "narrows-of-the-forest", "western-mirkwood", "woodland-realm", "dale", "northern-rhovanion", "eastern-mirkwood"];
    "western-mirkwood" "Western Mirkwood" "Forêt Noire de l’Ouest" ("dans la " "de la ") Nobody Plain (1450, 382) "" ["carrock", "old-forest-road", "northern-mirkwood", "woodland-realm"];
    "northern-mirkwood" "Northern Mirkwood" "Forêt Noire du Nord" ("dans la " "de la ") Nobody Plain (1441, 262) "" ["carrock", "western-mirkwood", "woodland-realm", "withered-heath"];
    "woodland-realm" "Woodland Realm" "Royaume Sylvestre" ("au " "du ") Elves Stronghold (1586, 368) "1r1e1L" ["old-forest-road", "western-mirkwood", "northern-mirkwood", "withered-heath", "dale"];
    "withered-heath" "Withered Heath" "Lande Desséchée" ("dans la " "de la ") Nobody Plain (1612, 248) "" ["northern-mirkwood", "woodland-realm", "erebor", "dale"];
    "erebor" "Erebor" "Erebor" ("à " "d’") Dwarves Stronghold (1748, 283) "1r2e1L" ["withered-heath", "dale", "iron-hills"];
    "dale" "Dale" "Dale" ("à " "de ") North City (1722, 403) "1r1L" ["old-forest-road", "woodland-realm", "withered-heath", "erebor", "iron-hills", "vale-of-the-carnen", "northern-rhovanion"];
    "iron-hills" "Iron Hills" "Monts de Fer" ("dans les " "des ") Dwarves Town (1858, 403) "1r" ["erebor", "dale", "vale-of-the-carnen", "east-rhun"];
    "vale-of-the-carnen" "Vale of the Carnen" "Val de la Carnen" ("au " "du ") Nobody Plain (1800, 523) "" ["dale", "iron-hills", "east-rhun", "vale-of-the-celduin", "north-rhun", "northern-rhovanion"];
    "east-rhun" "East Rhûn" "Rhûn de l’Est" ("au " "du ") Southrons Plain (1959, 523) "" ["iron-hills", "vale-of-the-carnen", "north-rhun", "south-rhun"];
    "vale-of-the-celduin" "Vale of the Celduin" "Val de la Celduin" ("au " "du ") Nobody Plain (1751, 643) "" ["vale-of-the-carnen", "north-rhun", "northern-rhovanion", "southern-rhovanion", "northern-dorwinion"];
    "north-rhun" "North Rhûn" "Rhûn du Nord" ("au " "du ") Southrons Town (1887, 643) "2r" ["vale-of-the-carnen", "east-rhun", "vale-of-the-celduin", "northern-dorwinion"];
    "northern-rhovanion" "Northern Rhovanion" "Rhovanion du Nord" ("au " "du ") Nobody Plain (1615, 597) "" ["old-forest-road", "dale", "vale-of-the-carnen", "vale-of-the-celduin", "eastern-mirkwood", "southern-mirkwood", "southern-rhovanion"];
    "eastern-mirkwood" "Eastern Mirkwood" "Forêt Noire de l’Est" ("dans la " "de la ") Nobody Plain (1479, 626) "" ["narrows-of-the-forest", "dol-guldur", "old-forest-road", "northern-rhovanion", "southern-mirkwood"];
    "southern-mirkwood" "Southern Mirkwood" "Forêt Noire du Sud" ("dans la " "de la ") Sauron Plain (1503, 746) "" ["dol-guldur", "eastern-brown-lands", "northern-rhovanion", "eastern-mirkwood", "southern-rhovanion"];
    "southern-rhovanion" "Southern Rhovanion" "Rhovanion du Sud" ("au " "du ") Nobody Plain (1639, 763) "" ["eastern-brown-lands", "noman-lands", "vale-of-the-celduin", "northern-rhovanion", "southern-mirkwood", "northern-dorwinion", "southern-dorwinion"];
    "northern-dorwinion" "Northern Dorwinion" "Dorwinion du Nord" ("au " "du ") Nobody Plain (1775, 763) "" ["vale-of-the-celduin", "north-rhun", "southern-rhovanion", "southern-dorwinion"];
    "southern-dorwinion" "Southern Dorwinion" "Dorwinion du Sud" ("au " "du ") Nobody Plain (1738, 883) "" ["noman-lands", "ash-mountains", "southern-rhovanion", "northern-dorwinion", "south-rhun"];
    "south-rhun" "South Rhûn" "Rhûn du Sud" ("au " "du ") Southrons Town (1953, 812) "3r1e" ["ash-mountains", "east-rhun", "southern-dorwinion"];
    "nurn" "Nurn" "Nurn" ("au " "du ") Sauron Town (1831, 1351) "2r" ["gorgoroth"];
    "khand" "Khand" "Khand" ("au " "du ") Southrons Plain (1608, 1766) "" ["near-harad", "far-harad"];
    "east-harondor" "East Harondor" "Harondor de l’Est" ("en " "d’") Nobody Plain (1502, 1635) "" ["south-ithilien", "west-harondor", "near-harad"];
    "far-harad" "Far Harad" "Extrême-Harad" ("dans l’" "de l’") Southrons City (1557, 1886) "3r1e" ["near-harad", "khand"];
    "druwaith-iaur" "Druwaith Iaur" "Drúwaith Iaur" ("au " "du ") Nobody Plain (687, 1149) "" ["gap-of-rohan", "fords-of-isen", "enedwaith", "andrast"];
    "andrast" "Andrast" "Andrast" ("en " "d’") Nobody Plain (716, 1391) "" ["druwaith-iaur", "anfalas"];
    "anfalas" "Anfalas" "Anfalas" ("en " "d’") Gondor Plain (817, 1612) "" ["erech", "dol-amroth", "andrast"];
}
