import type { PageSource } from '../authoring';

/** The lighting campaign. */
export const light: PageSource = {
  id: 'campaign-light',
  type: 'CampaignPage',
  parent: 'campaigns',
  room: 'dining-round',
  slug: { no: 'lyssesong', sv: 'ljussasong', en: 'season-of-light' },
  title: { no: 'Lyssesong', sv: 'Ljussäsong', en: 'Season of light' },
  lead: {
    no: 'Sola går ned klokka tre. 25\u00a0% rabatt på utvalgte lamper til og med {campaignEnd}.',
    sv: 'Solen går ner klockan tre. 25\u00a0% rabatt på utvalda lampor till och med {campaignEnd}.',
    en: 'The sun sets at three. 25% off selected lamps until {campaignEnd}.',
  },
  blocks: [
    {
      type: 'listing',
      heading: { no: 'Lamper på tilbud', sv: 'Lampor på erbjudande', en: 'Lamps on offer' },
      category: 'lighting',
      campaign: 'light-season',
    },
    {
      type: 'tiles',
      heading: { no: 'Velg lag', sv: 'Välj lager', en: 'Choose your layer' },
      tiles: [{ category: 'pendants' }, { category: 'floor-lamps' }, { category: 'table-lamps' }],
    },
    {
      type: 'carousel',
      heading: { no: 'Pendler over bordet', sv: 'Pendlar över bordet', en: 'Pendants for the table' },
      category: 'pendants',
      campaign: 'light-season',
    },
    {
      type: 'imageText',
      room: 'living-lamps',
      side: 'left',
      heading: {
        no: 'Hvor mange er nok?',
        sv: 'Hur många räcker?',
        en: 'How many are enough?',
      },
      body: {
        no: `<p>Fem lyspunkter i stua, tre på soverommet, to i entreen. Ingen av dem trenger å være sterke. Alle trenger en bryter du når.</p><p>Artikkelen <a href="page:light-in-layers">Lys i tre lag</a> viser hvor de skal stå.</p>`,
        sv: `<p>Fem ljuspunkter i vardagsrummet, tre i sovrummet, två i hallen. Ingen av dem behöver vara stark. Alla behöver en strömbrytare du når.</p><p>Artikeln <a href="page:light-in-layers">Ljus i tre lager</a> visar var de ska stå.</p>`,
        en: `<p>Five points of light in the living room, three in the bedroom, two in the hall. None of them need be strong. All of them need a switch within reach.</p><p><a href="page:light-in-layers">Light in three layers</a> shows where to put them.</p>`,
      },
    },
  ],
};
