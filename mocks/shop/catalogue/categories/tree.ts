import { localized, type Localized } from '../../context';
import { kind, type Kind } from '../assortment/kinds';
import type { BranchCode, LeafCode } from '../texts/texts';

type Names = readonly [no: string, sv: string, en: string];

/** A category with child categories. */
export interface Branch {
  code: BranchCode;
  names: Localized;
  children: readonly (Branch | Leaf)[];
}

/** A sub-category with products. */
export interface Leaf {
  code: LeafCode;
  names: Localized;
  kinds: readonly [Kind, ...Kind[]];
  /** Number of its products. */
  count: number;
}

function branch(code: BranchCode, names: Names, ...children: (Branch | Leaf)[]): Branch {
  return { code, names: localized(...names), children };
}

function leaf(code: LeafCode, names: Names, count: number, first: string, ...others: string[]): Leaf {
  return { code, names: localized(...names), kinds: [kind(first), ...others.map(kind)], count };
}

// prettier-ignore
const furniture = branch('furniture', ['Møbler', 'Möbler', 'Furniture'],
  branch('living-room', ['Stue', 'Vardagsrum', 'Living room'],
    branch('sofas', ['Sofaer', 'Soffor', 'Sofas'],
      leaf('three-seat-sofas', ['3-seters sofaer', '3-sitssoffor', 'Three-seat sofas'], 59, 'three-seat-sofa', 'three-seat-wooden-sofa', 'curved-sofa'),
      leaf('two-seat-sofas', ['2-seters sofaer', '2-sitssoffor', 'Two-seat sofas'], 55, 'two-seat-sofa', 'two-seat-wooden-sofa', 'curved-loveseat'),
      leaf('corner-sofas', ['Hjørne- og modulsofaer', 'Hörn- och modulsoffor', 'Corner and modular sofas'], 47, 'corner-sofa', 'modular-sofa')),
    branch('armchairs', ['Lenestoler og puffer', 'Fåtöljer och puffar', 'Armchairs and poufs'],
      leaf('lounge-chairs', ['Hvilestoler', 'Vilfåtöljer', 'Lounge chairs'], 49, 'lounge-chair', 'sling-chair'),
      leaf('easy-chairs', ['Myke lenestoler', 'Mjuka fåtöljer', 'Easy chairs'], 49, 'tub-chair', 'wing-chair'),
      leaf('poufs', ['Puffer', 'Puffar', 'Poufs'], 45, 'round-pouf', 'square-pouf')),
    branch('coffee-tables', ['Salong- og sidebord', 'Soff- och sidobord', 'Coffee and side tables'],
      leaf('rectangular-coffee-tables', ['Avlange salongbord', 'Avlånga soffbord', 'Long coffee tables'], 49, 'shelf-coffee-table', 'pebble-coffee-table'),
      leaf('round-coffee-tables', ['Runde salongbord', 'Runda soffbord', 'Round coffee tables'], 49, 'round-coffee-table', 'glass-coffee-table'),
      leaf('side-tables', ['Sidebord', 'Sidobord', 'Side tables'], 45, 'round-side-table', 'glass-side-table')),
    branch('sideboards', ['Skjenker og TV-benker', 'Skänkar och tv-bänkar', 'Sideboards and TV benches'],
      leaf('low-sideboards', ['Skjenker', 'Skänkar', 'Sideboards'], 51, 'sideboard', 'slatted-sideboard', 'cane-sideboard'),
      leaf('cabinets', ['Vitriner og høyskap', 'Vitrin- och högskåp', 'Display and tall cabinets'], 49, 'highboard', 'display-cabinet', 'tall-cabinet'),
      leaf('tv-benches', ['TV-benker', 'Tv-bänkar', 'TV benches'], 47, 'tv-bench', 'slatted-tv-bench'))),
  branch('dining-room', ['Spisestue', 'Matrum', 'Dining room'],
    branch('dining-tables', ['Spisebord', 'Matbord', 'Dining tables'],
      leaf('rectangular-tables', ['Rektangulære spisebord', 'Rektangulära matbord', 'Rectangular tables'], 51, 'dining-table', 'trestle-table'),
      leaf('round-tables', ['Runde og ovale spisebord', 'Runda och ovala matbord', 'Round and oval tables'], 49, 'round-dining-table', 'oval-dining-table')),
    branch('dining-chairs', ['Spisestoler', 'Matstolar', 'Dining chairs'],
      leaf('wooden-chairs', ['Trestoler', 'Trästolar', 'Wooden chairs'], 59, 'spindle-chair', 'paper-cord-chair', 'shell-chair'),
      leaf('upholstered-chairs', ['Polstrede og flettede stoler', 'Klädda och flätade stolar', 'Upholstered and cane chairs'], 53, 'upholstered-chair', 'cane-chair')),
    branch('stools-and-benches', ['Krakker og benker', 'Pallar och bänkar', 'Stools and benches'],
      leaf('bar-stools', ['Barkrakker', 'Barstolar', 'Bar stools'], 49, 'wooden-bar-stool', 'leather-bar-stool'),
      leaf('stools', ['Krakker', 'Pallar', 'Stools'], 45, 'stool', 'soft-stool'),
      leaf('benches', ['Spisebenker', 'Matbänkar', 'Dining benches'], 45, 'dining-bench', 'soft-bench'))),
  branch('bedroom', ['Soverom', 'Sovrum', 'Bedroom'],
    branch('beds', ['Senger', 'Sängar', 'Beds'],
      leaf('double-beds', ['Dobbeltsenger', 'Dubbelsängar', 'Double beds'], 53, 'double-bed', 'slatted-bed', 'soft-bed'),
      leaf('single-beds', ['Enkeltsenger', 'Enkelsängar', 'Single beds'], 47, 'single-bed', 'single-slatted-bed', 'single-soft-bed')),
    branch('bedside-tables', ['Nattbord', 'Sängbord', 'Bedside tables'],
      leaf('bedside-tables-with-drawer', ['Nattbord med skuff', 'Sängbord med låda', 'Bedside tables with drawer'], 45, 'bedside-drawers', 'two-drawer-bedside-table'),
      leaf('open-bedside-tables', ['Åpne nattbord', 'Öppna sängbord', 'Open bedside tables'], 43, 'open-bedside-table', 'bedside-table-with-shelf')),
    branch('wardrobes', ['Garderober', 'Garderober', 'Wardrobes'],
      leaf('wardrobes-with-doors', ['Garderobeskap', 'Garderobsskåp', 'Wardrobes with doors'], 47, 'wardrobe', 'cane-wardrobe'),
      leaf('wide-wardrobes', ['Brede garderober', 'Breda garderober', 'Wide wardrobes'], 45, 'sliding-wardrobe', 'combination-wardrobe')),
    branch('dressers', ['Kommoder', 'Byråer', 'Chests of drawers'],
      leaf('wide-dressers', ['Brede kommoder', 'Breda byråer', 'Wide chests'], 47, 'wide-dresser', 'low-dresser'),
      leaf('tall-dressers', ['Høye kommoder', 'Höga byråer', 'Tall chests'], 45, 'tall-dresser', 'slim-dresser'))),
  branch('home-office', ['Hjemmekontor', 'Hemmakontor', 'Home office'],
    branch('desks', ['Skrivebord', 'Skrivbord', 'Desks'],
      leaf('compact-desks', ['Små skrivebord', 'Små skrivbord', 'Compact desks'], 47, 'slim-desk', 'secretary-desk'),
      leaf('large-desks', ['Arbeidsplasser', 'Arbetsplatser', 'Work desks'], 47, 'desk', 'work-table')),
    branch('office-chairs', ['Kontorstoler', 'Kontorsstolar', 'Office seating'],
      leaf('desk-chairs', ['Skrivebordsstoler', 'Skrivbordsstolar', 'Desk chairs'], 47, 'desk-shell-chair', 'desk-soft-chair'),
      leaf('visitor-chairs', ['Besøksstoler', 'Besöksstolar', 'Visitor chairs'], 45, 'visitor-chair', 'cord-visitor-chair', 'soft-visitor-chair'))));

