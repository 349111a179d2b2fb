import type { PageSource } from '../authoring';

/** Article about a calm bedroom. */
export const calmBedroom: PageSource = {
  id: 'calm-bedroom',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'bedroom-calm',
  slug: { no: 'et-soverom-uten-stoy', sv: 'ett-sovrum-utan-brus', en: 'a-bedroom-without-noise' },
  title: { no: 'Et soverom uten støy', sv: 'Ett sovrum i lugn och ro', en: 'A bedroom without noise' },
  lead: {
    no: 'Ikke lydene fra gata. De andre: ladekablene, klesstolen, stabelen med bøker du burde ha lest.',
    sv: 'Det är inte bara ljuden från gatan som stör. Det är laddkablarna, klädstolen och högen med böcker du borde ha läst.',
    en: 'Not the street outside. The other kind: the charging cables, the chair of clothes, the books you ought to have read.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>Soverommet er det eneste rommet vi ser med øynene på vei igjen. Likevel er det her tingene uten fast adresse havner. Søvnforskere er ikke enige om mye, men om dette er de det: mørkt, kjølig og kjedelig er bra.</p><p>Kjedelig behøver ikke være stygt. Det betyr bare at ingenting ber om noe. Tre farger, rolige flater, og en plass for alt som ligger i lommene når dagen er over.</p>`,
        sv: `<p>Sovrummet är det enda rum vi ser medan ögonen är på väg att slutas. Ändå är det här sakerna utan fast adress hamnar. Sömnforskare är inte överens om mycket, men om det här är de det: mörkt, svalt och tråkigt är bra.</p><p>Tråkigt behöver inte vara fult. Det betyder bara att ingenting ber om något. Tre färger, lugna ytor och en plats för allt som ligger i fickorna när dagen är slut.</p>`,
        en: `<p>The bedroom is the only room we look at with eyes about to close. Yet this is where things of no fixed address end up. Sleep researchers agree on little, but they agree on this: dark, cool and dull is good.</p><p>Dull need not mean ugly. It only means that nothing is asking for anything. Three colours, quiet surfaces, and a place for whatever is in your pockets when the day is done.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'bedroom-wardrobe',
      side: 'left',
      heading: {
        no: 'Klesstolen får fri',
        sv: 'Klädstolen får ledigt',
        en: 'Give the clothes chair a rest',
      },
      body: {
        no: `<p>Det som er brukt, men ikke skittent, er den egentlige grunnen til rot. Gi det et eget sted: en knaggrekke innenfor døra, eller en åpen seksjon i garderobeskapet. Da kan stolen bli en stol igjen.</p><p>Et skap med 60 centimeters dybde tar hengere på tvers. Har du bare 45, monterer du stangen fra forkant til bakvegg.</p>`,
        sv: `<p>Det som är använt men inte smutsigt är den egentliga orsaken till stök. Ge det en egen plats: en krokrad innanför dörren eller en öppen sektion i garderoben. Då får stolen bli en stol igen.</p><p>En garderob med 60 centimeters djup rymmer galgar på tvären. Har du bara 45 monterar du stången från framkant till bakvägg.</p>`,
        en: `<p>Worn but not dirty: that is the true cause of clutter. Give it a place of its own, a row of pegs inside the door or an open section in the wardrobe, and the chair can go back to being a chair.</p><p>A wardrobe 60 centimetres deep takes hangers sideways. With only 45, run the rail from front to back.</p>`,
      },
    },
    {
      type: 'text',
      body: {
        no: `<h2>Senga er halve rommet</h2><p>Derfor er sengegavlen den eneste flaten som virkelig får bestemme. En stoffkledd gavl demper lyd og er god å lene seg mot. En i tre gjør rommet lettere. Sett nattbordet i høyde med madrassen, ikke over, så finner du vannglasset i mørket.</p><p>Mål og fastheter står i <a href="page:bed-guide">sengeguiden</a>.</p>`,
        sv: `<h2>Sängen är halva rummet</h2><p>Därför är sänggaveln den enda yta som verkligen får bestämma. En klädd gavel dämpar ljud och är skön att luta sig mot. En i trä gör rummet lättare. Ställ sängbordet i höjd med madrassen, inte över, så hittar du vattenglaset i mörkret.</p><p>Mått och fasthet hittar du i <a href="page:bed-guide">sängguiden</a>.</p>`,
        en: `<h2>The bed is half the room</h2><p>So its headboard is the one surface that truly sets the tone. An upholstered one softens sound and is good to lean on; a wooden one makes the room lighter. Put the bedside table level with the mattress, not above it, and you will find the glass of water in the dark.</p><p>Sizes and firmness are in the <a href="page:bed-guide">bed guide</a>.</p>`,
      },
    },
    {
      type: 'carousel',
      heading: { no: 'Rolige senger', sv: 'Lugna sängar', en: 'Quiet beds' },
      category: 'beds',
    },
    {
      type: 'cta',
      items: [
        {
          heading: {
            no: 'Tilbud til soverommet',
            sv: 'Erbjudanden till sovrummet',
            en: 'Offers for the bedroom',
          },
          text: {
            no: 'Utvalgte møbler til soverommet til lavere pris ut måneden.',
            sv: 'Utvalda möbler till sovrummet till lägre pris månaden ut.',
            en: 'Selected bedroom furniture at a lower price until the end of the month.',
          },
          link: 'page:campaign-sleep',
          label: { no: 'Se tilbudene', sv: 'Se erbjudandena', en: 'See the offers' },
        },
      ],
    },
  ],
};
