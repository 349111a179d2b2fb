import { shopBrand } from '../../../../brand/shopBrand';
import type { PageSource } from '../authoring';

/** Article about wood, its ageing and care. */
export const livingWood: PageSource = {
  id: 'living-wood',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'dining-oak',
  slug: { no: 'tre-som-lever', sv: 'tra-som-lever', en: 'wood-that-lives' },
  title: { no: 'Levende tre', sv: 'Trä som lever', en: 'Wood that lives' },
  lead: {
    no: 'Eika gulner, valnøtten lysner, asken blir som honning. En bruksanvisning for folk som har tålmodighet.',
    sv: 'Eken gulnar, valnöten ljusnar, asken blir som honung. En bruksanvisning för den som har tålamod.',
    en: 'Oak yellows, walnut pales, ash turns to honey. A user’s manual for patient people.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>Treet slutter ikke å bevege seg når det blir bord. Om vinteren, når lufta er tørr, trekker en eikeplate på én meter seg sammen med tre–fire millimeter. Om sommeren tar den dem tilbake. Derfor sitter bordplatene våre i avlange hull, og derfor skal du ikke bekymre deg for en sprekk i februar.</p><p>Fargen beveger seg også. Det meste skjer de første seks månedene, og det skjer bare der lyset slipper til. Flytt på fatet av og til.</p>`,
        sv: `<p>Trä slutar inte röra sig när det blir bord. På vintern, när luften är torr, drar en meterbred ekskiva ihop sig tre–fyra millimeter. På sommaren tar den tillbaka dem. Därför sitter våra bordsskivor i avlånga hål, och därför behöver du inte oroa dig för en springa i februari.</p><p>Färgen rör sig också. Det mesta händer de första sex månaderna, och bara där ljuset kommer åt. Flytta på fatet ibland.</p>`,
        en: `<p>Wood does not stop moving when it becomes a table. In winter, when the air is dry, a metre of oak shrinks by three or four millimetres; in summer it takes them back. That is why our tops are fixed through slotted holes, and why a gap in February is nothing to worry about.</p><p>Colour moves too. Most of it happens in the first six months, and only where light can reach. Shift the fruit bowl now and then.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'sideboard-wall',
      side: 'right',
      heading: {
        no: 'Olje, såpe eller lakk',
        sv: 'Olja, såpa eller lack',
        en: 'Oil, soap or lacquer',
      },
      body: {
        no: `<p><strong>Olje</strong> trekker inn og kan flikkes på der skaden er. Ny olje to ganger det første året, siden én i året. <strong>Såpe</strong> gir lysest tre og vil ha oftest stell. <strong>Lakk</strong> tørker du av og glemmer, men en ripe blir der.</p><p>Er du i tvil: olje. Den tilgir.</p>`,
        sv: `<p><strong>Olja</strong> tränger in och kan bättras på där skadan är. Ny olja två gånger det första året, sedan en gång om året. <strong>Såpa</strong> ger ljusast trä och vill ha tätast skötsel. <strong>Lack</strong> torkar du av och glömmer, men en repa blir kvar.</p><p>Om du tvekar: olja. Den förlåter.</p>`,
        en: `<p><strong>Oil</strong> sinks in and can be mended where the damage is. Oil twice in the first year, then once a year. <strong>Soap</strong> gives the palest wood and asks for care most often. <strong>Lacquer</strong> you wipe and forget, though a scratch in it stays.</p><p>If in doubt: oil. It forgives.</p>`,
      },
    },
    {
      type: 'quote',
      quote: {
        no: 'Et bord uten merker er et bord ingen har vært glad i.',
        sv: 'Ett bord utan märken är ett bord som ingen har tyckt om.',
        en: 'A table without marks is a table nobody has loved.',
      },
      author: {
        no: `Henrik Solli, snekker i ${shopBrand.name}`,
        sv: `Henrik Solli, snickare på ${shopBrand.name}`,
        en: `Henrik Solli, joiner at ${shopBrand.name}`,
      },
    },
    {
      type: 'faq',
      heading: { no: 'Når det går galt', sv: 'När det går fel', en: 'When it goes wrong' },
      items: [
        {
          question: {
            no: 'Hvit ring etter en kopp',
            sv: 'Vit ring efter en kopp',
            en: 'A white ring from a cup',
          },
          answer: {
            no: '<p>Fukt i overflaten. Gni med litt olje på en myk klut i fiberretningen, og la den ligge en time. Går den ikke bort, har du en historie.</p>',
            sv: '<p>Fukt i ytan. Gnid med lite olja på en mjuk trasa i fiberriktningen och låt den ligga en timme. Försvinner den inte har du en historia.</p>',
            en: '<p>Moisture in the surface. Rub with a little oil on a soft cloth, along the grain, and leave it for an hour. If it stays, you have a story.</p>',
          },
        },
        {
          question: { no: 'En ripe i oljet tre', sv: 'En repa i oljat trä', en: 'A scratch in oiled wood' },
          answer: {
            no: '<p>Puss lett med korn 240 på langs, tørk av støvet og olje på flekken. Etter to uker finner du den ikke igjen.</p>',
            sv: '<p>Slipa lätt med korn 240 på längden, torka bort dammet och olja fläcken. Efter två veckor hittar du den inte.</p>',
            en: '<p>Sand lightly along the grain with 240 grit, wipe away the dust and oil the spot. In two weeks you will not find it.</p>',
          },
        },
        {
          question: { no: 'Rødvin', sv: 'Rödvin', en: 'Red wine' },
          answer: {
            no: '<p>Sug opp med papir, ikke gni. Lunkent vann med litt såpe, tørk tørt. Så en ny flaske.</p>',
            sv: '<p>Sug upp med papper, gnid inte. Ljummet vatten med lite såpa, torka torrt. Sedan en ny flaska.</p>',
            en: '<p>Blot with paper, do not rub. Lukewarm water with a little soap, then dry. Then a fresh bottle.</p>',
          },
        },
      ],
    },
    {
      type: 'tiles',
      heading: { no: 'Møbler i massivt tre', sv: 'Möbler i massivt trä', en: 'Furniture in solid wood' },
      tiles: [{ category: 'dining-tables' }, { category: 'sideboards' }, { category: 'bookcases' }],
    },
  ],
};