// prettier-ignore
const storage = branch('storage', ['Oppbevaring', 'Förvaring', 'Storage'],
  branch('shelving', ['Hyller og reoler', 'Hyllor', 'Shelving'],
    branch('bookcases', ['Bokhyller', 'Bokhyllor', 'Bookcases'],
      leaf('tall-bookcases', ['Høye bokhyller', 'Höga bokhyllor', 'Tall bookcases'], 51, 'tall-bookcase', 'ladder-shelf'),
      leaf('low-bookcases', ['Lave hyller og romdelere', 'Låga hyllor och rumsavdelare', 'Low shelves and dividers'], 49, 'low-shelf', 'room-divider', 'half-height-bookcase')),
    branch('wall-storage', ['Vegghyller', 'Vägghyllor', 'Wall shelves'],
      leaf('wall-shelves', ['Vegg- og stigehyller', 'Vägg- och steghyllor', 'Wall and leaning shelves'], 47, 'wall-shelf', 'leaning-shelf'))),
  branch('hallway', ['Entré', 'Hall', 'Hallway'],
    branch('hall-furniture', ['Entrémøbler', 'Hallmöbler', 'Hall furniture'],
      leaf('hall-benches', ['Entré- og skobenker', 'Hall- och skobänkar', 'Hall and shoe benches'], 47, 'hall-bench', 'shoe-bench', 'soft-hall-bench'),
      leaf('hall-cabinets', ['Entrékommoder', 'Hallbyråer', 'Hall cabinets'], 45, 'hall-cabinet', 'hall-console'))),
  branch('baskets', ['Kurver', 'Korgar', 'Baskets'],
    branch('woven-baskets', ['Flettede kurver', 'Flätade korgar', 'Woven baskets'],
      leaf('storage-baskets', ['Oppbevaringskurver', 'Förvaringskorgar', 'Storage baskets'], 49, 'storage-basket', 'rattan-basket'),
      leaf('laundry-baskets', ['Skittentøy- og vedkurver', 'Tvätt- och vedkorgar', 'Laundry and log baskets'], 47, 'laundry-basket', 'firewood-basket'))));

