import type { PageSource } from '../authoring';

/** Article about the dining table as the centre of a home. */
export const longTable: PageSource = {
  id: 'long-table',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'dining-long-table',
  slug: { no: 'langbordet', sv: 'langbordet', en: 'the-long-table' },
  title: { no: 'Langbordet', sv: 'Långbordet', en: 'The long table' },
  lead: {
    no: 'Tolv stoler som ikke er like, ett bord som tåler alt, og en oppskrift på mandager.',
    sv: 'Tolv stolar som inte är lika, ett bord som tål allt och ett recept på måndagar.',
    en: 'Twelve chairs that do not match, one table that survives everything, and a recipe for Mondays.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>Hver mandag klokka seks dekker Jonas og Amina på for dem som kommer. Noen ganger er de fire, noen ganger elleve. Det eneste som ligger fast, er suppa, og at ingen får hjelpe til med oppvasken før kaffen er drukket.</p><p>Bordet kjøpte de før de hadde noe å spise på. Det er i massiv eik, to meter og tjue langt, og har fått merker etter lekser, symaskin og en nyttårsaften ingen vil snakke om. «Det er blitt penere av det», sier Amina.</p>`,
        sv: `<p>Varje måndag klockan sex dukar Jonas och Amina för dem som kommer. Ibland är de fyra, ibland elva. Det enda som ligger fast är soppan, och att ingen får hjälpa till med disken förrän kaffet är drucket.</p><p>Bordet köpte de innan de hade något att äta på. Det är i massiv ek, två meter och tjugo långt, och har fått märken av läxor, symaskin och en nyårsafton som ingen vill tala om. ”Det har blivit vackrare av det”, säger Amina.</p>`,
        en: `<p>Every Monday at six, Jonas and Amina lay the table for whoever turns up. Sometimes they are four, sometimes eleven. The only fixed points are the soup, and that nobody helps with the dishes before the coffee is finished.</p><p>They bought the table before they owned anything to eat from. It is solid oak, two metres twenty long, and carries the marks of homework, a sewing machine and one New Year’s Eve nobody will discuss. “It has grown prettier for it,” says Amina.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'dining-pendant',
      side: 'right',
      heading: {
        no: '60 centimeter per person',
        sv: '60 centimeter per person',
        en: '60 centimetres a person',
      },
      body: {
        no: `<p>Hver gjest trenger 60 centimeter bordkant for å kunne skjære opp maten sin. Et bord på 180 tar altså seks, 220 tar åtte, med god vilje ti. Bak stolen bør det være 75 centimeter, eller 90 hvis noen skal kunne gå forbi med en gryte.</p><p>En benk langs veggen løser to ting: den tar flere enn stolene, og den skyves helt inn når middagen er over.</p>`,
        sv: `<p>Varje gäst behöver 60 centimeter bordskant för att kunna skära sin mat. Ett bord på 180 tar alltså sex, 220 tar åtta, med god vilja tio. Bakom stolen bör det finnas 75 centimeter, eller 90 om någon ska kunna gå förbi med en gryta.</p><p>En bänk längs väggen löser två saker: den rymmer fler än stolarna, och den skjuts in helt när middagen är över.</p>`,
        en: `<p>Each guest needs 60 centimetres of table edge to cut up dinner in peace. A 180 table seats six, then, and a 220 eight, or ten among friends. Leave 75 centimetres behind the chair, or 90 if someone is to pass with a pot.</p><p>A bench along the wall solves two things: it takes more people than chairs do, and it slides right in when the meal is over.</p>`,
      },
    },
    {
      type: 'quote',
      quote: {
        no: 'Kjøp bordet for de gjestene du vil ha, ikke for dem du er.',
        sv: 'Köp bordet för gästerna du vill ha, inte för dem ni redan är.',
        en: 'Buy the table for the guests you would like, not for the household you are.',
      },
      author: {
        no: 'Amina, vertinne på mandager',
        sv: 'Amina, värdinna på måndagar',
        en: 'Amina, Monday host',
      },
    },
    {
      type: 'text',
      body: {
        no: `<h2>Mandagssuppa</h2><p>Fres to løk, tre gulrøtter og en neve selleri i smør til det lukter søtt. Ha i en spiseskje tomatpuré, to bokser hvite bønner, en liter kraft og skorpa av en parmesan. La den småkoke så lenge bordet dekkes. Server med brød, og med noe grønt på toppen hvis noen spør.</p>`,
        sv: `<h2>Måndagssoppan</h2><p>Fräs två lökar, tre morötter och en näve selleri i smör tills det doftar sött. Rör ner en matsked tomatpuré, två burkar vita bönor, en liter buljong och kanten av en parmesan. Låt sjuda medan bordet dukas. Servera med bröd, och med något grönt på toppen om någon frågar.</p>`,
        en: `<h2>The Monday soup</h2><p>Soften two onions, three carrots and a handful of celery in butter until they smell sweet. Add a spoonful of tomato purée, two tins of white beans, a litre of stock and the rind of a Parmesan. Let it simmer while the table is laid. Serve with bread, and with something green on top if anybody asks.</p>`,
      },
    },
    {
      type: 'carousel',
      heading: {
        no: 'Bord å bli sittende ved',
        sv: 'Bord att bli sittande vid',
        en: 'Tables to linger at',
      },
      category: 'dining-tables',
    },
    {
      type: 'tiles',
      heading: { no: 'Rundt bordet', sv: 'Runt bordet', en: 'Around the table' },
      tiles: [{ category: 'dining-chairs' }, { category: 'benches' }, { category: 'pendants' }],
    },
  ],
};
