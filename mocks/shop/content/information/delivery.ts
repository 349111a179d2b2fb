import type { PageSource } from '../authoring';

/** How goods are delivered and what it costs. */
export const delivery: PageSource = {
  id: 'delivery',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'levering', sv: 'leverans', en: 'delivery' },
  title: { no: 'Levering', sv: 'Leverans', en: 'Delivery' },
  lead: {
    no: 'Til døra, inn i rommet eller til en butikk. Du velger dagen, vi ringer en halvtime før.',
    sv: 'Till dörren, in i rummet eller till en butik. Du väljer dagen, vi ringer en halvtimme innan.',
    en: 'To the door, into the room or to a shop. You choose the day and we ring half an hour ahead.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Tre måter å få det hjem på</h2><ul><li><strong>Pakke til hentested.</strong> Alt under 20 kilo og 120 centimeter. To til fire virkedager.</li><li><strong>Hjemlevering.</strong> To personer bærer inn i rommet du peker på, og tar med emballasjen tilbake. Fem til ti virkedager.</li><li><strong>Hent i butikk.</strong> Gratis. Varer på lager er klare samme dag, andre innen en uke.</li></ul><h2>Hva det koster</h2><p>Frakten regnes ut i kassen, etter vekt og sted, og du ser den før du betaler. Over 5 000 kroner er pakker til hentested fraktfrie i begge land.</p><h2>Når du velger dag</h2><p>Med hjemlevering kan du ønske en dato i kassen. Transportøren bekrefter den på SMS to dager før, med et tidsrom på to timer.</p>`,
        sv: `<h2>Tre sätt att få hem det</h2><ul><li><strong>Paket till ombud.</strong> Allt under 20 kilo och 120 centimeter. Två till fyra vardagar.</li><li><strong>Hemleverans.</strong> Två personer bär in i rummet du pekar på och tar med emballaget tillbaka. Fem till tio vardagar.</li><li><strong>Hämta i butik.</strong> Gratis. Varor i lager är klara samma dag, övriga inom en vecka.</li></ul><h2>Vad det kostar</h2><p>Frakten räknas ut i kassan efter vikt och ort, och du ser den innan du betalar. Över 5 000 kronor är paket till ombud fraktfria i båda länderna.</p><h2>När du väljer dag</h2><p>Med hemleverans kan du önska ett datum i kassan. Transportören bekräftar det med sms två dagar innan, med ett tidsspann på två timmar.</p>`,
        en: `<h2>Three ways to get it home</h2><ul><li><strong>Parcel to a pick-up point.</strong> Anything under 20 kilos and 120 centimetres. Two to four working days.</li><li><strong>Home delivery.</strong> Two people carry it into the room you point at and take the packaging away. Five to ten working days.</li><li><strong>Collect from a shop.</strong> Free. Goods in stock are ready the same day, others within a week.</li></ul><h2>What it costs</h2><p>Freight is worked out at the checkout, by weight and place, and you see it before you pay. Above 5,000 kr, parcels to a pick-up point travel free in both countries.</p><h2>Choosing the day</h2><p>With home delivery you can ask for a date at the checkout. The carrier confirms it by text message two days ahead, with a window of two hours.</p>`,
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
            en: '<p>The drivers take it back and you pay for the freight only. Measure the door, the stairs and the turn first: the sofa’s smallest side should be five centimetres less than the opening.</p>',
          },
        },
        {
          question: {
            no: 'Kan en bestilling deles opp?',
            sv: 'Kan en beställning delas upp?',
            en: 'Can an order be split?',
          },
          answer: {
            no: '<p>Ja. Er noe ikke på lager, spør vi i kassen om du vil ha resten først. Delt levering koster ikke mer.</p>',
            sv: '<p>Ja. Om något inte finns i lager frågar vi i kassan om du vill ha resten först. Delad leverans kostar inte mer.</p>',
            en: '<p>Yes. If something is out of stock we ask at the checkout whether you want the rest first. Splitting costs nothing extra.</p>',
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
