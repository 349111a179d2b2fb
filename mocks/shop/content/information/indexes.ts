import type { PageSource } from '../authoring';
import { phoneAndEmail } from './contact';

/** Overview pages: customer service, guides, inspiration, campaigns, stores. */
export const indexes: PageSource[] = [
  {
    id: 'support',
    type: 'StandardPage',
    parent: 'start',
    slug: { no: 'kundeservice', sv: 'kundservice', en: 'customer-service' },
    title: { no: 'Kundeservice', sv: 'Kundservice', en: 'Customer service' },
    lead: {
      no: 'Ring oss, skriv til oss, eller finn svaret her.',
      sv: 'Ring oss, skriv till oss eller hitta svaret här.',
      en: 'Call us, write to us, or find the answer here.',
    },
    blocks: [
      { type: 'text', body: phoneAndEmail },
      {
        type: 'text',
        body: {
          no: `<h2>Finn svaret</h2><ul><li><a href="page:delivery">Levering</a>: måter, tid og pris</li><li><a href="page:returns">Retur og bytte</a>: 60 dager på å returnere, 90 netter for senger</li><li><a href="page:guarantee">Garanti og reservedeler</a>: hva garantien dekker, og hvordan du bruker den</li><li><a href="page:stores">Butikkene våre</a>: adresser og åpningstider</li><li><a href="page:contact">Kontakt oss</a>: hva du bør ha klart når du ringer</li></ul>`,
          sv: `<h2>Hitta svaret</h2><ul><li><a href="page:delivery">Leverans</a>: sätt, tid och pris</li><li><a href="page:returns">Retur och byte</a>: 60 dagar att returnera, 90 nätter för sängar</li><li><a href="page:guarantee">Garanti och reservdelar</a>: vad garantin täcker och hur du använder den</li><li><a href="page:stores">Våra butiker</a>: adresser och öppettider</li><li><a href="page:contact">Kontakta oss</a>: vad du bör ha till hands när du ringer</li></ul>`,
          en: `<h2>Find the answer</h2><ul><li><a href="page:delivery">Delivery</a>: methods, times and prices</li><li><a href="page:returns">Returns and exchanges</a>: 60 days to return, 90 nights for beds</li><li><a href="page:guarantee">Guarantee and spare parts</a>: what the guarantee covers, and how to use it</li><li><a href="page:stores">Our shops</a>: addresses and opening hours</li><li><a href="page:contact">Contact us</a>: what to have at hand when you call</li></ul>`,
        },
      },
      {
        type: 'faq',
        heading: {
          no: 'Vanlige spørsmål',
          sv: 'Vanliga frågor',
          en: 'Frequently asked questions',
        },
        items: [
          {
            question: {
              no: 'Hvor er bestillingen min?',
              sv: 'Var är min beställning?',
              en: 'Where is my order?',
            },
            answer: {
              no: '<p>Logg inn og åpne <a href="page:account">Min side</a>. Der står status og forventet levering for hver bestilling.</p>',
              sv: '<p>Logga in och öppna <a href="page:account">Mina sidor</a>. Där finns status och beräknad leverans för varje beställning.</p>',
              en: '<p>Sign in and open <a href="page:account">your account</a>. It shows the status and expected delivery of every order.</p>',
            },
          },
          {
            question: {
              no: 'Hvorfor ser jeg ingen priser?',
              sv: 'Varför ser jag inga priser?',
              en: 'Why can’t I see prices?',
            },
            answer: {
              no: '<p>Prisene vises når du er logget inn. Det tar et minutt å opprette en konto.</p>',
              sv: '<p>Priserna visas när du är inloggad. Det tar en minut att skapa ett konto.</p>',
              en: '<p>Prices are shown once you are signed in. It takes a minute to create an account.</p>',
            },
          },
          {
            question: {
              no: 'Kan jeg bestille stoffprøver?',
              sv: 'Kan jag beställa tygprover?',
              en: 'Can I order fabric samples?',
            },
            answer: {
              no: '<p>Ja, inntil fem, gratis i posten. Skriv til oss hvilke farger du lurer på.</p>',
              sv: '<p>Ja, upp till fem, gratis med posten. Skriv till oss vilka färger du funderar på.</p>',
              en: '<p>Yes, up to five, free by post. Tell us which colours you are wondering about.</p>',
            },
          },
        ],
      },
      {
        type: 'text',
        body: {
          no: `<h2>Vilkår</h2><ul><li><a href="page:terms">Kjøpsvilkår</a></li><li><a href="page:privacy">Personvern</a></li></ul>`,
          sv: `<h2>Villkor</h2><ul><li><a href="page:terms">Köpvillkor</a></li><li><a href="page:privacy">Integritetspolicy</a></li></ul>`,
          en: `<h2>Terms</h2><ul><li><a href="page:terms">Terms of purchase</a></li><li><a href="page:privacy">Privacy</a></li></ul>`,
        },
      },
    ],
  },
  {
    id: 'guides',
    type: 'StandardPage',
    parent: 'start',
    room: 'living-samples',
    slug: { no: 'guider', sv: 'guider', en: 'guides' },
    title: { no: 'Kjøpeguider', sv: 'Köpguider', en: 'Buying guides' },
    lead: {
      no: 'Mål, materialer og de spørsmålene det er verdt å stille før du kjøper.',
      sv: 'Mått, material och de frågor som är värda att ställa innan du köper.',
      en: 'Measurements, materials and the questions worth asking before you buy.',
    },
    blocks: [
      {
        type: 'tiles',
        heading: { no: 'Velg guide', sv: 'Välj guide', en: 'Choose a guide' },
        tiles: [{ page: 'sofa-guide' }, { page: 'rug-guide' }, { page: 'bed-guide' }],
      },
    ],
  },
  {
    id: 'inspiration',
    type: 'InspirationPage',
    parent: 'start',
    room: 'living-curve',
    slug: { no: 'inspirasjon', sv: 'inspiration', en: 'inspiration' },
    title: { no: 'Inspirasjon', sv: 'Inspiration', en: 'Inspiration' },
    lead: {
      no: 'Hjem vi har besøkt, og det vi lærte av dem som bor der.',
      sv: 'Hem vi har besökt, och det vi lärde oss av dem som bor där.',
      en: 'Homes we have visited, and what we learnt from the people who live there.',
    },
    blocks: [
      {
        type: 'tiles',
        heading: { no: 'Hjemme hos', sv: 'Hemma hos', en: 'Home visits' },
        tiles: [{ page: 'small-living-room' }, { page: 'long-table' }, { page: 'four-square-metres' }],
      },
      {
        type: 'quote',
        quote: {
          no: 'Et hjem er ferdig når noen har sittet i alle stolene.',
          sv: 'Ett hem är färdigt när någon har suttit i alla stolarna.',
          en: 'A home is finished when somebody has sat in every chair.',
        },
        author: {
          no: 'Solveig Moen, interiørarkitekt',
          sv: 'Solveig Moen, inredningsarkitekt',
          en: 'Solveig Moen, interior architect',
        },
      },
      {
        type: 'tiles',
        heading: { no: 'Lys, ull og tre', sv: 'Ljus, ull och trä', en: 'Light, wool and wood' },
        tiles: [
          { page: 'light-in-layers' },
          { page: 'rug-first' },
          { page: 'living-wood' },
          { page: 'calm-bedroom' },
        ],
      },
    ],
  },
  {
    id: 'campaigns',
    type: 'StandardPage',
    parent: 'start',
    slug: { no: 'aktuelt', sv: 'aktuellt', en: 'current-offers' },
    title: { no: 'Tilbud', sv: 'Erbjudanden', en: 'Current offers' },
    lead: {
      no: 'Det som er satt ned akkurat nå, og hvor lenge det varer.',
      sv: 'Det som är nedsatt just nu, och hur länge det varar.',
      en: 'What’s reduced right now, and for how long.',
    },
    blocks: [
      {
        type: 'cta',
        items: ['campaign-sleep', 'campaign-light', 'campaign-workplace', 'campaign-last-chance'].map(
          (page) => ({ page, label: { no: 'Se tilbudene', sv: 'Se erbjudandena', en: 'See the offers' } }),
        ),
      },
    ],
  },
  {
    id: 'stores',
    type: 'StandardPage',
    parent: 'start',
    room: 'store-floor',
    slug: { no: 'butikker', sv: 'butiker', en: 'shops' },
    title: { no: 'Butikkene våre', sv: 'Våra butiker', en: 'Our shops' },
    lead: {
      no: 'Fire steder å sitte i sofaen før du kjøper den.',
      sv: 'Fyra ställen att sitta i soffan innan du köper den.',
      en: 'Four places to sit on the sofa before you buy it.',
    },
    blocks: [
      {
        type: 'tiles',
        heading: { no: 'Velg by', sv: 'Välj stad', en: 'Choose a city' },
        tiles: [
          { page: 'store-oslo' },
          { page: 'store-bergen' },
          { page: 'store-stockholm' },
          { page: 'store-goteborg' },
        ],
      },
    ],
  },
];
