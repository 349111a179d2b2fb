import type { PageSource } from '../authoring';

/** Buying guide for beds. */
export const bedGuide: PageSource = {
  id: 'bed-guide',
  type: 'InformationPage',
  parent: 'guides',
  room: 'bedroom-linen',
  slug: { no: 'sengeguiden', sv: 'sangguiden', en: 'bed-guide' },
  title: { no: 'Sengeguiden', sv: 'Sängguiden', en: 'The bed guide' },
  lead: {
    no: 'Bredde, høyde og fasthet, i den rekkefølgen.',
    sv: 'Bredd, höjd och fasthet, i den ordningen.',
    en: 'Width, height and firmness, in that order.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>Bredde</h2><p>Alene: 120 er luksus, 90 er nok. To: 160 hvis dere sover tett, 180 hvis dere vil sove. Kommer barna over om natta, finnes det ikke noe som heter bredt nok.</p><h2>Høyde</h2><p>Sitt på kanten. Knærne skal være i rett vinkel og føttene flatt i gulvet, for de fleste mellom 50 og 58 centimeter til toppen av madrassen.</p><h2>Fasthet</h2><p>Under 60 kilo: myk. Mellom 60 og 90: medium. Over 90: fast. Sover du på siden, gå ett hakk mykere, på magen ett fastere.</p><h2>Rundt senga</h2><p>Sett av 60 centimeter på den siden du står opp. Nattbordets topp skal flukte med madrassen.</p>`,
        sv: `<h2>Bredd</h2><p>Ensam: 120 är lyx, 90 räcker. Två: 160 om ni sover tätt, 180 om ni vill sova. Kommer barnen över på natten finns det inget som heter tillräckligt brett.</p><h2>Höjd</h2><p>Sitt på kanten. Knäna ska vara i rät vinkel och fötterna platt mot golvet, för de flesta mellan 50 och 58 centimeter till madrassens ovansida.</p><h2>Fasthet</h2><p>Under 60 kilo: mjuk. Mellan 60 och 90: medium. Över 90: fast. Sover du på sidan, gå ett steg mjukare, på magen ett fastare.</p><h2>Runt sängen</h2><p>Lämna 60 centimeter på den sida där du stiger upp. Sängbordets ovansida ska ligga i nivå med madrassen.</p>`,
        en: `<h2>Width</h2><p>Alone: 120 is luxury, 90 is enough. Two: 160 if you sleep close, 180 if you want to sleep. If children arrive in the night there is no such thing as wide enough.</p><h2>Height</h2><p>Sit on the edge. Knees at a right angle, feet flat on the floor: for most people 50 to 58 centimetres to the top of the mattress.</p><h2>Firmness</h2><p>Under 60 kilos: soft. Between 60 and 90: medium. Above 90: firm. Side sleepers go one step softer, front sleepers one firmer.</p><h2>Around the bed</h2><p>Keep 60 centimetres on the side where you get up. The bedside table should be level with the mattress.</p>`,
      },
    },
    {
      type: 'carousel',
      heading: { no: 'Senger', sv: 'Sängar', en: 'Beds' },
      category: 'beds',
    },
  ],
};
