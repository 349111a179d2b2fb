import type { PageSource } from '../authoring';

/** Buying guide for sofas. */
export const sofaGuide: PageSource = {
  id: 'sofa-guide',
  type: 'InformationPage',
  parent: 'guides',
  room: 'living-linen',
  slug: { no: 'sofaguiden', sv: 'soffguiden', en: 'sofa-guide' },
  title: { no: 'Sofaguiden', sv: 'Soffguiden', en: 'The sofa guide' },
  lead: {
    no: 'Fire spørsmål, så vet du hvilken sofa du skal ha.',
    sv: 'Fyra frågor, sedan vet du vilken soffa du ska ha.',
    en: 'Four questions, and you will know which sofa is yours.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>1. Sitter du eller ligger du?</h2><p>Til å sitte: 50–55 centimeter setedybde og litt fast skum. Til å ligge: 60 og oppover, og armlener som er lave nok til å være pute.</p><h2>2. Hvor mange på en vanlig tirsdag?</h2><p>Regn 65 centimeter per person mellom armlenene. En treseter er som regel en toseter med plass til en katt.</p><h2>3. Hvem ellers bor der?</h2><p>Ull tåler mest og napper minst. Bouclé er mykest, men katteklør elsker den. Lin blir penere av å bli brukt. Velg avtakbart trekk hvis noen i huset er under åtte år.</p><h2>4. Kommer den inn?</h2><p>Mål døra, trappa og heisen. Alle sofaene våre har avtakbare bein og kommer i deler på høyst 230 centimeter.</p>`,
        sv: `<h2>1. Sitter du eller ligger du?</h2><p>För att sitta: 50–55 centimeters sittdjup och lite fastare skum. För att ligga: 60 och uppåt, och armstöd som är låga nog att vara kudde.</p><h2>2. Hur många en vanlig tisdag?</h2><p>Räkna med 65 centimeter per person mellan armstöden. En tresits är oftast en tvåsits med plats för en katt.</p><h2>3. Vilka fler bor där?</h2><p>Ull tål mest och noppar minst. Bouclé är mjukast, men kattklor älskar den. Linne blir vackrare av att användas. Välj avtagbar klädsel om någon i huset är under åtta år.</p><h2>4. Kommer den in?</h2><p>Mät dörren, trappan och hissen. Alla våra soffor har avtagbara ben och kommer i delar på högst 230 centimeter.</p>`,
        en: `<h2>1. Do you sit or do you lie?</h2><p>For sitting: a seat 50–55 centimetres deep and fairly firm foam. For lying: 60 and up, with arms low enough to serve as a pillow.</p><h2>2. How many on an ordinary Tuesday?</h2><p>Allow 65 centimetres a person between the arms. A three-seater is usually a two-seater with room for a cat.</p><h2>3. Who else lives there?</h2><p>Wool endures most and pills least. Bouclé is softest, but claws adore it. Linen improves with use. Choose removable covers if anyone in the house is under eight.</p><h2>4. Will it go in?</h2><p>Measure the door, the stairs and the lift. All our sofas have detachable legs and arrive in parts of at most 230 centimetres.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'living-corner',
      side: 'left',
      heading: {
        no: 'Og hvis det blir et hjørne?',
        sv: 'Och om det blir ett hörn?',
        en: 'And if it is a corner?',
      },
      body: {
        no: `<p>Mål begge veggene, og la det være plass til å gå mellom sofaen og bordet: 40 centimeter er nok.</p>`,
        sv: `<p>Mät båda väggarna, och lämna plats att gå mellan soffan och bordet: 40 centimeter räcker.</p>`,
        en: `<p>Measure both walls, and leave room to walk between the sofa and the table: 40 centimetres will do.</p>`,
      },
    },
    {
      type: 'listing',
      heading: { no: 'Sofaer vi kan gå god for', sv: 'Soffor vi går i god för', en: 'Sofas we vouch for' },
      category: 'sofas',
    },
  ],
};
