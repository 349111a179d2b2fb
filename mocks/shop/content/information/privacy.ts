import type { PageSource } from '../authoring';

/** Privacy policy. */
export const privacy: PageSource = {
  id: 'privacy',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'personvern', sv: 'integritet', en: 'privacy' },
  title: { no: 'Personvern', sv: 'Integritetspolicy', en: 'Privacy' },
  lead: {
    no: 'Hva vi vet om deg, hvorfor, og hvordan du får oss til å glemme det.',
    sv: 'Vad vi vet om dig, varför, och hur du får oss att glömma det.',
    en: 'What we know about you, why, and how to make us forget it.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Det vi lagrer</h2><p>Navn, adresse, telefon og e-post, fordi vi ellers ikke kan levere. Ordrene dine i fem år, fordi bokføringsloven krever det. Favorittene dine så lenge du har konto.</p><h2>Det vi ikke lagrer</h2><p>Kortnummer: betalingen skjer hos betalingsleverandøren. Passord: bare et avtrykk av det. Vi selger ikke opplysninger, og vi følger deg ikke til andre nettsteder.</p><h2>Informasjonskapsler</h2><p>Nettleseren lagrer bare det butikken trenger for å fungere: innlogging, språk, tema og det du nylig har sett på. Statistikk bare hvis du sier ja.</p><h2>Dine rettigheter</h2><p>Du kan se, rette og slette opplysningene dine på Min side. Vil du ha en kopi av dem, skriv til <a href="mailto:personvern@furulia.example">personvern@furulia.example</a>.</p>`,
        sv: `<h2>Det vi sparar</h2><p>Namn, adress, telefon och e-post, för annars kan vi inte leverera. Dina order i sju år, eftersom bokföringslagen kräver det. Dina favoriter så länge du har ett konto.</p><h2>Det vi inte sparar</h2><p>Kortnummer: betalningen sker hos betalningsleverantören. Lösenord: bara ett avtryck av det. Vi säljer inga uppgifter, och vi följer dig inte till andra webbplatser.</p><h2>Kakor</h2><p>Webbläsaren sparar bara det butiken behöver för att fungera: inloggning, språk, tema och det du nyligen har tittat på. Statistik bara om du säger ja.</p><h2>Dina rättigheter</h2><p>Du kan se, rätta och radera dina uppgifter på Mina sidor. Vill du ha en kopia av dem, skriv till <a href="mailto:integritet@furulia.example">integritet@furulia.example</a>.</p>`,
        en: `<h2>What we keep</h2><p>Name, address, telephone and e-mail, because we cannot deliver without them. Your orders for five years, because the bookkeeping act says so. Your favourites for as long as you have an account.</p><h2>What we do not keep</h2><p>Card numbers: payment happens with the payment provider. Passwords: only a fingerprint of them. We sell no data, and we do not follow you to other sites.</p><h2>Cookies</h2><p>The browser stores only what the shop needs to work: your sign-in, language, theme and what you viewed recently. Statistics only if you agree.</p><h2>Your rights</h2><p>You can see, correct and delete your details in your account. For a copy of them, write to <a href="mailto:privacy@furulia.example">privacy@furulia.example</a>.</p>`,
      },
    },
  ],
};
