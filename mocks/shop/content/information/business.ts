import { shopBrand } from '../../../../brand/shopBrand';
import type { PageSource } from '../authoring';

/** Offers for companies. */
export const business: PageSource = {
  id: 'business',
  type: 'StandardPage',
  parent: 'start',
  room: 'meeting-room',
  slug: { no: 'bedrift', sv: 'foretag', en: 'business' },
  title: {
    no: `${shopBrand.name} for bedrift`,
    sv: `${shopBrand.name} för företag`,
    en: `${shopBrand.name} for business`,
  },
  lead: {
    no: 'Kontoret, kafeen, hotellet med elleve rom. Samme møbler, priser uten mva., én faktura.',
    sv: 'Kontoret, kaféet, hotellet med elva rum. Samma möbler, priser utan moms, en faktura.',
    en: 'The office, the café, the eleven-room hotel. The same furniture, prices excluding VAT, one invoice.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Det dere får</h2><ul><li>Priser uten mva. med én bryter når dere er logget inn.</li><li>Faktura med 30 dagers betalingsfrist og deres referanse.</li><li>Egne brukere: en administrator styrer hvem som kan bestille.</li><li><a href="page:quick-order">Hurtigbestilling</a> med varenummer, limt inn eller fra fil.</li><li>Produktdatablad (FDV) for hvert produkt, klart til utskrift.</li></ul>`,
        sv: `<h2>Det här får ni</h2><ul><li>Priser utan moms med ett reglage när ni är inloggade.</li><li>Faktura med 30 dagars betalningstid och er referens.</li><li>Egna användare: en administratör styr vem som får beställa.</li><li><a href="page:quick-order">Snabbeställning</a> med artikelnummer, inklistrade eller från fil.</li><li>Produktdatablad för varje produkt, klart för utskrift.</li></ul>`,
        en: `<h2>What you get</h2><ul><li>Prices excluding VAT with one switch, once you are signed in.</li><li>Invoices due in 30 days, with your own reference.</li><li>Your own users: an administrator decides who may order.</li><li><a href="page:quick-order">Quick order</a> by article number, pasted or from a file.</li><li>A product data sheet for every product, ready to print.</li></ul>`,
      },
    },
    {
      type: 'quote',
      quote: {
        no: 'Vi bestilte 44 stoler på ett minutt, og fikk 44 like.',
        sv: 'Vi beställde 44 stolar på en minut och fick 44 likadana.',
        en: 'We ordered 44 chairs in a minute, and got 44 identical ones.',
      },
      author: {
        no: 'Petter Lunde, Lunde Kaffebrenneri',
        sv: 'Petter Lunde, Lunde Kaffebrenneri',
        en: 'Petter Lunde, Lunde Coffee Roasters',
      },
    },
    {
      type: 'cta',
      items: [
        {
          heading: {
            no: 'Har du varenumrene?',
            sv: 'Har du artikelnumren?',
            en: 'Do you have the article numbers?',
          },
          text: {
            no: 'Lim inn listen, så sier vi fra om noe mangler.',
            sv: 'Klistra in listan, så säger vi till om något saknas.',
            en: 'Paste the list and we will tell you if anything is missing.',
          },
          link: 'page:quick-order',
          label: { no: 'Til hurtigbestilling', sv: 'Till snabbeställning', en: 'Go to quick order' },
        },
        {
          heading: { no: 'Større prosjekt?', sv: 'Större projekt?', en: 'A larger project?' },
          text: {
            no: 'Vi tegner, regner og leverer etasje for etasje.',
            sv: 'Vi ritar, räknar och levererar våning för våning.',
            en: 'We plan, price and deliver, floor by floor.',
          },
          link: 'page:contact',
          label: { no: 'Snakk med oss', sv: 'Prata med oss', en: 'Talk to us' },
        },
      ],
    },
  ],
};
