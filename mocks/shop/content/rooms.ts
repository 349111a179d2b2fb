import type { Text } from './authoring';

/** What is seen in each room picture. */
export const roomTexts: Readonly<Record<string, Text>> = {
  'living-sand': {
    no: 'Stue med sandfarget sofa, petrolblå hvilestol og valnøttbord i morgenlys',
    sv: 'Vardagsrum med sandfärgad soffa, petrolblå vilfåtölj och valnötsbord i morgonljus',
    en: 'Living room with a sand sofa, a petrol lounge chair and a walnut table in morning light',
  },
  'living-rug': {
    no: 'Stue med lys tresofa, rutemønstret ullteppe og sennepsgul puff',
    sv: 'Vardagsrum med ljus träsoffa, rutmönstrad ullmatta och senapsgul puff',
    en: 'Living room with a pale wooden sofa, a diamond wool rug and a mustard pouf',
  },
  'living-curve': {
    no: 'Buet kremhvit sofa på rundt teppe, med rosa lenestol',
    sv: 'Svängd gräddvit soffa på rund matta, med rosa fåtölj',
    en: 'Curved cream sofa on a round rug, with a rose armchair',
  },
  'living-corner': {
    no: 'Marineblå hjørnesofa med buelampe og glassbord',
    sv: 'Marinblå hörnsoffa med båglampa och glasbord',
    en: 'Navy corner sofa with an arc lamp and a glass table',
  },
  'living-reading-corner': {
    no: 'Sennepsgul ørelappstol ved en gulvlampe og en høy bokhylle',
    sv: 'Senapsgul öronlappsfåtölj vid en golvlampa och en hög bokhylla',
    en: 'Mustard wing chair by a floor lamp and a tall bookcase',
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
    no: 'Ovalt valnøttbord med benk under tre glasspendler i ulik høyde',
    sv: 'Ovalt valnötsbord med bänk under tre glaspendlar i olika höjd',
    en: 'Oval walnut table with a bench, under three glass pendants at different heights',
  },
  'kitchen-bar': {
    no: 'Kjøkkenbenk med tre barkrakker under terrakottafargede pendler',
    sv: 'Köksbänk med tre barstolar under terrakottafärgade pendlar',
    en: 'Kitchen counter with three bar stools under terracotta pendants',
  },
  'bedroom-calm': {
    no: 'Soverom med stoffkledd seng, to nattbord og en terrakottafarget lampe',
    sv: 'Sovrum med klädd säng, två sängbord och en terrakottafärgad lampa',
    en: 'Bedroom with an upholstered bed, two bedside tables and a terracotta lamp',
  },
  'bedroom-walnut': {
    no: 'Seng i valnøtt på lyst teppe, med et høyt speil ved siden av',
    sv: 'Säng i valnöt på ljus matta, med en hög spegel bredvid',
    en: 'Walnut bed on a pale rug, with a tall mirror beside it',
  },
  'bedroom-wardrobe': {
    no: 'Garderobe med flettede dører, bred kommode og rundt speil',
    sv: 'Garderob med flätade dörrar, bred byrå och rund spegel',
    en: 'Wardrobe with cane doors, a wide chest of drawers and a round mirror',
  },
  'sideboard-wall': {
    no: 'Skjenk i valnøtt med lampe og vaser, og en skinnstol foran',
    sv: 'Skänk i valnöt med lampa och vaser, och en läderfåtölj framför',
    en: 'Walnut sideboard with a lamp and vases, and a leather chair in front',
  },
  'workplace-desk': {
    no: 'Skrivebord i eik med sennepsgul lampe og terrakottafarget stol',
    sv: 'Skrivbord i ek med senapsgul lampa och terrakottafärgad stol',
    en: 'Oak desk with a mustard lamp and a terracotta chair',
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
};
