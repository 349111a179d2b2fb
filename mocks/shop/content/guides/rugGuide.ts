import type { PageSource } from '../authoring';

/** Buying guide for the size of a rug. */
export const rugGuide: PageSource = {
  id: 'rug-guide',
  type: 'InformationPage',
  parent: 'guides',
  room: 'living-wool',
  slug: { no: 'teppeguiden', sv: 'mattguiden', en: 'rug-guide' },
  title: { no: 'Teppeguiden', sv: 'Mattguiden', en: 'The rug guide' },
  lead: {
    no: 'Er du mellom to størrelser, ta den største. Alltid.',
    sv: 'Om du står mellan två storlekar, ta den största. Alltid.',
    en: 'If you are between two sizes, take the larger. Always.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<h2>I stua</h2><p>Minst to bein av hvert sittemøbel på teppet. Til en treseter betyr det 170\u00a0×\u00a0240, til en hjørnesofa 200\u00a0×\u00a0300.</p><h2>Under spisebordet</h2><p>Bordet pluss 70 centimeter på alle sider, så stolen står på teppet også når den er trukket ut. Velg flatvevd, ellers henger beina seg fast.</p><h2>Ved senga</h2><p>Under senga og 60 centimeter ut på hver side, eller to smale løpere. Det viktigste er hva føttene møter klokka sju.</p><h2>Underlag</h2><p>Et tynt filtunderlag holder teppet på plass, dobler levetiden og gjør støvsugingen lettere. Klipp det fem centimeter mindre enn teppet.</p>`,
        sv: `<h2>I vardagsrummet</h2><p>Minst två ben av varje sittmöbel på mattan. Till en tresits betyder det 170\u00a0×\u00a0240, till en hörnsoffa 200\u00a0×\u00a0300.</p><h2>Under matbordet</h2><p>Bordet plus 70 centimeter på alla sidor, så att stolen står på mattan även när den är utdragen. Välj slätvävt, annars fastnar benen.</p><h2>Vid sängen</h2><p>Under sängen och 60 centimeter ut på varje sida, eller två smala löpare. Det viktigaste är vad fötterna möter klockan sju.</p><h2>Underlägg</h2><p>Ett tunt filtunderlägg håller mattan på plats, fördubblar livslängden och gör dammsugningen lättare. Klipp det fem centimeter mindre än mattan.</p>`,
        en: `<h2>In the living room</h2><p>At least two legs of every seat on the rug. For a three-seater that means 170\u00a0×\u00a0240, for a corner sofa 200\u00a0×\u00a0300.</p><h2>Under the dining table</h2><p>The table plus 70 centimetres on every side, so that the chair stays on the rug when pulled out. Choose a flat weave, or the legs will catch.</p><h2>By the bed</h2><p>Under the bed and 60 centimetres out on each side, or two narrow runners. What matters is what your feet meet at seven.</p><h2>Underlay</h2><p>A thin felt underlay keeps the rug in place, doubles its life and makes vacuuming easier. Cut it five centimetres smaller than the rug.</p>`,
      },
    },
    {
      type: 'carousel',
      heading: { no: 'Tepper i alle størrelser', sv: 'Mattor i alla storlekar', en: 'Rugs in every size' },
      category: 'rugs',
    },
  ],
};
