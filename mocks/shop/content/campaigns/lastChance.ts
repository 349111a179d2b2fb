import type { PageSource } from '../authoring';

/** Discontinued goods at a reduced price. */
export const lastChance: PageSource = {
  id: 'campaign-last-chance',
  type: 'CampaignPage',
  parent: 'campaigns',
  room: 'kitchen-bar',
  slug: { no: 'siste-sjanse', sv: 'sista-chansen', en: 'last-chance' },
  title: { no: 'Siste sjanse', sv: 'Sista chansen', en: 'Last chance' },
  lead: {
    no: 'Farger som går ut og modeller som får en etterfølger. 40\u00a0% til og med {campaignEnd}, eller så lenge de varer.',
    sv: 'Färger som utgår och modeller som får en efterträdare. 40\u00a0% till och med {campaignEnd}, eller så länge de räcker.',
    en: 'Colours on their way out and models with a successor. 40% off until {campaignEnd}, or while they last.',
  },
  blocks: [
    {
      type: 'listing',
      heading: { no: 'Møbler', sv: 'Möbler', en: 'Furniture' },
      category: 'furniture',
      campaign: 'last-chance',
    },
    {
      type: 'text',
      body: {
        no: `<p>Vi lager ikke salg av det som ikke ble solgt. Her finner du møbler vi har solgt lenge, som nå skal vike for neste utgave. Kvaliteten er den samme, garantien er den samme, og reservedelene har vi i ti år til.</p>`,
        sv: `<p>Vi gör ingen rea av det som inte blev sålt. Här hittar du möbler vi sålt länge och som nu lämnar plats för nästa utgåva. Kvaliteten är densamma, garantin är densamma, och reservdelarna har vi i tio år till.</p>`,
        en: `<p>We do not hold a sale of whatever failed to sell. These are pieces we have sold for years, now making room for the next edition. The quality is the same, the guarantee is the same, and we keep the spare parts for ten more years.</p>`,
      },
    },
    {
      type: 'listing',
      heading: { no: 'Tepper og tekstiler', sv: 'Mattor och textilier', en: 'Rugs and textiles' },
      category: 'textiles',
      campaign: 'last-chance',
    },
  ],
};
