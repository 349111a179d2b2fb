import { shopBrand } from '../../../../brand/shopBrand';
import type { PageSource } from '../authoring';

/** The home office campaign. */
export const workplace: PageSource = {
  id: 'campaign-workplace',
  type: 'CampaignPage',
  parent: 'campaigns',
  room: 'workplace-desk',
  slug: { no: 'en-plass-a-tenke', sv: 'en-plats-att-tanka', en: 'a-place-to-think' },
  title: { no: 'Et sted å tenke', sv: 'En plats för tankar', en: 'A place to think' },
  lead: {
    no: 'Kjøkkenbordet har gjort sitt. Høstuker: 20\u00a0% rabatt på utvalgte skrivebord og kontorstoler til og med {campaignEnd}.',
    sv: 'Köksbordet har gjort sitt. Höstveckor: 20\u00a0% rabatt på utvalda skrivbord och kontorsstolar till och med {campaignEnd}.',
    en: 'The kitchen table has done its bit. Autumn weeks: 20% off selected desks and office chairs until {campaignEnd}.',
  },
  blocks: [
    {
      type: 'listing',
      heading: { no: 'Til arbeidsplassen', sv: 'Till arbetsplatsen', en: 'For the workplace' },
      category: 'home-office',
      campaign: 'autumn-weeks',
    },
    {
      type: 'imageText',
      room: 'workplace-window',
      side: 'right',
      heading: {
        no: 'Der når du jobber',
        sv: 'Där när du arbetar',
        en: 'There when you work',
      },
      body: {
        no: `<p>Et hjemmekontor må kunne to ting: være der når du jobber, og ikke være der når du er ferdig. Velg et skrivebord som er fint å se på, også i helgen, og en skuff som er dyp nok for laderen.</p>`,
        sv: `<p>Ett hemmakontor måste klara två saker: finnas när du arbetar, och inte finnas när du är klar. Välj ett skrivbord som är fint att se på, även på helgen, och en låda som är djup nog för laddaren.</p>`,
        en: `<p>A home office must manage two things: to be there while you work, and not to be there when you have finished. Choose a desk you won’t mind looking at on a Saturday, with a drawer deep enough for the charger.</p>`,
      },
    },
    {
      type: 'tiles',
      heading: { no: 'Resten av rommet', sv: 'Resten av rummet', en: 'The rest of the room' },
      tiles: [{ category: 'table-lamps' }, { category: 'bookcases' }, { page: 'light-in-layers' }],
    },
    {
      type: 'cta',
      items: [
        {
          heading: {
            no: 'Kjøper du for firmaet?',
            sv: 'Köper du för företaget?',
            en: 'Buying for a company?',
          },
          text: {
            no: 'Bedriftskunder handler på faktura og får priser uten mva., egne brukere og hurtigbestilling.',
            sv: 'Företagskunder handlar mot faktura och får priser utan moms, egna användare och snabbeställning.',
            en: 'Business customers buy on invoice, with prices excluding VAT, users of their own and quick order.',
          },
          link: 'page:business',
          label: {
            no: `${shopBrand.name} for bedrift`,
            sv: `${shopBrand.name} för företag`,
            en: `${shopBrand.name} for business`,
          },
        },
      ],
    },
  ],
};
