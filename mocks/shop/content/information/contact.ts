import type { PageSource, Text } from '../authoring';

/** Opening hours of the phone and the e-mail address, as rich text. */
export const phoneAndEmail: Text = {
  no: `<h2>Telefon og e-post</h2><p>Ring <a href="tel:+4722004400">22\u00a000\u00a044\u00a000</a> mandag til fredag kl.\u00a09–18, lørdag kl.\u00a010–15. Skriv til <a href="mailto:hjelp@furulia.example">hjelp@furulia.example</a>, så svarer vi innen en arbeidsdag.</p>`,
  sv: `<h2>Telefon och e-post</h2><p>Ring <a href="tel:+46850044000">08-500\u00a0440\u00a000</a> måndag till fredag kl.\u00a09–18, lördag kl.\u00a010–15. Skriv till <a href="mailto:hjalp@furulia.example">hjalp@furulia.example</a>, så svarar vi inom en arbetsdag.</p>`,
  en: `<h2>Telephone and e-mail</h2><p>Call <a href="tel:+4722004400">+47\u00a022\u00a000\u00a044\u00a000</a> Monday to Friday 9:00–\u206018:00, Saturday 10:00–\u206015:00. Write to <a href="mailto:help@furulia.example">help@furulia.example</a> and we answer within one working day.</p>`,
};

/** Contact details of customer service. */
export const contact: PageSource = {
  id: 'contact',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'kontakt-oss', sv: 'kontakta-oss', en: 'contact-us' },
  title: { no: 'Kontakt oss', sv: 'Kontakta oss', en: 'Contact us' },
  lead: {
    no: 'Et menneske svarer, som regel Marit eller Johan.',
    sv: 'En människa svarar, oftast Marit eller Johan.',
    en: 'A human being answers, usually Marit or Johan.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `${phoneAndEmail.no}<h2>Ha dette klart</h2><p>Ordrenummeret står i bekreftelsen og på Min side. Gjelder det et møbel du har, finn varenummeret på etiketten.</p><h2>Besøk oss</h2><p>Alle <a href="page:stores">butikkene</a> kan hjelpe med bestillinger som er gjort på nett.</p>`,
        sv: `${phoneAndEmail.sv}<h2>Ha det här till hands</h2><p>Ordernumret står i bekräftelsen och på Mina sidor. Gäller det en möbel du har, leta upp artikelnumret på etiketten.</p><h2>Besök oss</h2><p>Alla <a href="page:stores">butiker</a> kan hjälpa till med beställningar som gjorts på nätet.</p>`,
        en: `${phoneAndEmail.en}<h2>Have this at hand</h2><p>Your order number is in the confirmation and on your account. If it is about a piece you own, find the article number on its label.</p><h2>Visit us</h2><p>Any of <a href="page:stores">our shops</a> can help with orders made online.</p>`,
      },
    },
  ],
};
