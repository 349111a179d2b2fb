import type { PageSource } from '../authoring';

/** Guarantee, spare parts and care. */
export const guarantee: PageSource = {
  id: 'guarantee',
  type: 'InformationPage',
  parent: 'support',
  slug: { no: 'garanti-og-reservedeler', sv: 'garanti-och-reservdelar', en: 'guarantee-and-spare-parts' },
  title: { no: 'Garanti og reservedeler', sv: 'Garanti och reservdelar', en: 'Guarantee and spare parts' },
  lead: {
    no: 'Femten år på konstruksjonen, og en skrue i posten når du har mistet en.',
    sv: 'Femton år på konstruktionen, och en skruv med posten när du har tappat en.',
    en: 'Fifteen years on the frame, and a screw in the post when you have lost one.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Dette dekker garantien</h2><p>Rammer, bein, beslag og skuffer i 15 år. Skum og fjær i 10. Trekk og tekstiler i 5. Lamper i 5, pærene i 2. Garantien følger møbelet, ikke den som kjøpte det, så den gjelder også etter et bruktsalg.</p><h2>Reservedeler</h2><p>Vi har deler til alt vi har solgt de siste ti årene: bein, glidere, hengsler, trekk. Delene koster det de koster oss, og små deler er gratis. Oppgi varenummeret, det står på etiketten under setet eller innerst i skuffen.</p>`,
        sv: `<h2>Det här täcker garantin</h2><p>Stommar, ben, beslag och lådor i 15 år. Skum och fjädrar i 10. Klädslar och textilier i 5. Lampor i 5, ljuskällor i 2. Garantin följer möbeln, inte köparen, så den gäller även om du köpt begagnat.</p><h2>Reservdelar</h2><p>Vi har delar till allt vi sålt de senaste tio åren: ben, glidtassar, gångjärn, klädslar. Delarna kostar vad de kostar oss, och små delar är gratis. Uppge artikelnumret, det står på etiketten under sitsen eller längst in i lådan.</p>`,
        en: `<h2>What the guarantee covers</h2><p>Frames, legs, fittings and drawers for 15 years. Foam and springs for 10. Covers and textiles for 5. Lamps for 5, bulbs for 2. The guarantee follows the piece, not the person who bought it, so it holds second-hand too.</p><h2>Spare parts</h2><p>We keep parts for everything sold in the last ten years: legs, glides, hinges, covers. Parts cost what they cost us, and small ones are free. Give us the article number; it is on the label under the seat, or at the back of the drawer.</p>`,
      },
    },
  ],
};
