import type { PageSource } from '../authoring';

/** Article about a hallway of four square metres. */
export const fourSquareMetres: PageSource = {
  id: 'four-square-metres',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'hallway',
  slug: { no: 'fire-kvadratmeter-entre', sv: 'fyra-kvadratmeter-hall', en: 'a-hall-of-four-square-metres' },
  title: {
    no: 'Fire kvadratmeter entré',
    sv: 'Fyra kvadratmeter hall',
    en: 'A hall of four square metres',
  },
  lead: {
    no: 'Det er her du kommer hjem. Det er her du leter etter nøklene. Det burde ikke være samme opplevelse.',
    sv: 'Det är här du kommer hem. Det är här du letar efter nycklarna. Det borde inte vara samma upplevelse.',
    en: 'This is where you come home. This is where you hunt for your keys. The two ought to feel different.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>En entré har tre jobber: ta imot det våte, gjemme det stygge og gi deg et sted å sitte. Alt annet er pynt. Rekkefølgen teller, for det er fukten som ødelegger gulvet, skorodet som ødelegger humøret, og skolissene som ødelegger ryggen.</p>`,
        sv: `<p>En hall har tre uppgifter: ta emot det våta, gömma det fula och ge dig någonstans att sitta. Allt annat är dekoration. Ordningen spelar roll, för det är fukten som förstör golvet, skoröran som förstör humöret och skosnörena som förstör ryggen.</p>`,
        en: `<p>A hall has three jobs: take in what is wet, hide what is ugly and give you somewhere to sit. Everything else is decoration. The order matters, because it is the wet that ruins the floor, the shoes that ruin the mood and the laces that ruin your back.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'hallway-bench',
      side: 'left',
      heading: { no: 'Begynn med benken', sv: 'Börja med bänken', en: 'Begin with the bench' },
      body: {
        no: `<p>En benk på 90 centimeter tar én voksen og ett barn, og under den går det tolv par sko. Velg en med hylle av spiler, så tørker de. Over benken henger du knagger i to høyder: 170 centimeter for frakker, 110 for dem som vil klare det selv.</p>`,
        sv: `<p>En bänk på 90 centimeter rymmer en vuxen och ett barn, och under den får tolv par skor plats. Välj en med ribbad hylla så att de torkar. Ovanför hänger du krokar i två höjder: 170 centimeter för rockar, 110 för dem som vill klara det själva.</p>`,
        en: `<p>A bench of 90 centimetres takes one adult and one child, with twelve pairs of shoes beneath. Choose one with a slatted shelf, so that they dry. Above it, hang pegs at two heights: 170 centimetres for coats, 110 for those who want to do it themselves.</p>`,
      },
    },
    {
      type: 'text',
      body: {
        no: `<h2>Et speil er et vindu</h2><p>Heng det der det ser noe lyst: rett overfor en dør med glass, eller på skrå mot stua. Midten av speilet skal være 155 centimeter over gulvet. Da passer det for de fleste, og alle ser om skjerfet sitter.</p><h2>En kurv per person</h2><p>Luer, votter, hundebånd. Ikke sorter dem. En kurv med navn på er raskere enn et system, og den blir brukt.</p>`,
        sv: `<h2>En spegel är ett fönster</h2><p>Häng den där den ser något ljust: mitt emot en dörr med glas, eller snett mot vardagsrummet. Spegelns mitt ska vara 155 centimeter över golvet. Då passar den de flesta, och alla ser om halsduken sitter.</p><h2>En korg per person</h2><p>Mössor, vantar, hundkoppel. Sortera dem inte. En korg med namn på är snabbare än ett system, och den blir använd.</p>`,
        en: `<h2>A mirror is a window</h2><p>Hang it where it can see something bright: facing a glazed door, or at an angle towards the living room. Its middle belongs 155 centimetres above the floor, which suits most people and every scarf.</p><h2>One basket each</h2><p>Hats, mittens, dog leads. Do not sort them. A basket with a name on it is faster than a system, and it gets used.</p>`,
      },
    },
    {
      type: 'tiles',
      heading: { no: 'Til entreen', sv: 'Till hallen', en: 'For the hall' },
      tiles: [{ category: 'hall-furniture' }, { category: 'mirrors' }, { category: 'baskets' }],
    },
    {
      type: 'carousel',
      heading: {
        no: 'Speil som gjør rommet større',
        sv: 'Speglar som gör rummet större',
        en: 'Mirrors that make room',
      },
      category: 'mirrors',
    },
  ],
};
