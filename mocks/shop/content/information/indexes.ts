import type { PageSource } from '../authoring';

/** The pages that lead to others: customer service, guides, inspiration, campaigns, shops. */
export const indexes: PageSource[] = [
  {
    id: 'support',
    type: 'StandardPage',
    parent: 'start',
    slug: { no: 'kundeservice', sv: 'kundservice', en: 'customer-service' },
    title: { no: 'Kundeservice', sv: 'Kundservice', en: 'Customer service' },
    lead: {
      no: 'De fleste spørsmål har et kort svar. Her er de, og her er vi hvis det ikke hjelper.',
      sv: 'De flesta frågor har ett kort svar. Här är de, och här är vi om det inte räcker.',
      en: 'Most questions have a short answer. Here they are, and here we are if that does not help.',
    },
    blocks: [
      {
        type: 'text',
        body: {
          no: `<ul><li><a href="page:delivery">Levering</a>: hvordan, når og hva det koster</li><li><a href="page:returns">Retur og bytte</a>: seksti dager, nitti netter</li><li><a href="page:guarantee">Garanti og reservedeler</a></li><li><a href="page:terms">Kjøpsvilkår</a></li><li><a href="page:privacy">Personvern</a></li><li><a href="page:contact">Kontakt oss</a></li></ul>`,
          sv: `<ul><li><a href="page:delivery">Leverans</a>: hur, när och vad det kostar</li><li><a href="page:returns">Retur och byte</a>: sextio dagar, nittio nätter</li><li><a href="page:guarantee">Garanti och reservdelar</a></li><li><a href="page:terms">Köpvillkor</a></li><li><a href="page:privacy">Integritetspolicy</a></li><li><a href="page:contact">Kontakta oss</a></li></ul>`,
          en: `<ul><li><a href="page:delivery">Delivery</a>: how, when and what it costs</li><li><a href="page:returns">Returns and exchanges</a>: sixty days, ninety nights</li><li><a href="page:guarantee">Guarantee and spare parts</a></li><li><a href="page:terms">Terms of purchase</a></li><li><a href="page:privacy">Privacy</a></li><li><a href="page:contact">Contact us</a></li></ul>`,
        },
      },
      {
        type: 'faq',
        heading: {
          no: 'Det vi oftest blir spurt om',
          sv: 'Det vi oftast får frågor om',
          en: 'What we are asked most often',
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
              en: 'Why do I see no prices?',
            },
            answer: {
              no: '<p>Prisene vises når du er logget inn. Det tar et minutt å opprette en konto.</p>',
              sv: '<p>Priserna visas när du är inloggad. Det tar en minut att skapa ett konto.</p>',
              en: '<p>Prices are shown once you are signed in. It takes a minute to create an account.</p>',
            },
          },
          {
            question: {
              no: 'Kan jeg få stoffprøver?',
              sv: 'Kan jag få tygprover?',
              en: 'Can I have fabric samples?',
            },
            answer: {
              no: '<p>Ja, inntil fem, gratis i posten. Skriv til oss hvilke farger du lurer på.</p>',
              sv: '<p>Ja, upp till fem, gratis med posten. Skriv till oss vilka färger du funderar på.</p>',
              en: '<p>Yes, up to five, free by post. Tell us which colours you are wondering about.</p>',
            },
          },
        ],
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
    title: { no: 'Aktuelt', sv: 'Aktuellt', en: 'Current offers' },
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
