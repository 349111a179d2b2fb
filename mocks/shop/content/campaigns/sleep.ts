import type { PageSource } from '../authoring';

/** The bedroom campaign. */
export const sleep: PageSource = {
  id: 'campaign-sleep',
  type: 'CampaignPage',
  parent: 'campaigns',
  room: 'bedroom-walnut',
  slug: { no: 'sov-bedre', sv: 'sov-battre', en: 'sleep-better' },
  title: { no: 'Sov bedre', sv: 'Sov bättre', en: 'Sleep better' },
  lead: {
    no: 'En tredel av livet, og som regel den vi bruker minst penger på. Høstuker: 20\u00a0% rabatt på utvalgte møbler til soverommet til og med {campaignEnd}.',
    sv: 'En tredjedel av livet, och oftast den vi lägger minst pengar på. Höstveckor: 20\u00a0% rabatt på utvalda möbler till sovrummet till och med {campaignEnd}.',
    en: 'A third of your life, and usually the third we spend least on. Autumn weeks: 20% off selected bedroom furniture until {campaignEnd}.',
  },
  blocks: [
    {
      type: 'listing',
      heading: { no: 'På tilbud nå', sv: 'På erbjudande nu', en: 'On offer now' },
      category: 'bedroom',
      campaign: 'autumn-weeks',
    },
    {
      type: 'imageText',
      room: 'bedroom-dresser',
      side: 'right',
      heading: { no: 'Rydd før du sover', sv: 'Städa undan innan du sover', en: 'Tidy up before you sleep' },
      body: {
        no: `<p>Garderobeskap med dører som lukker seg stille, kommoder med skuffer i full bredde.</p>`,
        sv: `<p>Garderober med dörrar som stängs tyst, byråer med lådor i full bredd.</p>`,
        en: `<p>Wardrobes with doors that close quietly, dressers with full-width drawers.</p>`,
      },
    },
    {
      type: 'carousel',
      heading: {
        no: 'Nattbord i riktig høyde',
        sv: 'Sängbord i rätt höjd',
        en: 'Bedside tables at the right height',
      },
      category: 'bedside-tables',
      campaign: 'autumn-weeks',
    },
    {
      type: 'cta',
      items: [
        {
          heading: { no: 'Nitti netter på prøve', sv: 'Nittio nätter på prov', en: 'Ninety nights on trial' },
          text: {
            no: 'Sov på den først. Passer den ikke, henter vi den, og du får pengene tilbake.',
            sv: 'Sov på saken. Passar den inte hämtar vi den, och du får pengarna tillbaka.',
            en: 'Sleep on it first. If it does not suit you we collect it, and you get your money back.',
          },
          link: 'page:returns',
          label: { no: 'Slik fungerer det', sv: 'Så fungerar det', en: 'How the trial works' },
        },
      ],
    },
  ],
};
