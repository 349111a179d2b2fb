import { shopBrand } from '../../../../brand/shopBrand';
import type { PageSource } from '../authoring';
import { closedHolidays, openingHours, storePage } from './storePage';

/** Pages of the four stores. */
export const stores: PageSource[] = [
  storePage({
    id: 'store-oslo',
    room: 'store-textiles',
    slug: 'oslo',
    city: { no: 'Oslo', sv: 'Oslo', en: 'Oslo' },
    lead: {
      no: 'Tre etasjer i en gammel seilduksfabrikk ved Akerselva, med verkstedet i kjelleren.',
      sv: 'Tre våningar i en gammal segelduksfabrik vid Akerselva, med verkstaden i källaren.',
      en: 'Three floors of an old sailcloth mill by the Akerselva, with the workshop in the basement.',
    },
    body: {
      no: `<h2>Det er verdt å vite</h2><p>Hele sofautvalget står i andre etasje, og ingen kommer bort før du reiser deg. I kjelleren reparerer Henrik stoler mens du venter, så sant det ikke er lørdag. Heis til alle etasjer, stellerom i tredje.</p><h2>Slik finner du fram</h2><p>Trikk 11, 12 og 18 til Nybrua, derfra tre minutter langs elva. To plasser for henting i bakgården.</p>`,
      sv: `<h2>Bra att veta</h2><p>Hela soffsortimentet står på andra våningen, och ingen kommer fram förrän du reser dig. I källaren lagar Henrik stolar medan du väntar, så länge det inte är lördag. Hiss till alla våningar, skötrum på tredje.</p><h2>Hitta hit</h2><p>Spårvagn 11, 12 och 18 till Nybrua, därifrån tre minuter längs älven. Två platser för avhämtning på bakgården.</p>`,
      en: `<h2>Good to know</h2><p>Every sofa is on the second floor, and nobody approaches until you stand up. In the basement Henrik mends chairs while you wait, provided it is not Saturday. Lift to all floors, baby-changing on the third.</p><h2>Getting here</h2><p>Trams 11, 12 and 18 to Nybrua, then three minutes along the river. Two bays for collection in the yard.</p>`,
    },
    store: {
      name: `${shopBrand.name} Oslo`,
      address: 'Elvebakken 7',
      postalCode: '0182',
      city: 'Oslo',
      countryCode: 'NO',
      phoneNumber: '+47 22 00 44 10',
      email: 'oslo@furulia.example',
      mapUrl: 'https://www.openstreetmap.org/?mlat=59.9175&mlon=10.7560#map=17/59.9175/10.7560',
      openingHours: openingHours({ weekdays: ['10:00', '20:00'], saturday: ['10:00', '18:00'] }),
      exceptions: [
        {
          date: '2026-12-24',
          text: {
            no: '24. desember, 10:00–13:00',
            sv: '24 december, 10:00–13:00',
            en: '24 December, 10:00–13:00',
          },
        },
        ...closedHolidays.slice(0, 2),
        {
          date: '2026-12-31',
          text: {
            no: '31. desember, 10:00–15:00',
            sv: '31 december, 10:00–15:00',
            en: '31 December, 10:00–15:00',
          },
        },
        ...closedHolidays.slice(2),
      ],
    },
  }),
  storePage({
    id: 'store-bergen',
    room: 'store-lamps',
    slug: 'bergen',
    city: { no: 'Bergen', sv: 'Bergen', en: 'Bergen' },
    lead: {
      no: 'Et sjøhus med skjeve gulv. Alt som står rett her, står rett overalt.',
      sv: 'Ett sjömagasin med sneda golv. Allt som står rakt här står rakt överallt.',
      en: 'A waterside warehouse with crooked floors. Whatever stands straight here stands straight anywhere.',
    },
    body: {
      no: `<h2>Det er verdt å vite</h2><p>Lampene har et eget mørkt rom, så du ser hva du får i november. Kaffen er gratis når det regner, og det er den som regel. Gulvet har én terskel; ring på ved porten, så legger vi ut rampe.</p><h2>Slik finner du fram</h2><p>Sju minutter til fots fra Fisketorget, eller buss 3 til Sandviken.</p>`,
      sv: `<h2>Bra att veta</h2><p>Lamporna har ett eget mörkt rum, så att du ser vad du får i november. Kaffet är gratis när det regnar, och det gör det oftast. Golvet har en tröskel; ring på vid porten så lägger vi ut en ramp.</p><h2>Hitta hit</h2><p>Sju minuter till fots från Fisketorget, eller buss 3 till Sandviken.</p>`,
      en: `<h2>Good to know</h2><p>The lamps have a dark room of their own, so you can see what you will get in November. Coffee is free when it rains, which means it usually is. There is one threshold; ring at the gate and we bring the ramp.</p><h2>Getting here</h2><p>Seven minutes on foot from the Fish Market, or bus 3 to Sandviken.</p>`,
    },
    store: {
      name: `${shopBrand.name} Bergen`,
      address: 'Sjøhusgaten 14',
      postalCode: '5035',
      city: 'Bergen',
      countryCode: 'NO',
      phoneNumber: '+47 55 00 44 20',
      email: 'bergen@furulia.example',
      mapUrl: 'https://www.openstreetmap.org/?mlat=60.4010&mlon=5.3200#map=17/60.4010/5.3200',
      openingHours: openingHours({ weekdays: ['10:00', '19:00'], saturday: ['10:00', '17:00'] }),
      exceptions: closedHolidays,
    },
  }),
  storePage({
    id: 'store-stockholm',
    room: 'store-chairs',
    slug: 'stockholm',
    city: { no: 'Stockholm', sv: 'Stockholm', en: 'Stockholm' },
    lead: {
      no: 'Det største huset vårt, på Södermalm, med et rom for hvert av rommene hjemme.',
      sv: 'Vårt största hus, på Södermalm, med ett rum för varje rum där hemma.',
      en: 'Our largest house, on Södermalm, with a room for every room at home.',
    },
    body: {
      no: `<h2>Det er verdt å vite</h2><p>Ni rom er møblert som om noen bodde der, og byttes ut hver tredje måned. Book time med en interiørarkitekt, ta med plantegningen, og gå hjem med en liste. Søndag er sengedag: sokker på, telefonen av.</p><h2>Slik finner du fram</h2><p>T-bane til Mariatorget, utgang Torkel Knutssonsgatan.</p>`,
      sv: `<h2>Bra att veta</h2><p>Nio rum är möblerade som om någon bodde där och byts ut var tredje månad. Boka tid med en inredningsarkitekt, ta med planritningen och gå hem med en lista. Söndag är sängdag: strumpor på, telefonen av.</p><h2>Hitta hit</h2><p>Tunnelbana till Mariatorget, uppgång Torkel Knutssonsgatan.</p>`,
      en: `<h2>Good to know</h2><p>Nine rooms are furnished as if somebody lived there, and change every third month. Book an interior architect, bring your floor plan and go home with a list. Sunday is bed day: socks on, telephones off.</p><h2>Getting here</h2><p>Underground to Mariatorget, exit Torkel Knutssonsgatan.</p>`,
    },
    store: {
      name: `${shopBrand.name} Stockholm`,
      address: 'Timmermansgränd 22',
      postalCode: '118 48',
      city: 'Stockholm',
      countryCode: 'SE',
      phoneNumber: '+46 8 500 440 30',
      email: 'stockholm@furulia.example',
      mapUrl: 'https://www.openstreetmap.org/?mlat=59.3170&mlon=18.0620#map=17/59.3170/18.0620',
      openingHours: openingHours({
        weekdays: ['10:00', '20:00'],
        saturday: ['10:00', '18:00'],
        sunday: ['11:00', '17:00'],
      }),
      exceptions: closedHolidays,
    },
  }),
  storePage({
    id: 'store-goteborg',
    room: 'store-tables',
    slug: 'goteborg',
    city: { no: 'Göteborg', sv: 'Göteborg', en: 'Gothenburg' },
    lead: {
      no: 'I et magasin ved elva, der bordene er lange nok til å selges etter lengde.',
      sv: 'I ett magasin vid älven, där borden är långa nog att säljas på längden.',
      en: 'In a warehouse by the river, where the tables are long enough to sell by length.',
    },
    body: {
      no: `<h2>Det er verdt å vite</h2><p>Hver fredag ettermiddag dekker vi langbordet og serverer suppe til dem som er innom. Utgåtte farger og utstillingsmodeller har eget hjørne ved inngangen, til priser du ikke finner på nett.</p><h2>Slik finner du fram</h2><p>Ferge til Lindholmspiren, eller buss til Eriksberg. Gratis parkering i to timer.</p>`,
      sv: `<h2>Bra att veta</h2><p>Varje fredagseftermiddag dukar vi långbordet och bjuder på soppa till den som är inne. Utgångna färger och utställningsexemplar har ett eget hörn vid entrén, till priser som du inte hittar på nätet.</p><h2>Hitta hit</h2><p>Färja till Lindholmspiren, eller buss till Eriksberg. Gratis parkering i två timmar.</p>`,
      en: `<h2>Good to know</h2><p>Every Friday afternoon we lay the long table and serve soup to whoever is in. Discontinued colours and display pieces have a corner of their own by the entrance, at prices you will not find online.</p><h2>Getting here</h2><p>Ferry to Lindholmspiren, or bus to Eriksberg. Two hours of free parking.</p>`,
    },
    store: {
      name: `${shopBrand.name} Göteborg`,
      address: 'Magasinskajen 3',
      postalCode: '417 64',
      city: 'Göteborg',
      countryCode: 'SE',
      phoneNumber: '+46 31 500 440 40',
      email: 'goteborg@furulia.example',
      mapUrl: 'https://www.openstreetmap.org/?mlat=57.7065&mlon=11.9360#map=17/57.7065/11.9360',
      openingHours: openingHours({
        weekdays: ['10:00', '19:00'],
        saturday: ['10:00', '17:00'],
        sunday: ['12:00', '16:00'],
      }),
      exceptions: closedHolidays,
    },
  }),
];
