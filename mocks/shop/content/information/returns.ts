import type { PageSource } from '../authoring';

/** Returning goods, and the trial period for beds. */
export const returns: PageSource = {
  id: 'returns',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'retur-og-bytte', sv: 'retur-och-byte', en: 'returns-and-exchanges' },
  title: { no: 'Retur og bytte', sv: 'Retur och byte', en: 'Returns and exchanges' },
  lead: {
    no: 'Seksti dager å ombestemme seg på. Nitti netter hvis det er en seng.',
    sv: 'Sextio dagar att ändra sig på. Nittio nätter om det är en säng.',
    en: 'Sixty days to change your mind. Ninety nights if it is a bed.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Slik returnerer du</h2><ol><li>Skriv til kundeservice med ordrenummeret, så får du en returlapp eller en dag for henting.</li><li>Pakk varen så den tåler reisen. Originalemballasje er fint, men ikke et krav.</li><li>Du får pengene tilbake innen fem virkedager etter at vi har fått varen.</li></ol><p>Småvarer kan leveres i alle <a href="page:stores">butikkene våre</a>. Da får du pengene med en gang.</p><h2>Senger på prøve</h2><p>Alle senger kan prøves i nitti netter. Sov minst tretti av dem før du bestemmer deg, kroppen trenger så lenge. Passer ikke senga, henter vi den gratis og gir den videre gjennom Kirkens Bymisjon eller Stadsmissionen.</p><h2>Det vi ikke tar i retur</h2><p>Tekstiler som er vasket.</p>`,
        sv: `<h2>Så returnerar du</h2><ol><li>Skriv till kundservice med ordernumret, så får du en returetikett eller en dag för hämtning.</li><li>Packa varan så att den tål resan. Originalemballage är bra men inget krav.</li><li>Du får pengarna tillbaka inom fem vardagar efter att vi fått varan.</li></ol><p>Småsaker kan lämnas i alla <a href="page:stores">våra butiker</a>. Då får du pengarna direkt.</p><h2>Sängar på prov</h2><p>Alla sängar kan provas i nittio nätter. Sov minst trettio av dem innan du bestämmer dig, så lång tid behöver kroppen. Om sängen inte passar hämtar vi den gratis och skänker den vidare genom Kirkens Bymisjon eller Stadsmissionen.</p><h2>Det vi inte tar i retur</h2><p>Textilier som är tvättade.</p>`,
        en: `<h2>How to return something</h2><ol><li>Write to customer service with your order number; you get a return label or a day for collection.</li><li>Pack the goods for the journey. The original box is nice but not required.</li><li>You get your money back within five working days of our receiving the goods.</li></ol><p>Small things can be handed in at any of <a href="page:stores">our shops</a>, and refunded on the spot.</p><h2>Beds on trial</h2><p>Every bed can be tried for ninety nights. Sleep at least thirty of them before you decide; a body needs that long. If the bed does not suit you, we collect it free of charge and pass it on through a city mission.</p><h2>What we cannot take back</h2><p>Textiles that have been washed.</p>`,
      },
    },
    {
      type: 'cta',
      items: [
        {
          heading: { no: 'Noe som er feil?', sv: 'Är det något fel?', en: 'Something wrong with it?' },
          text: {
            no: 'En mangel er ikke en retur. Da gjelder garantien, og vi ordner det.',
            sv: 'Ett fel är ingen retur. Då gäller garantin, och vi ordnar det.',
            en: 'A fault is not a return. The guarantee covers it, and we put it right.',
          },
          link: 'page:guarantee',
          label: { no: 'Les om garantien', sv: 'Läs om garantin', en: 'About the guarantee' },
        },
      ],
    },
  ],
};
