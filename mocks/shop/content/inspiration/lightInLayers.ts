import type { PageSource } from '../authoring';

/** Article about lighting a room in three layers. */
export const lightInLayers: PageSource = {
  id: 'light-in-layers',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'bedroom-lamp',
  slug: { no: 'lys-i-tre-lag', sv: 'ljus-i-tre-lager', en: 'light-in-three-layers' },
  title: { no: 'Lys i tre lag', sv: 'Ljus i tre lager', en: 'Light in three layers' },
  lead: {
    no: 'Fra oktober til mars er lampene det viktigste møblet i huset. Da hjelper det ikke å ha én, midt i taket.',
    sv: 'Från oktober till mars är lamporna husets viktigaste möbel. Då räcker det inte med en, mitt i taket.',
    en: 'From October to March the lamps are the most important pieces in the house. One in the middle of the ceiling will not do.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>Et rom som bare lyses opp ovenfra, blir flatt. Ansiktene får skygger under øynene, bordet blir en scene, og hjørnene forsvinner. Det er derfor kafeer du liker å sitte i, nesten aldri bruker taklampen.</p><p>Tenk i stedet i tre lag: et allment lys du kan gå rundt i, et arbeidslys der hendene er, og små lys som bare er der for å være fine. De skal kunne tennes hver for seg.</p>`,
        sv: `<p>Ett rum som bara lyses upp uppifrån blir platt. Ansiktena får skuggor under ögonen, bordet blir en scen och hörnen försvinner. Det är därför kaféer man trivs på nästan aldrig tänder taklampan.</p><p>Tänk i stället i tre lager: ett allmänljus att gå omkring i, ett arbetsljus där händerna är, och små ljus som bara finns för att de är vackra. De ska kunna tändas var för sig.</p>`,
        en: `<p>A room lit only from above goes flat. Faces get shadows under the eyes, the table becomes a stage and the corners disappear. That is why the cafés you like to linger in hardly ever use their ceiling light.</p><p>Think in three layers instead: a general light to walk about in, a working light where the hands are, and small lights that are there simply to be lovely. Each should have a switch of its own.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'dining-supper',
      side: 'left',
      heading: {
        no: 'Pendelen: 60\u00a0centimeter over bordet',
        sv: 'Pendeln: 60\u00a0centimeter över bordet',
        en: 'The pendant: 60\u00a0centimetres above the table',
      },
      body: {
        no: `<p>Heng spisebordslampen så høyt at du ser ansiktet på den andre siden under skjermen, vanligvis 55–65 centimeter over bordplaten. Lyset faller på maten og hendene, og resten av rommet trekker seg tilbake.</p><p>Over et langt bord er to mindre pendler nesten alltid bedre enn én stor.</p>`,
        sv: `<p>Häng matbordslampan så högt att du ser ansiktet på andra sidan under skärmen, oftast 55–65 centimeter över bordsskivan. Ljuset faller på maten och händerna, och resten av rummet drar sig tillbaka.</p><p>Över ett långt bord är två mindre pendlar nästan alltid bättre än en stor.</p>`,
        en: `<p>Hang the dining lamp high enough to see the face across the table beneath the shade, usually 55–65 centimetres above the top. The light falls on food and hands, and the rest of the room steps back.</p><p>Over a long table, two smaller pendants almost always beat one large.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'living-reading-corner',
      side: 'right',
      heading: {
        no: 'Leselampen: bak skulderen',
        sv: 'Läslampan: bakom axeln',
        en: 'The reading lamp: behind the shoulder',
      },
      body: {
        no: `<p>Plasser gulvlampen litt bak stolen og til siden, så lyset faller på boka og ikke i øynene. En tett skjerm blender verken deg eller de andre i rommet.</p>`,
        sv: `<p>Ställ golvlampan lite bakom fåtöljen och åt sidan, så faller ljuset på boken och inte i ögonen. En tät skärm bländar varken dig eller de andra i rummet.</p>`,
        en: `<p>Place the floor lamp a little behind the chair and to one side, so that the light falls on the book and not in your eyes. A dense shade dazzles neither you nor anyone else in the room.</p>`,
      },
    },
    {
      type: 'faq',
      heading: { no: 'Om lyspærer', sv: 'Om ljuskällor', en: 'About bulbs' },
      items: [
        {
          question: {
            no: 'Hvor mange lumen trenger jeg?',
            sv: 'Hur många lumen behöver jag?',
            en: 'How many lumens do I need?',
          },
          answer: {
            no: '<p>Regn 100 lumen per kvadratmeter til sammen i stua, 200 på kjøkkenet. Fordelt på fem lamper er det sjelden mer enn 400 i hver.</p>',
            sv: '<p>Räkna med 100 lumen per kvadratmeter sammanlagt i vardagsrummet, 200 i köket. Fördelat på fem lampor blir det sällan mer än 400 i varje.</p>',
            en: '<p>Allow 100 lumens per square metre in total in a living room and 200 in a kitchen. Spread over five lamps that is seldom more than 400 in each.</p>',
          },
        },
        {
          question: {
            no: 'Hva er varmt lys?',
            sv: 'Vad är varmt ljus?',
            en: 'What counts as warm light?',
          },
          answer: {
            no: '<p>2700 kelvin er som en gammeldags glødepære, 2200 som et stearinlys. Over 3000 hører hjemme på arbeidsbenken.</p>',
            sv: '<p>2700 kelvin är som en gammaldags glödlampa, 2200 som ett stearinljus. Över 3000 hör hemma vid arbetsbänken.</p>',
            en: '<p>2700 kelvin is an old-fashioned filament bulb, 2200 a candle. Anything above 3000 belongs over the workbench.</p>',
          },
        },
        {
          question: {
            no: 'Kan alle lampene dimmes?',
            sv: 'Går alla lampor att dimma?',
            en: 'Can every lamp be dimmed?',
          },
          answer: {
            no: '<p>Lampene kan, hvis pæren er merket dimbar. Har du gammel dimmer på veggen, bør den byttes til en som er laget for LED.</p>',
            sv: '<p>Lamporna kan, om ljuskällan är märkt dimbar. Har du en gammal dimmer på väggen bör den bytas mot en som är gjord för LED.</p>',
            en: '<p>The lamps can, as long as the bulb is marked dimmable. An old wall dimmer should be replaced by one made for LED.</p>',
          },
        },
      ],
    },
    {
      type: 'carousel',
      heading: { no: 'Gulvlamper å lese ved', sv: 'Golvlampor att läsa vid', en: 'Floor lamps to read by' },
      category: 'floor-lamps',
    },
  ],
};
