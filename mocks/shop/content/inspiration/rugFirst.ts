import { shopBrand } from '../../../../brand/shopBrand';
import type { PageSource } from '../authoring';

/** Article about choosing the rug of a room first. */
export const rugFirst: PageSource = {
  id: 'rug-first',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'living-stripe',
  slug: { no: 'teppet-forst', sv: 'mattan-forst', en: 'the-rug-comes-first' },
  title: { no: 'Teppet først', sv: 'Mattan först', en: 'The rug comes first' },
  lead: {
    no: 'De fleste kjøper teppet til slutt, når pengene er brukt opp. Begynn i stedet med det du står på.',
    sv: 'De flesta köper mattan sist, när pengarna är slut. Börja i stället med det du står på.',
    en: 'Most people buy the rug last, when the money is gone. Start instead with what you stand on.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>Et teppe gjør tre ting på en gang. Det demper lyden, det samler møblene, og det bestemmer fargene. Ingen annen ting i rommet har så mye å si, og ingen blir valgt så tilfeldig.</p><p>Begynner du med teppet, er resten enkelt: hent den nest mørkeste fargen i det til sofaen og den lyseste til veggen. Da kan du bytte puter så ofte du vil, uten at rommet mister fotfestet.</p>`,
        sv: `<p>En matta gör tre saker på en gång. Den dämpar ljudet, samlar möblerna och bestämmer färgerna. Inget annat i rummet betyder så mycket, och inget väljs så slumpmässigt.</p><p>Börjar du med mattan är resten enkelt: hämta dess näst mörkaste färg till soffan och den ljusaste till väggen. Sedan kan du byta kuddar så ofta du vill utan att rummet tappar fotfästet.</p>`,
        en: `<p>A rug does three things at once. It softens sound, gathers the furniture and settles the colours. Nothing else in the room has so much to say, and nothing is chosen so much by accident.</p><p>Begin with the rug and the rest is easy: take its second darkest colour for the sofa and its lightest for the wall. After that you can change cushions as often as you like without the room losing its footing.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'living-rug',
      side: 'right',
      heading: {
        no: 'Ull, jute eller bomull?',
        sv: 'Ull, jute eller bomull?',
        en: 'Wool, jute or cotton?',
      },
      body: {
        no: `<p><strong>Ull</strong> er varm, tung og naturlig smussavvisende. Den loer litt de første ukene og holder i tretti år. <strong>Jute</strong> er flat og sval, og kler spisebordet der stolene skal gli. <strong>Bomull</strong> kan vaskes i maskin og hører hjemme på badet, barnerommet og kjøkkenet.</p>`,
        sv: `<p><strong>Ull</strong> är varm, tung och naturligt smutsavvisande. Den luddar de första veckorna och håller i trettio år. <strong>Jute</strong> är slät och sval och passar under matbordet, där stolarna ska glida. <strong>Bomull</strong> går att tvätta i maskin och hör hemma i badrummet, barnrummet och köket.</p>`,
        en: `<p><strong>Wool</strong> is warm, heavy and sheds dirt by nature. It sheds a little fluff too, for the first weeks, and then lasts thirty years. <strong>Jute</strong> is flat and cool and suits a dining table, where chairs need to slide. <strong>Cotton</strong> goes in the washing machine and belongs in bathrooms, nurseries and kitchens.</p>`,
      },
    },
    {
      type: 'quote',
      quote: {
        no: 'Et for lite teppe ser ut som noe noen har mistet.',
        sv: 'En för liten matta ser ut som något någon har tappat.',
        en: 'A rug that is too small looks like something somebody dropped.',
      },
      author: {
        no: `Sunniva Aas, tekstilansvarlig i ${shopBrand.name}`,
        sv: `Sunniva Aas, textilansvarig på ${shopBrand.name}`,
        en: `Sunniva Aas, head of textiles at ${shopBrand.name}`,
      },
    },
    {
      type: 'cta',
      items: [
        {
          heading: { no: 'Usikker på størrelsen?', sv: 'Osäker på storleken?', en: 'Unsure of the size?' },
          text: {
            no: 'Teppeguiden har målene for stue, spisebord og seng, så du kan sammenligne med rommet.',
            sv: 'Mattguiden har måtten för vardagsrum, matbord och säng, så att du kan jämföra med rummet.',
            en: 'The rug guide has the measurements for living room, table and bed, ready to hold against your own.',
          },
          link: 'page:rug-guide',
          label: { no: 'Til teppeguiden', sv: 'Till mattguiden', en: 'To the rug guide' },
        },
      ],
    },
    {
      type: 'listing',
      heading: { no: 'Tepper i ull', sv: 'Ullmattor', en: 'Wool rugs' },
      category: 'wool-rugs',
    },
  ],
};
