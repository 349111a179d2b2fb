import type { PageSource } from '../authoring';

/** Delivery methods and prices. */
export const delivery: PageSource = {
  id: 'delivery',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'levering', sv: 'leverans', en: 'delivery' },
  title: { no: 'Levering', sv: 'Leverans', en: 'Delivery' },
  lead: {
    no: 'Til et hentested, inn i rommet du ønsker, eller til en butikk. Du kan velge ønsket dag i kassen.',
    sv: 'Till ett ombud, in i det rum du vill eller till en butik. Du kan välja önskad dag i kassan.',
    en: 'To a pick-up point, into the room of your choice or to a shop. You can choose a preferred day at checkout.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Leveringsmåter, tid og pris</h2><ul><li><strong>Pakke til hentested:</strong> {parcel.price}, fraktfritt over {parcel.freeFrom}. {parcel.days} dager. For varer på opptil 20\u00a0kg.</li><li><strong>Levert og båret inn:</strong> {home.price} for inntil 100\u00a0kg, deretter {home.perExtraWeight} per påbegynte 100\u00a0kg. {home.days} dager. To personer bærer inn i rommet du ønsker, og tar med emballasjen.</li><li><strong>Hent i butikk:</strong> gratis. Klart samme dag hvis alt er på lager. Se <a href="page:stores">butikkene våre</a>.</li></ul><p>Til Nord-Norge koster en pakke {parcel.remote} mer og innbæring {home.remote} mer. Prisene er inkludert mva., og du ser prisen for din bestilling i kassen før du betaler.</p><p>Tidene gjelder varer på lager, og vi leverer på hverdager. For varer som ikke er på lager, ser du datoen i handlekurven.</p><h2>Når du velger dag</h2><p>I kassen kan du velge en ønsket leveringsdag. Skal varene bæres inn, bekrefter transportøren dagen på SMS to dager før, med et tidsrom på to timer, og ringer en halvtime før.</p>`,
        sv: `<h2>Leveranssätt, tid och pris</h2><ul><li><strong>Paket till ombud:</strong> {parcel.price}, fraktfritt över {parcel.freeFrom}. {parcel.days} dagar. För varor på upp till 20\u00a0kg.</li><li><strong>Levererat och inburet:</strong> {home.price} för upp till 100\u00a0kg, därefter {home.perExtraWeight} per påbörjade 100\u00a0kg. {home.days} dagar. Två personer bär in i det rum du vill och tar med sig emballaget.</li><li><strong>Hämta i butik:</strong> gratis. Klart samma dag om allt finns i lager. Se <a href="page:stores">våra butiker</a>.</li></ul><p>Till övre Norrland kostar ett paket {parcel.remote} mer och inbärning {home.remote} mer. Priserna är inklusive moms, och du ser priset för din beställning i kassan innan du betalar.</p><p>Tiderna gäller varor i lager, och vi levererar på vardagar. För varor som inte finns i lager ser du datumet i varukorgen.</p><h2>När du väljer dag</h2><p>I kassan kan du välja en önskad leveransdag. Ska varorna bäras in bekräftar transportören dagen med sms två dagar innan, med ett tidsfönster på två timmar, och ringer en halvtimme innan.</p>`,
        en: `<h2>Methods, times and prices</h2><ul><li><strong>Parcel to a pick-up point:</strong> {parcel.price}, free above {parcel.freeFrom}. {parcel.days} days. For goods of up to 20\u00a0kg.</li><li><strong>Delivered and carried in:</strong> {home.price} for up to 100\u00a0kg, then {home.perExtraWeight} for every further 100\u00a0kg or part of it. {home.days} days. Two people carry it into the room of your choice and take the packaging away.</li><li><strong>Collect from a shop:</strong> free. Ready the same day if everything is in stock. See <a href="page:stores">our shops</a>.</li></ul><p>To the far north, a parcel costs {parcel.remote} more and carrying in {home.remote} more. Prices include VAT, and you see the price of your order at checkout before you pay.</p><p>These times are for goods in stock, and we deliver on weekdays. For goods out of stock, the cart shows the date.</p><h2>Choosing the day</h2><p>You can choose a preferred day at checkout. If the goods are to be carried in, the carrier confirms the day by text message two days ahead, with a window of two hours, and rings half an hour before arriving.</p>`,
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
