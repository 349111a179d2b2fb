import type { PageSource } from '../authoring';

/** Guarantee, spare parts and care. */
export const guarantee: PageSource = {
  id: 'guarantee',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'garanti-og-reservedeler', sv: 'garanti-och-reservdelar', en: 'guarantee-and-spare-parts' },
  title: { no: 'Garanti og reservedeler', sv: 'Garanti och reservdelar', en: 'Guarantee and spare parts' },
  lead: {
    no: 'Femten år på møbler, og en skrue i posten når du har mistet en.',
    sv: 'Femton år på möbler, och en skruv med posten när du har tappat en.',
    en: 'Fifteen years on furniture, and a screw in the post when you have lost one.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Dette dekker garantien</h2><p>Feil i materialer og håndverk: på møbler i 15 år, på lamper, tekstiler og speil i 5, på vaser og kurver i 2. Vanlig slitasje er ingen feil. Garantien følger møbelet, ikke den som kjøpte det, så den gjelder også etter et bruktsalg.</p><h2>Reservedeler</h2><p>Vi har deler til alt vi har solgt de siste ti årene: bein, glidere, hengsler, trekk. Delene koster det de koster oss, og små deler er gratis. Oppgi varenummeret, det står på etiketten under setet eller innerst i skuffen.</p>`,
        sv: `<h2>Det här täcker garantin</h2><p>Fel i material och hantverk: på möbler i 15 år, på lampor, textilier och speglar i 5, på vaser och korgar i 2. Vanligt slitage är inget fel. Garantin följer möbeln, inte köparen, så den gäller även om du köpt begagnat.</p><h2>Reservdelar</h2><p>Vi har delar till allt vi sålt de senaste tio åren: ben, glidtassar, gångjärn, klädslar. Delarna kostar vad de kostar oss, och små delar är gratis. Uppge artikelnumret, det står på etiketten under sitsen eller längst in i lådan.</p>`,
        en: `<h2>What the guarantee covers</h2><p>Faults in materials and workmanship: furniture for 15 years, lamps, textiles and mirrors for 5, vases and baskets for 2. Ordinary wear is no fault. The guarantee follows the piece, not the person who bought it, so it holds second-hand too.</p><h2>Spare parts</h2><p>We keep parts for everything sold in the last ten years: legs, glides, hinges, covers. Parts cost what they cost us, and small ones are free. Give us the article number; it is on the label under the seat, or at the back of the drawer.</p>`,
      },
    },
  ],
};
