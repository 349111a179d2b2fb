import { shopBrand } from '../../../../brand/shopBrand';
import type { PageSource } from '../authoring';

/** About Furulia. */
export const about: PageSource = {
  id: 'about',
  type: 'StandardPage',
  parent: 'start',
  room: 'workshop-oak',
  slug: { no: 'om-oss', sv: 'om-oss', en: 'about-us' },
  title: { no: `Om ${shopBrand.name}`, sv: `Om ${shopBrand.name}`, en: `About ${shopBrand.name}` },
  lead: {
    no: 'Vi begynte med én benk, i en garasje på Lillehammer, fordi ingen solgte den vi ville ha.',
    sv: 'Vi började med en bänk, i ett garage i Lillehammer, eftersom ingen sålde den vi ville ha.',
    en: 'We began with one bench, in a garage in Lillehammer, because nobody sold the one we wanted.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>Det var i 1998. Benken finnes fortsatt i sortimentet, med samme mål og litt bedre skruer. Siden har stoler, bord, senger og lamper kommet til, og fire butikker i to land, men spørsmålet er det samme når noe nytt skal inn: Ville vi hatt det hjemme om tjue år?</p><p>Vi tegner omtrent halvparten selv og velger resten hos produsenter vi har besøkt. De fleste ligger mindre enn en dags kjøring unna.</p>`,
        sv: `<p>Det var 1998. Bänken finns fortfarande i sortimentet, med samma mått och lite bättre skruvar. Sedan dess har stolar, bord, sängar och lampor tillkommit, och fyra butiker i två länder, men frågan är densamma när något nytt ska in: Skulle vi vilja ha det hemma om tjugo år?</p><p>Vi ritar ungefär hälften själva och väljer resten hos tillverkare vi har besökt. De flesta ligger mindre än en dags bilfärd bort.</p>`,
        en: `<p>That was in 1998. The bench is still in the range, with the same measurements and slightly better screws. Chairs, tables, beds and lamps have joined it, and there are now four shops in two countries, but the question is the same whenever something new comes in: would we want it at home in twenty years?</p><p>We design about half of it ourselves and choose the rest from makers we have visited. Most are less than a day’s drive away.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'workshop-chairs',
      side: 'left',
      heading: {
        no: 'Laget for å repareres',
        sv: 'Gjort för att lagas',
        en: 'Made to be mended',
      },
      body: {
        no: `<p>Alt som kan løsne, kan skrus fast igjen. Alt som slites, kan byttes. Trekk har glidelås, bein har gjenger, og delene ligger på lager i ti år etter at møbelet er gått ut. Les om <a href="page:guarantee">garantien</a>.</p>`,
        sv: `<p>Allt som kan lossna går att skruva fast igen. Allt som slits går att byta. Klädslar har dragkedja, ben har gänga, och delarna finns i lager i tio år efter att möbeln utgått. Läs om <a href="page:guarantee">garantin</a>.</p>`,
        en: `<p>Whatever can come loose can be screwed tight again. Whatever wears can be replaced. Covers have zips, legs have threads, and the parts stay in stock for ten years after a piece is discontinued. Read about <a href="page:guarantee">the guarantee</a>.</p>`,
      },
    },
    {
      type: 'video',
      title: { no: 'En dag i fire rom', sv: 'En dag i fyra rum', en: 'A day in four rooms' },
      text: {
        no: 'Fra morgensol til lampelys, på seksten sekunder og uten ord.',
        sv: 'Från morgonsol till lampljus, på sexton sekunder och utan ord.',
        en: 'From morning sun to lamplight, in sixteen seconds and without words.',
      },
      src: '/mock-media/videos/a-day-in-four-rooms.webm',
      room: 'living-sand',
    },
    {
      type: 'tiles',
      heading: { no: 'Kom innom', sv: 'Titta in', en: 'Come and see us' },
      tiles: [
        { page: 'store-oslo' },
        { page: 'store-bergen' },
        { page: 'store-stockholm' },
        { page: 'store-goteborg' },
      ],
    },
  ],
};
