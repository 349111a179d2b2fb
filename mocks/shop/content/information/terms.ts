import type { PageSource } from '../authoring';

/** Terms of purchase. */
export const terms: PageSource = {
  id: 'terms',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'kjopsvilkar', sv: 'kopvillkor', en: 'terms-of-purchase' },
  title: { no: 'Kjøpsvilkår', sv: 'Köpvillkor', en: 'Terms of purchase' },
  lead: {
    no: 'Så kort vi fikk dem, uten å ta bort noe av det du har krav på.',
    sv: 'Så korta vi fick dem, utan att ta bort något du har rätt till.',
    en: 'As short as we could make them without taking away anything you are entitled to.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Avtalen</h2><p>Avtalen er bindende når du har fått ordrebekreftelsen. Er en pris åpenbart feil, sier vi fra før vi sender.</p><h2>Priser</h2><p>Privatkunder ser priser med mva. Bedrifter kan velge å se dem uten. Frakt kommer i tillegg og vises i kassen.</p><h2>Betaling</h2><p>Kort belastes når varen sendes. Faktura forfaller etter 14 dager, for bedrifter etter 30.</p><h2>Forsinkelse</h2><p>Blir vi forsinket, får du ny dato samme dag som vi vet det. Blir det mer enn to uker, kan du heve kjøpet uten å oppgi grunn.</p><h2>Klage</h2><p>Blir vi ikke enige, kan du klage til Forbrukertilsynet.</p>`,
        sv: `<h2>Avtalet</h2><p>Avtalet är bindande när du fått orderbekräftelsen. Är ett pris uppenbart fel säger vi till innan vi skickar.</p><h2>Priser</h2><p>Privatkunder ser priser med moms. Företag kan välja att se dem utan. Frakt tillkommer och visas i kassan.</p><h2>Betalning</h2><p>Kortet debiteras när varan skickas. Faktura förfaller efter 14 dagar, för företag efter 30.</p><h2>Försening</h2><p>Blir vi försenade får du ett nytt datum samma dag som vi vet det. Blir det mer än två veckor kan du häva köpet utan att ange skäl.</p><h2>Tvist</h2><p>Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden.</p>`,
        en: `<h2>The agreement</h2><p>The agreement binds us both once you have the order confirmation. If a price is obviously wrong we tell you before we ship.</p><h2>Prices</h2><p>Private customers see prices including VAT. Companies may choose to see them without. Delivery is added and shown at the checkout.</p><h2>Payment</h2><p>Cards are charged when the goods leave us. Invoices fall due after 14 days, for companies after 30.</p><h2>Delay</h2><p>If we are late you get a new date the day we know. If it is more than two weeks you may cancel without giving a reason.</p><h2>Disputes</h2><p>If we cannot agree, you may take the matter to the consumer authority of your country.</p>`,
      },
    },
  ],
};
