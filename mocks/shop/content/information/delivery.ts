import type { PageSource } from '../authoring';

/** How goods are delivered and what it costs. */
export const delivery: PageSource = {
  id: 'delivery',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'levering', sv: 'leverans', en: 'delivery' },
  title: { no: 'Levering', sv: 'Leverans', en: 'Delivery' },
  lead: {
    no: 'Til et hentested, inn i rommet eller til en butikk. Du kan ønske dag i kassen.',
    sv: 'Till ett ombud, in i rummet eller till en butik. Du kan önska dag i kassan.',
    en: 'To a pick-up point, into the room or to a shop. You can ask for a day at the checkout.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Tre måter å få det hjem på</h2><ul><li><strong>Pakke til hentested.</strong> Varer på opptil 20\u00a0kilo. To til fire dager.</li><li><strong>Levert og båret inn.</strong> To personer bærer inn i rommet du peker på, og tar med emballasjen tilbake. Fem til åtte dager.</li><li><strong>Hent i butikk.</strong> Gratis. Klart samme dag hvis alt er på lager.</li></ul><p>Tidene gjelder varer på lager, og vi leverer på hverdager. For varer som ikke er på lager, ser du datoen i handlekurven.</p><h2>Hva det koster</h2><p>Frakten regnes ut i kassen, etter vekt og sted, og du ser den før du betaler. Over 5\u00a0000\u00a0kroner er pakker til hentested fraktfrie i begge land.</p><h2>Når du velger dag</h2><p>I kassen kan du ønske en leveringsdato. Skal varene bæres inn, bekrefter transportøren dagen på SMS to dager før, med et tidsrom på to timer, og ringer en halvtime før.</p>`,
        sv: `<h2>Tre sätt att få hem det</h2><ul><li><strong>Paket till ombud.</strong> Varor på upp till 20\u00a0kilo. Två till fyra dagar.</li><li><strong>Levererat och inburet.</strong> Två personer bär in i rummet du pekar på och tar med emballaget tillbaka. Fem till åtta dagar.</li><li><strong>Hämta i butik.</strong> Gratis. Klart samma dag om allt finns i lager.</li></ul><p>Tiderna gäller varor i lager, och vi levererar på vardagar. För varor som inte finns i lager ser du datumet i varukorgen.</p><h2>Vad det kostar</h2><p>Frakten räknas ut i kassan efter vikt och ort, och du ser den innan du betalar. Över 5\u00a0000\u00a0kronor är paket till ombud fraktfria i båda länderna.</p><h2>När du väljer dag</h2><p>I kassan kan du önska ett leveransdatum. Ska varorna bäras in bekräftar transportören dagen med sms två dagar innan, med ett tidsfönster på två timmar, och ringer en halvtimme innan.</p>`,
        en: `<h2>Three ways to get it home</h2><ul><li><strong>Parcel to a pick-up point.</strong> Goods of up to 20\u00a0kilos. Two to four days.</li><li><strong>Delivered and carried in.</strong> Two people carry it into the room you point at and take the packaging away. Five to eight days.</li><li><strong>Collect from a shop.</strong> Free. Ready the same day if everything is in stock.</li></ul><p>These times are for goods in stock, and we deliver on weekdays. For goods out of stock, the cart shows the date.</p><h2>What it costs</h2><p>The price is worked out at the checkout, by weight and place, and you see it before you pay. Above 5\u00a0000\u00a0kr, parcels to a pick-up point are free in both countries.</p><h2>Choosing the day</h2><p>You can ask for a delivery date at the checkout. If the goods are to be carried in, the carrier confirms the day by text message two days ahead, with a window of two hours, and rings half an hour before arriving.</p>`,
      },
    },
    {
      type: 'faq',
      heading: {
        no: 'Vanlige spørsmål om levering',
        sv: 'Vanliga frågor om leverans',
        en: 'Questions about delivery',
      },
      items: [
        {
          question: {
            no: 'Hva om sofaen ikke kommer inn døra?',
            sv: 'Vad händer om soffan inte går in genom dörren?',
            en: 'What if the sofa does not fit through the door?',
          },
          answer: {
            no: '<p>Da tar sjåførene den med tilbake, og du betaler bare frakten. Mål døra, trappa og svingen først: sofaens minste mål skal være fem centimeter mindre enn åpningen.</p>',
            sv: '<p>Då tar chaufförerna med den tillbaka, och du betalar bara frakten. Mät dörren, trappan och svängen först: soffans minsta mått ska vara fem centimeter mindre än öppningen.</p>',
            en: '<p>The drivers take it back and you only pay for the delivery. Measure the door, the stairs and the turn first: the sofa’s smallest side should be five centimetres less than the opening.</p>',
          },
        },
        {
          question: {
            no: 'Kan en bestilling deles opp?',
            sv: 'Kan en beställning delas upp?',
            en: 'Can an order be split?',
          },
          answer: {
            no: '<p>Ja. Er noe ikke på lager, velger du i handlekurven om resten skal sendes først. Delt levering koster ikke mer.</p>',
            sv: '<p>Ja. Om något inte finns i lager väljer du i varukorgen om resten ska skickas först. Delad leverans kostar inte mer.</p>',
            en: '<p>Yes. If something is out of stock, you choose in the cart whether the rest is sent first. Splitting costs nothing extra.</p>',
          },
        },
        {
          question: {
            no: 'Pakken er skadet. Hva gjør jeg?',
            sv: 'Paketet är skadat. Vad gör jag?',
            en: 'The parcel is damaged. What now?',
          },
          answer: {
            no: '<p>Ta bilde før du pakker ut, og skriv til oss innen sju dager. Vi sender en ny del, eller et nytt møbel.</p>',
            sv: '<p>Ta en bild innan du packar upp och skriv till oss inom sju dagar. Vi skickar en ny del, eller en ny möbel.</p>',
            en: '<p>Take a picture before you unpack and write to us within seven days. We send a new part, or a new piece.</p>',
          },
        },
      ],
    },
  ],
};
