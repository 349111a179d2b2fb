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
    no: 'En tredel av livet, og som regel den du bruker minst penger på. Høstuker: 20\u00a0% rabatt på utvalgte møbler til soverommet til og med {campaignEnd}.',
    sv: 'En tredjedel av livet, och oftast den du lägger minst pengar på. Höstveckor: 20\u00a0% rabatt på utvalda möbler till sovrummet till och med {campaignEnd}.',
    en: 'A third of your life, and usually the third you spend least on. Autumn weeks: 20% off selected bedroom furniture until {campaignEnd}.',
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
        no: `<p>En bred kommode har to rekker skuffer, én til hver. Så er klærne på plass før du slukker lyset.</p><p>Se <a href="category:dressers">alle kommodene</a>, eller heng klærne i et <a href="category:wardrobes">garderobeskap</a>.</p>`,
        sv: `<p>En bred byrå har två rader lådor, en till var. Då är kläderna på plats innan du släcker lampan.</p><p>Se <a href="category:dressers">alla byråer</a>, eller häng kläderna i en <a href="category:wardrobes">garderob</a>.</p>`,
        en: `<p>A wide chest has two columns of drawers, one for each of you, so the clothes are put away before the light goes out.</p><p>See <a href="category:dressers">all chests of drawers</a>, or hang the clothes in <a href="category:wardrobes">a wardrobe</a>.</p>`,
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
            no: 'Passer ikke senga, henter vi den, og du får pengene tilbake.',
            sv: 'Om sängen inte passar hämtar vi den, och du får pengarna tillbaka.',
            en: 'If the bed does not suit you, we collect it and you get your money back.',
          },
          link: 'page:returns',
          label: { no: 'Slik fungerer det', sv: 'Så fungerar det', en: 'How the trial works' },
        },
      ],
    },
  ],
};