// prettier-ignore
const lighting = branch('lighting', ['Belysning', 'Belysning', 'Lighting'],
  branch('ceiling-lamps', ['Taklamper', 'Taklampor', 'Ceiling lamps'],
    branch('pendants', ['Pendler', 'Pendlar', 'Pendants'],
      leaf('dome-pendants', ['Kuppel- og glasspendler', 'Kupol- och glaspendlar', 'Dome and glass pendants'], 51, 'dome-pendant', 'opal-pendant'),
      leaf('paper-pendants', ['Papirlamper', 'Papperslampor', 'Paper pendants'], 47, 'paper-pendant', 'opal-pendant'))),
  branch('standing-lamps', ['Bord- og gulvlamper', 'Bords- och golvlampor', 'Table and floor lamps'],
    branch('table-lamps', ['Bordlamper', 'Bordslampor', 'Table lamps'],
      leaf('living-room-lamps', ['Bordlamper til stuen', 'Bordslampor till vardagsrummet', 'Living room table lamps'], 51, 'mushroom-lamp', 'ceramic-lamp', 'globe-lamp'),
      leaf('bedside-lamps', ['Nattbordslamper', 'Sänglampor', 'Bedside lamps'], 47, 'bedside-lamp', 'bedside-globe')),
    branch('floor-lamps', ['Gulvlamper', 'Golvlampor', 'Floor lamps'],
      leaf('mood-lamps', ['Stemningslamper', 'Stämningslampor', 'Mood lamps'], 49, 'shade-floor-lamp', 'tripod-lamp'),
      leaf('reading-lamps', ['Lese- og buelamper', 'Läs- och båglampor', 'Reading and arc lamps'], 47, 'reading-lamp', 'arc-lamp'))));

// prettier-ignore
const textiles = branch('textiles', ['Tekstiler og tepper', 'Textilier och mattor', 'Textiles and rugs'],
  branch('rugs', ['Tepper', 'Mattor', 'Rugs'],
    branch('large-rugs', ['Store tepper', 'Stora mattor', 'Large rugs'],
      leaf('wool-rugs', ['Ulltepper', 'Ullmattor', 'Wool rugs'], 51, 'wool-rug', 'diamond-rug'),
      leaf('flat-rugs', ['Bomulls- og jutetepper', 'Bomulls- och jutemattor', 'Cotton and jute rugs'], 49, 'striped-rug', 'round-jute-rug')),
    branch('small-rugs', ['Små tepper', 'Små mattor', 'Small rugs'],
      leaf('runners', ['Løpere og små matter', 'Gångmattor och små mattor', 'Runners and small rugs'], 49, 'small-striped-rug', 'small-wool-rug'))),
  branch('cushions', ['Puter', 'Kuddar', 'Cushions'],
    branch('decorative-cushions', ['Pynteputer', 'Prydnadskuddar', 'Decorative cushions'],
      leaf('sofa-cushions', ['Sofaputer', 'Soffkuddar', 'Sofa cushions'], 53, 'piped-cushion', 'striped-cushion', 'long-cushion'),
      leaf('bed-cushions', ['Senge- og nakkeputer', 'Säng- och nackkuddar', 'Bed and neck cushions'], 47, 'bed-cushion', 'neck-cushion'))));

// prettier-ignore
const decoration = branch('decoration', ['Interiør', 'Inredning', 'Decoration'],
  branch('vases', ['Vaser og kar', 'Vaser och kärl', 'Vases and vessels'],
    branch('vessels', ['Vaser', 'Vaser', 'Vases'],
      leaf('ceramic-vases', ['Keramikkvaser', 'Keramikvaser', 'Ceramic vases'], 51, 'bottle-vase', 'ribbed-vase', 'jug-vase'),
      leaf('glass-vases', ['Glass og karafler', 'Glas och karaffer', 'Glass and carafes'], 49, 'glass-vase', 'stoneware-carafe', 'glass-lantern'))),
  branch('mirrors', ['Speil', 'Speglar', 'Mirrors'],
    branch('wall-mirrors', ['Veggspeil', 'Väggspeglar', 'Wall mirrors'],
      leaf('small-mirrors', ['Runde og små speil', 'Runda och små speglar', 'Round and small mirrors'], 49, 'round-mirror', 'shelf-mirror'),
      leaf('large-mirrors', ['Store speil', 'Stora speglar', 'Large mirrors'], 47, 'arch-mirror', 'wall-mirror', 'hall-mirror'))));

/** The assortment: under the root four levels, department, room, category and sub-category. */
export const assortment = branch(
  'all',
  ['Produkter', 'Produkter', 'Products'],
  furniture,
  storage,
  lighting,
  textiles,
  decoration,
);
