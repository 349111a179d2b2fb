import type { Text } from './authoring';

/** What is seen in each room picture. */
export const roomTexts: Readonly<Record<string, Text>> = {
  'living-small': {
    no: 'Liten stue med sofa, salongbord og teppe i lyst morgenlys',
    sv: 'Litet vardagsrum med soffa, soffbord och matta i ljust morgonljus',
    en: 'Small living room with sofa, coffee table and rug in pale morning light',
  },
  'living-reading-corner': {
    no: 'Lenestol og gulvlampe i et lesehjørne',
    sv: 'Fåtölj och golvlampa i en läshörna',
    en: 'Armchair and floor lamp in a reading corner',
  },
  'living-evening': {
    no: 'Stue om kvelden, lyst opp av lamper i flere høyder',
    sv: 'Vardagsrum på kvällen, upplyst av lampor i flera höjder',
    en: 'Living room in the evening, lit by lamps at several heights',
  },
  'living-rug': {
    no: 'Stort ullteppe under sofa og lenestol',
    sv: 'Stor ullmatta under soffa och fåtölj',
    en: 'Large wool rug under a sofa and an armchair',
  },
  'dining-pendant': {
    no: 'Rundt spisebord under en lav pendel',
    sv: 'Runt matbord under en låg pendel',
    en: 'Round dining table under a low pendant',
  },
  'dining-long-table': {
    no: 'Langt spisebord i eik med stoler og benk',
    sv: 'Långt matbord i ek med stolar och bänk',
    en: 'Long oak dining table with chairs and a bench',
  },
  'bedroom-calm': {
    no: 'Rolig soverom med seng, nattbord og lampe',
    sv: 'Lugnt sovrum med säng, sängbord och lampa',
    en: 'Quiet bedroom with bed, bedside table and lamp',
  },
  'bedroom-wardrobe': {
    no: 'Garderobeskap og kommode på et soverom',
    sv: 'Garderob och byrå i ett sovrum',
    en: 'Wardrobe and chest of drawers in a bedroom',
  },
  'workplace-desk': {
    no: 'Skrivebord med lampe og hylle ved et vindu',
    sv: 'Skrivbord med lampa och hylla vid ett fönster',
    en: 'Desk with lamp and shelf by a window',
  },
  'workshop-oak': {
    no: 'Skjenk og bord i eik i skrått dagslys',
    sv: 'Skänk och bord i ek i snett dagsljus',
    en: 'Sideboard and table in oak in slanting daylight',
  },
  hallway: {
    no: 'Entré med benk, speil og kurver',
    sv: 'Hall med bänk, spegel och korgar',
    en: 'Hall with bench, mirror and baskets',
  },
};
