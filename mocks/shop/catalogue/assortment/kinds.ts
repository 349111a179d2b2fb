import type { PictureModel } from '../../../media/model';
import { models } from '../../../media/models';
import { localized, type Localized } from '../../context';
import type { SizeTable } from './sizes';

/** The kind of a product: its type, and the model in its pictures. */
export interface Kind {
  key: string;
  model: PictureModel;
  /** Name of the type as it follows the series in a product name, in lower case. */
  names: Localized;
  /** Lowest and highest price in whole NOK with VAT, in its first size. */
  price: readonly [number, number];
  /** Absent for kinds in one size, near that of the model. */
  sizes: SizeTable | undefined;
}

type Row = readonly [
  key: string,
  model: string,
  names: readonly [no: string, sv: string, en: string],
  price: readonly [number, number],
  sizes?: SizeTable,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['two-seat-sofa', 'sofa-block-2', ['2-seters sofa', '2-sitssoffa', 'two-seat sofa'], [8995, 17995]],
  ['two-seat-wooden-sofa', 'sofa-frame-2', ['2-seters tresofa', '2-sits träsoffa', 'two-seat wooden sofa'], [7995, 15995]],
  ['curved-loveseat', 'sofa-curve-2', ['buet 2-seters sofa', 'svängd 2-sitssoffa', 'curved loveseat'], [10995, 19995]],
  ['three-seat-sofa', 'sofa-block-3', ['3-seters sofa', '3-sitssoffa', 'three-seat sofa'], [11995, 26995]],
  ['three-seat-wooden-sofa', 'sofa-frame', ['3-seters tresofa', '3-sits träsoffa', 'three-seat wooden sofa'], [9995, 18995]],
  ['curved-sofa', 'sofa-curve', ['buet sofa', 'svängd soffa', 'curved sofa'], [14995, 28995]],
  ['corner-sofa', 'sofa-corner', ['hjørnesofa', 'hörnsoffa', 'corner sofa'], [16995, 36995]],
  ['modular-sofa', 'sofa-module', ['modulsofa', 'modulsoffa', 'modular sofa'], [14995, 32995]],
  ['lounge-chair', 'armchair-lounge', ['hvilestol', 'vilfåtölj', 'lounge chair'], [4495, 11995]],
  ['sling-chair', 'armchair-sling', ['skinnstol', 'läderfåtölj', 'sling armchair'], [3995, 9995]],
  ['tub-chair', 'armchair-tub', ['rund lenestol', 'rund fåtölj', 'tub armchair'], [4995, 10995]],
  ['wing-chair', 'armchair-wing', ['øreklappstol', 'öronlappsfåtölj', 'wing armchair'], [5995, 13995]],
  ['round-pouf', 'pouf-round', ['rund puff', 'rund puff', 'round pouf'], [995, 2995]],
  ['square-pouf', 'pouf-square', ['firkantet puff', 'fyrkantig puff', 'square pouf'], [1295, 3495]],
  ['round-coffee-table', 'coffee-round', ['rundt salongbord', 'runt soffbord', 'round coffee table'], [1995, 6495]],
  ['shelf-coffee-table', 'coffee-shelf', ['salongbord med hylle', 'soffbord med hylla', 'coffee table with shelf'], [2495, 6995]],
  ['pebble-coffee-table', 'coffee-pebble', ['organisk salongbord', 'organiskt soffbord', 'pebble coffee table'], [2495, 6995]],
  ['glass-coffee-table', 'coffee-glass', ['salongbord i glass', 'soffbord i glas', 'glass coffee table'], [2995, 7495]],
  ['round-side-table', 'side-round', ['rundt sidebord', 'runt sidobord', 'round side table'], [895, 2995], 'side-table'],
  ['glass-side-table', 'side-glass', ['sidebord i glass', 'sidobord i glas', 'glass side table'], [995, 3495], 'side-table'],
  ['slatted-sideboard', 'sideboard-slat', ['skjenk med spiler', 'skänk med ribbor', 'slatted sideboard'], [6995, 16995]],
  ['sideboard', 'sideboard-door', ['skjenk', 'skänk', 'sideboard'], [4995, 12995]],
  ['cane-sideboard', 'sideboard-cane', ['skjenk med rotting', 'skänk med rotting', 'cane sideboard'], [5995, 13995]],
  ['highboard', 'highboard', ['høyskjenk', 'högskänk', 'highboard'], [5995, 13995]],
  ['display-cabinet', 'sideboard-high', ['vitrineskap', 'vitrinskåp', 'display cabinet'], [6495, 15995]],
  ['tall-cabinet', 'cabinet-tall', ['høyskap', 'högskåp', 'tall cabinet'], [3995, 8995]],
  ['tv-bench', 'tv-bench', ['TV-benk', 'tv-bänk', 'TV bench'], [3495, 8995], 'tv-bench'],
  ['slatted-tv-bench', 'tv-bench-slat', ['TV-benk med spiler', 'tv-bänk med ribbor', 'slatted TV bench'], [4995, 11995], 'tv-bench'],
  ['dining-table', 'table-rectangle', ['spisebord', 'matbord', 'dining table'], [5995, 15995], 'table'],
  ['trestle-table', 'table-trestle', ['bukkebord', 'bockbord', 'trestle table'], [4995, 11995], 'table'],
  ['round-dining-table', 'table-round', ['rundt spisebord', 'runt matbord', 'round dining table'], [4995, 12995], 'round-table'],
  ['oval-dining-table', 'table-oval', ['ovalt spisebord', 'ovalt matbord', 'oval dining table'], [7995, 18995]],
  ['spindle-chair', 'chair-spindle', ['pinnestol', 'pinnstol', 'spindle chair'], [995, 2995]],
  ['shell-chair', 'chair-shell', ['skallstol', 'skalstol', 'shell chair'], [895, 2495]],
  ['paper-cord-chair', 'chair-cord', ['stol med papirgarn', 'stol med pappersgarn', 'paper cord chair'], [2495, 5995]],
  ['upholstered-chair', 'chair-upholstered', ['polstret stol', 'klädd stol', 'upholstered chair'], [1495, 3995]],
  ['cane-chair', 'chair-cantilever', ['frittsvingende stol', 'frisvängande stol', 'cantilever chair'], [1495, 4495]],
  ['wooden-bar-stool', 'barstool-wood', ['barkrakk i tre', 'barstol i trä', 'wooden bar stool'], [1295, 3495]],
  ['leather-bar-stool', 'barstool-steel', ['barkrakk i skinn', 'barstol i läder', 'leather bar stool'], [1795, 4495]],
  ['stool', 'stool-round', ['krakk', 'pall', 'stool'], [495, 1795]],
  ['soft-stool', 'stool-soft', ['polstret krakk', 'klädd pall', 'upholstered stool'], [995, 2495]],
  ['dining-bench', 'bench-oak', ['spisebenk', 'matbänk', 'dining bench'], [1995, 5995]],
  ['soft-bench', 'bench-soft', ['polstret benk', 'klädd bänk', 'upholstered bench'], [2495, 5995]],
  ['single-bed', 'bed-frame-single', ['enkeltseng', 'enkelsäng', 'single bed'], [2995, 7995], 'single-bed'],
  ['single-slatted-bed', 'bed-slat-single', ['enkeltseng med spilegavl', 'enkelsäng med ribbgavel', 'slatted single bed'], [3495, 8995], 'single-bed'],
  ['single-soft-bed', 'bed-soft-single', ['polstret enkeltseng', 'klädd enkelsäng', 'upholstered single bed'], [4495, 9995], 'single-bed'],
  ['double-bed', 'bed-frame', ['dobbeltseng', 'dubbelsäng', 'double bed'], [4995, 11995], 'double-bed'],
  ['slatted-bed', 'bed-slat', ['dobbeltseng med spilegavl', 'dubbelsäng med ribbgavel', 'slatted double bed'], [5995, 13995], 'double-bed'],
  ['soft-bed', 'bed-soft', ['polstret dobbeltseng', 'klädd dubbelsäng', 'upholstered double bed'], [6995, 16995], 'double-bed'],
  ['bedside-drawers', 'bedside-drawer', ['nattbord med skuff', 'sängbord med låda', 'bedside table with drawer'], [995, 2995]],
  ['open-bedside-table', 'bedside-open', ['åpent nattbord', 'öppet sängbord', 'open bedside table'], [795, 2495]],
  ['two-drawer-bedside-table', 'bedside-two', ['nattbord med to skuffer', 'sängbord med två lådor', 'bedside table with two drawers'], [1495, 3995]],
  ['bedside-table-with-shelf', 'bedside-shelf', ['nattbord med hylle', 'sängbord med hylla', 'bedside table with shelf'], [895, 2495]],
  ['wardrobe', 'wardrobe-two', ['garderobeskap', 'garderob', 'wardrobe'], [3995, 9995]],
  ['cane-wardrobe', 'wardrobe-cane', ['garderobeskap med rotting', 'garderob med rotting', 'cane wardrobe'], [5995, 12995]],
  ['sliding-wardrobe', 'wardrobe-sliding', ['skyvedørsgarderobe', 'skjutdörrsgarderob', 'sliding wardrobe'], [7995, 18995], 'wide-wardrobe'],
  ['combination-wardrobe', 'wardrobe-combination', ['kombinasjonsgarderobe', 'kombinationsgarderob', 'combination wardrobe'], [6995, 14995], 'wide-wardrobe'],
  ['wide-dresser', 'dresser-wide', ['bred kommode', 'bred byrå', 'wide chest of drawers'], [2995, 8995]],
  ['tall-dresser', 'dresser-tall', ['høy kommode', 'hög byrå', 'tall chest of drawers'], [2495, 6995]],
  ['low-dresser', 'dresser-low', ['lav kommode', 'låg byrå', 'low chest of drawers'], [3495, 9995]],
  ['slim-dresser', 'dresser-slim', ['smal kommode', 'smal byrå', 'slim chest of drawers'], [1995, 5995]],
  ['slim-desk', 'desk-slim', ['smalt skrivebord', 'smalt skrivbord', 'slim desk'], [1995, 5495]],
  ['secretary-desk', 'desk-secretary', ['sekretær', 'sekretär', 'secretary desk'], [3995, 9995]],
  ['desk', 'desk-drawers', ['skrivebord med skuffer', 'skrivbord med lådor', 'desk with drawers'], [3495, 9995]],
  ['work-table', 'work-table', ['arbeidsbord', 'arbetsbord', 'work table'], [2495, 6995]],
  ['desk-shell-chair', 'desk-chair-shell', ['skrivebordsstol', 'skrivbordsstol', 'desk chair'], [1295, 3995]],
  ['desk-soft-chair', 'desk-chair-soft', ['polstret skrivebordsstol', 'klädd skrivbordsstol', 'upholstered desk chair'], [1995, 4995]],
  ['visitor-chair', 'chair-visitor', ['besøksstol', 'besöksstol', 'visitor chair'], [1495, 3995]],
  ['soft-visitor-chair', 'chair-visitor-soft', ['polstret besøksstol', 'klädd besöksstol', 'upholstered visitor chair'], [1795, 4495]],
  ['cord-visitor-chair', 'chair-visitor-cord', ['besøksstol med papirgarn', 'besöksstol med pappersgarn', 'paper cord visitor chair'], [2495, 5495]],
  ['tall-bookcase', 'shelf-tall', ['bokhylle', 'bokhylla', 'bookcase'], [2495, 7995]],
  ['ladder-shelf', 'shelf-ladder', ['stigehylle', 'steghylla', 'ladder shelf'], [1495, 4995]],
  ['low-shelf', 'shelf-low', ['lav bokhylle', 'låg bokhylla', 'low bookcase'], [1995, 5995]],
  ['room-divider', 'shelf-divider', ['romdeler', 'rumsavdelare', 'room divider'], [2995, 6995]],
  ['half-height-bookcase', 'shelf-open', ['åpen reol', 'öppen hylla', 'open shelving unit'], [1795, 4995]],
  ['wall-shelf', 'shelf-wall', ['vegghylle', 'vägghylla', 'wall shelf'], [995, 3995]],
  ['leaning-shelf', 'shelf-leaning', ['vegglent hylle', 'vägglutad hylla', 'leaning shelf'], [1295, 3995]],
  ['hall-bench', 'bench-hall', ['entrébenk', 'hallbänk', 'hall bench'], [1495, 3995]],
  ['shoe-bench', 'bench-shoe', ['skobenk', 'skobänk', 'shoe bench'], [1295, 3495]],
  ['soft-hall-bench', 'bench-hall-soft', ['polstret entrébenk', 'klädd hallbänk', 'upholstered hall bench'], [1995, 4495]],
  ['hall-cabinet', 'cabinet-hall', ['entrékommode', 'hallbyrå', 'hall cabinet'], [1995, 5495]],
  ['hall-console', 'console-hall', ['entréskjenk', 'hallskänk', 'hall console'], [2495, 5995]],
  ['storage-basket', 'basket-seagrass', ['flettet kurv', 'flätad korg', 'woven basket'], [249, 795]],
  ['rattan-basket', 'basket-rattan', ['rottingkurv', 'rottingkorg', 'rattan basket'], [295, 895]],
  ['laundry-basket', 'basket-tall', ['skittentøykurv', 'tvättkorg', 'laundry basket'], [395, 995]],
  ['firewood-basket', 'basket-log', ['vedkurv', 'vedkorg', 'log basket'], [345, 995]],
  ['dome-pendant', 'pendant-dome', ['kuppelpendel', 'kupolpendel', 'dome pendant'], [995, 3495], 'pendant'],
  ['opal-pendant', 'pendant-opal', ['opalpendel', 'opalpendel', 'opal pendant'], [1295, 3995]],
  ['paper-pendant', 'pendant-paper', ['papirlampe', 'papperslampa', 'paper pendant'], [495, 1995], 'paper-pendant'],
  ['mushroom-lamp', 'table-lamp-mushroom', ['sopplampe', 'svamplampa', 'mushroom lamp'], [695, 2495]],
  ['ceramic-lamp', 'table-lamp-ceramic', ['keramikklampe', 'keramiklampa', 'ceramic table lamp'], [795, 2795]],
  ['globe-lamp', 'table-lamp-globe', ['globelampe', 'globlampa', 'globe table lamp'], [895, 2495]],
  ['bedside-lamp', 'table-lamp-bedside', ['nattbordslampe', 'sänglampa', 'bedside lamp'], [495, 1495]],
  ['bedside-globe', 'table-lamp-globe-small', ['liten globelampe', 'liten globlampa', 'small globe lamp'], [595, 1695]],
  ['shade-floor-lamp', 'floor-lamp-shade', ['gulvlampe med skjerm', 'golvlampa med skärm', 'floor lamp with shade'], [1295, 3995]],
  ['tripod-lamp', 'floor-lamp-tripod', ['trebent gulvlampe', 'trebent golvlampa', 'tripod floor lamp'], [1995, 4995]],
  ['arc-lamp', 'floor-lamp-arc', ['buelampe', 'båglampa', 'arc floor lamp'], [2495, 6995]],
  ['reading-lamp', 'floor-lamp-reading', ['leselampe', 'läslampa', 'reading lamp'], [995, 2995]],
  ['wool-rug', 'rug-plain', ['ullteppe', 'ullmatta', 'wool rug'], [1995, 5995], 'rug'],
  ['diamond-rug', 'rug-diamond', ['rutemønstret ullteppe', 'rutmönstrad ullmatta', 'diamond wool rug'], [2495, 6995], 'rug'],
  ['striped-rug', 'rug-stripe', ['stripet bomullsteppe', 'randig bomullsmatta', 'striped cotton rug'], [995, 2995], 'rug'],
  ['round-jute-rug', 'rug-round', ['rundt juteteppe', 'rund jutematta', 'round jute rug'], [1295, 3495], 'round-rug'],
  ['small-striped-rug', 'rug-runner', ['stripet løper', 'randig gångmatta', 'striped runner'], [395, 1295], 'runner'],
  ['small-wool-rug', 'rug-small', ['liten ullmatte', 'liten ullmatta', 'small wool rug'], [595, 1695], 'small-rug'],
  ['piped-cushion', 'cushion-piped', ['linpute med passpoal', 'linnekudde med passpoal', 'piped linen cushion'], [249, 695], 'cushion'],
  ['striped-cushion', 'cushion-stripe', ['stripet pute', 'randig kudde', 'striped cushion'], [195, 595], 'cushion'],
  ['long-cushion', 'cushion-long', ['avlang ullpute', 'avlång ullkudde', 'oblong wool cushion'], [295, 795], 'long-cushion'],
  ['bed-cushion', 'cushion-bed', ['sengepute i lin', 'sängkudde i linne', 'linen bed cushion'], [295, 795], 'cushion'],
  ['neck-cushion', 'cushion-neck', ['nakkepute', 'nackkudde', 'neck cushion'], [295, 695], 'bolster'],
  ['bottle-vase', 'vase-bottle', ['flaskevase', 'flaskvas', 'bottle vase'], [195, 795], 'bottle-vase'],
  ['ribbed-vase', 'vase-ribbed', ['riflet vase', 'räfflad vas', 'ribbed vase'], [249, 895], 'round-vase'],
  ['jug-vase', 'vase-jug', ['mugge i keramikk', 'kanna i keramik', 'ceramic jug'], [295, 795]],
  ['glass-vase', 'vase-glass', ['glassvase', 'glasvas', 'glass vase'], [195, 695], 'vase'],
  ['glass-lantern', 'candle-glass', ['lysglass', 'ljusglas', 'glass candle holder'], [95, 395]],
  ['stoneware-carafe', 'vase-carafe', ['karaffel i steintøy', 'karaff i stengods', 'stoneware carafe'], [249, 595]],
  ['round-mirror', 'mirror-round', ['rundt speil', 'rund spegel', 'round mirror'], [495, 1995], 'mirror'],
  ['shelf-mirror', 'mirror-shelf', ['speil med hylle', 'spegel med hylla', 'mirror with shelf'], [695, 1995]],
  ['arch-mirror', 'mirror-arch', ['buet helfigurspeil', 'välvd helfigursspegel', 'arched full-length mirror'], [1995, 4995]],
  ['wall-mirror', 'mirror-wall', ['stort veggspeil', 'stor väggspegel', 'large wall mirror'], [1495, 3995]],
  ['hall-mirror', 'mirror-hall', ['entréspeil', 'hallspegel', 'hall mirror'], [595, 1795]],
];

function kindOf([key, modelId, names, price, sizes]: Row): [string, Kind] {
  const model = models.find(({ id }) => id === modelId);
  if (!model) throw new Error(`No picture model named ${modelId} for ${key}`);
  return [key, { key, model, names: localized(...names), price, sizes }];
}

const kinds: ReadonlyMap<string, Kind> = new Map(rows.map(kindOf));

/** The kind with this key. Throws when the catalogue has none: a mistake in the category tree. */
export function kind(key: string): Kind {
  const found = kinds.get(key);
  if (!found) throw new Error(`No product kind named ${key}`);
  return found;
}
