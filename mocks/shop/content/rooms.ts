import type { BlockSource, PageSource, Text } from './authoring';

/** Descriptions of the room pictures. */
export const roomTexts: Readonly<Record<string, Text>> = {
  'living-sand': {
    no: 'Stue med sandfarget sofa, petrolblå hvilestol og valnøttbord i morgenlys',
    sv: 'Vardagsrum med sandfärgad soffa, petrolblå vilfåtölj och valnötsbord i morgonljus',
    en: 'Living room with a sand sofa, a petrol lounge chair and a walnut table in morning light',
  },
  'living-rug': {
    no: 'Stue med lys tresofa under et landskapsbilde, rutemønstret ullteppe og sennepsgul puff',
    sv: 'Vardagsrum med ljus träsoffa under en landskapstavla, rutmönstrad ullmatta och senapsgul puff',
    en: 'Living room with a pale wooden sofa under a landscape print, a diamond wool rug and a mustard pouf',
  },
  'living-curve': {
    no: 'Buet kremhvit sofa på rundt teppe i et hjørne, med grønn lenestol og papirlampe',
    sv: 'Svängd gräddvit soffa på rund matta i ett hörn, med grön fåtölj och papperslampa',
    en: 'Curved cream sofa on a round rug in a corner, with a green armchair and a paper lamp',
  },
  'living-corner': {
    no: 'Marineblå hjørnesofa under vinduet, med buelampe og glassbord',
    sv: 'Marinblå hörnsoffa under fönstret, med båglampa och glasbord',
    en: 'Navy corner sofa under the window, with an arc lamp and a glass table',
  },
  'living-reading-corner': {
    no: 'Lesekrok om kvelden, med sennepsgul ørelappstol, tent gulvlampe og høy bokhylle',
    sv: 'Läshörna på kvällen, med senapsgul öronlappsfåtölj, tänd golvlampa och hög bokhylla',
    en: 'Reading corner in the evening, with a mustard wing chair, a lit floor lamp and a tall bookcase',
  },
  'living-small': {
    no: 'Liten stue med olivengrønn toseter, stigehylle og gulvlampe på tre bein',
    sv: 'Litet vardagsrum med olivgrön tvåsitssoffa, steghylla och golvlampa på tre ben',
    en: 'Small living room with an olive two-seater, a ladder shelf and a tripod lamp',
  },
  'living-evening': {
    no: 'Stue i skumringen, med rustrød sofa og tre tente lamper',
    sv: 'Vardagsrum i skymningen, med roströd soffa och tre tända lampor',
    en: 'Living room at dusk, with a rust sofa and three lit lamps',
  },
  'living-lamps': {
    no: 'Skjenk i valnøtt og rotting om kvelden, med fem tente lamper på, over og ved siden av',
    sv: 'Skänk i valnöt och rotting på kvällen, med fem tända lampor på, över och bredvid',
    en: 'Walnut and cane sideboard in the evening, with five lit lamps on, above and beside it',
  },
  'dining-long-table': {
    no: 'Langt spisebord i eik med svarte stoler under en kuppelpendel',
    sv: 'Långt matbord i ek med svarta stolar under en kupolpendel',
    en: 'Long oak dining table with black chairs under a dome pendant',
  },
  'dining-round': {
    no: 'Rundt spisebord i skumringen, under en lav, tent papirlampe',
    sv: 'Runt matbord i skymningen, under en låg, tänd papperslampa',
    en: 'Round dining table at dusk, under a low lit paper lamp',
  },
  'dining-pendant': {
    no: 'Ovalt valnøttbord med benk om kvelden, under tre tente glasspendler',
    sv: 'Ovalt valnötsbord med bänk på kvällen, under tre tända glaspendlar',
    en: 'Oval walnut table with a bench in the evening, under three lit glass pendants',
  },
  'kitchen-bar': {
    no: 'Kjøkkenbenk med tre barkrakker under terrakottafargede pendler',
    sv: 'Köksbänk med tre barstolar under terrakottafärgade pendlar',
    en: 'Kitchen counter with three bar stools under terracotta pendants',
  },
  'bedroom-calm': {
    no: 'Soverom med stoffkledd seng under et landskapsbilde, med rustrød benk ved fotenden',
    sv: 'Sovrum med klädd säng under en landskapstavla, med roströd bänk vid fotändan',
    en: 'Bedroom with an upholstered bed under a landscape print and a rust bench at its foot',
  },
  'bedroom-walnut': {
    no: 'Seng i valnøtt i skumringen, med tente lamper og et høyt speil ved siden av',
    sv: 'Säng i valnöt i skymningen, med tända lampor och en hög spegel bredvid',
    en: 'Walnut bed at dusk, with lit lamps and a tall mirror beside it',
  },
  'bedroom-wardrobe': {
    no: 'Garderobe med flettede dører, bred kommode og rundt speil',
    sv: 'Garderob med flätade dörrar, bred byrå och rund spegel',
    en: 'Wardrobe with cane doors, a wide chest of drawers and a round mirror',
  },
  'sideboard-wall': {
    no: 'Skjenk i valnøtt under et landskapsbilde, med lampe, vaser og en skinnstol ved siden av',
    sv: 'Skänk i valnöt under en landskapstavla, med lampa, vaser och en läderfåtölj bredvid',
    en: 'Walnut sideboard under a landscape print, with a lamp, vases and a leather chair beside it',
  },
  'workplace-desk': {
    no: 'Skrivebord i eik med sennepsgul lampe, terrakottafarget stol og en svigermors tunge',
    sv: 'Skrivbord i ek med senapsgul lampa, terrakottafärgad stol och en svärmorstunga',
    en: 'Oak desk with a mustard lamp, a terracotta chair and a snake plant',
  },
  hallway: {
    no: 'Entré med benk, rundt speil og flettede kurver',
    sv: 'Hall med bänk, rund spegel och flätade korgar',
    en: 'Hall with a bench, a round mirror and woven baskets',
  },
  'workshop-oak': {
    no: 'Verksted med bukkebord i eik, krakker og en grønn pendel',
    sv: 'Verkstad med bockbord i ek, pallar och en grön pendel',
    en: 'Workshop with an oak trestle table, stools and a green pendant',
  },
  'store-lamps': {
    no: 'Det mørke lamperommet i butikken, med alle lampene tent',
    sv: 'Butikens mörka lamprum, med alla lampor tända',
    en: 'The dark lamp room of the shop, with every lamp lit',
  },
  'living-window': {
    no: 'Petrolblå hvilestol ved vinduet, med et lite bord i eik og en vedkurv',
    sv: 'Petrolblå vilfåtölj vid fönstret, med ett litet ekbord och en vedkorg',
    en: 'Petrol lounge chair by the window, with a small oak table and a log basket',
  },
  'living-wool': {
    no: 'Rosa ullteppe med rutemønster på nært hold, med puff, kurv og pute',
    sv: 'Rosa rutmönstrad ullmatta på nära håll, med puff, korg och kudde',
    en: 'Rose diamond wool rug up close, with a pouf, a basket and a cushion',
  },
  'dining-oak': {
    no: 'Bordplate i eik på nært hold, med mugge, karaffel, to kopper og et lys',
    sv: 'Bordsskiva i ek på nära håll, med kanna, karaff, två koppar och ett ljus',
    en: 'Oak table top up close, with a jug, a carafe, two cups and a candle',
  },
  'bedroom-lamp': {
    no: 'Tent globuslampe på nattbordet om kvelden, ved en rosa sengegavl',
    sv: 'Tänd globlampa på sängbordet på kvällen, vid en rosa sänggavel',
    en: 'Lit globe lamp on the bedside table in the evening, by a rose headboard',
  },
  'bedroom-linen': {
    no: 'Sengetøy i lin på nært hold, med en rosa pute og en pølle',
    sv: 'Sängkläder i linne på nära håll, med en rosa kudde och en rullkudde',
    en: 'Linen bedding up close, with a rose cushion and a bolster',
  },
  'hallway-bench': {
    no: 'Skobenk i eik under et speil, med stripete pute, kurv og et lite oliventre',
    sv: 'Skobänk i ek under en spegel, med randig kudde, korg och ett litet olivträd',
    en: 'Oak shoe bench under a mirror, with a striped cushion, a basket and a small olive tree',
  },
  'meeting-room': {
    no: 'Møterom med svart bord og polstrede besøksstoler foran vinduet',
    sv: 'Mötesrum med svart bord och klädda besöksstolar framför fönstret',
    en: 'Meeting room with a black table and upholstered visitor chairs by the window',
  },
  'store-chairs': {
    no: 'Stoler på rekke på podier i butikken, foran hvite hyller',
    sv: 'Stolar på rad på podier i butiken, framför vita hyllor',
    en: 'Chairs in a row on platforms in the shop, in front of white shelves',
  },
  'store-floor': {
    no: 'Butikken med buet rosa sofa og grønn lenestol på podier, under en rad lamper',
    sv: 'Butiken med svängd rosa soffa och grön fåtölj på podier, under en rad lampor',
    en: 'The shop floor with a curved rose sofa and a green armchair on platforms, under a row of lamps',
  },
  'store-textiles': {
    no: 'Puter på rekke og puffer på et podium i butikken, med kurver ved siden av',
    sv: 'Kuddar på rad och puffar på ett podium i butiken, med korgar bredvid',
    en: 'Cushions in a row and poufs on a platform in the shop, with baskets beside them',
  },
  'store-tables': {
    no: 'Spisebord på podier i butikken, under tre pendler',
    sv: 'Matbord på podier i butiken, under tre pendlar',
    en: 'Dining tables on platforms in the shop, under three pendants',
  },
  'bedroom-dresser': {
    no: 'Bred kommode i valnøtt under et speil med messingramme, med lampe og blå vase',
    sv: 'Bred byrå i valnöt under en spegel med mässingsram, med lampa och blå vas',
    en: 'Wide walnut chest of drawers under a brass mirror, with a lamp and a blue vase',
  },
  'living-samples': {
    no: 'Rundt sofabord i eik på nært hold, med bøker, to kopper og en grønn vase',
    sv: 'Runt soffbord i ek på nära håll, med böcker, två koppar och en grön vas',
    en: 'Round oak coffee table up close, with books, two cups and a green vase',
  },
  'living-stripe': {
    no: 'Stripete teppe i terrakotta foran en grønn buet toseter og en skinnstol',
    sv: 'Randig matta i terrakotta framför en grön svängd tvåsitssoffa och en läderfåtölj',
    en: 'Striped terracotta rug in front of a curved green two-seater and a leather chair',
  },
  'living-linen': {
    no: 'Petrolblå tresofa på nært hold, med sennepsgul og kremhvit pute',
    sv: 'Petrolblå träsoffa på nära håll, med senapsgul och gräddvit kudde',
    en: 'Petrol wooden sofa up close, with a mustard and a cream cushion',
  },
  'workplace-window': {
    no: 'Hvitt skrivebord ved vinduet, med grønn kontorstol, sjøgrønn lampe og stigehylle',
    sv: 'Vitt skrivbord vid fönstret, med grön kontorsstol, ljusgrön lampa och stegehylla',
    en: 'White desk by the window, with a green office chair, a sage lamp and a leaning shelf',
  },
  'workshop-chairs': {
    no: 'Spindelbenk, to stoler og en krakk i eik på steingulv, under en vegghylle',
    sv: 'Pinnbänk, två stolar och en pall i ek på stengolv, under en vägghylla',
    en: 'Spindle bench, two chairs and a stool in oak on a stone floor, under a wall shelf',
  },
  'dining-supper': {
    no: 'Spisebord i eik om kvelden, under to lave, tente glasspendler',
    sv: 'Matbord i ek på kvällen, under två låga, tända glaspendlar',
    en: 'Oak dining table in the evening, under two low lit glass pendants',
  },
};

const roomsOf = (block: BlockSource): (string | undefined)[] =>
  block.type === 'cta'
    ? block.items.map((item) => ('page' in item ? undefined : item.room))
    : 'room' in block
      ? [block.room]
      : [];

/** The rooms in a page's pictures, without tiles and calls that show the pictures of linked pages. */
export function scenesOf({ room, blocks }: Pick<PageSource, 'room' | 'blocks'>): string[] {
  return [room, ...blocks.flatMap(roomsOf)].filter((id) => id !== undefined);
}
