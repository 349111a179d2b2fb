import type { PageSource } from '../authoring';

/** Article about furnishing a small living room. */
export const smallLivingRoom: PageSource = {
  id: 'small-living-room',
  type: 'InspirationPage',
  parent: 'inspiration',
  room: 'living-small',
  slug: { no: 'den-lille-stua', sv: 'det-lilla-vardagsrummet', en: 'the-small-living-room' },
  title: {
    no: 'Den lille stua som fikk plass til alt',
    sv: 'Det lilla vardagsrummet som rymde allt',
    en: 'The small living room that held everything',
  },
  lead: {
    no: 'Atten kvadratmeter, to voksne og en stigehylle til bøkene. Slik ble det rom til gjester også.',
    sv: 'Arton kvadratmeter, två vuxna och en steghylla för böckerna. Så blev det plats för gäster också.',
    en: 'Eighteen square metres, two adults and a ladder shelf for the books. Here is how it made room for guests too.',
  },
  blocks: [
    {
      type: 'text',
      body: {
        no: `<p>De fleste små stuer har det samme problemet, og det er ikke størrelsen. Det er at alt står inntil veggen og venter på tur. Midten blir et dansegulv ingen danser på, og hjørnene fylles med ting som egentlig skulle stått et annet sted.</p><p>I leiligheten på Sagene begynte paret med å trekke sofaen 40 centimeter ut. Bak den fikk en smal hylle plass, med lamper som lyser over skulderen når noen leser. Plutselig hadde rommet en rygg å lene seg mot.</p>`,
        sv: `<p>De flesta små vardagsrum har samma problem, och det är inte storleken. Det är att allt står längs väggen och väntar på sin tur. Mitten blir ett dansgolv som ingen dansar på, och hörnen fylls med saker som egentligen hör hemma någon annanstans.</p><p>I lägenheten på Sagene började paret med att dra ut soffan 40 centimeter. Bakom den fick en smal hylla plats, med lampor som lyser över axeln på den som läser. Plötsligt hade rummet en rygg att luta sig mot.</p>`,
        en: `<p>Most small living rooms share the same problem, and it is not their size. It is that everything stands against the wall, waiting its turn. The middle becomes a dance floor nobody dances on, and the corners fill up with things that belong somewhere else.</p><p>In this flat in Sagene the couple began by pulling the sofa forty centimetres into the room. A narrow shelf moved in behind it, with lamps that shine over a reader’s shoulder. Suddenly the room had a back to lean on.</p>`,
      },
    },
    {
      type: 'imageText',
      room: 'living-window',
      side: 'right',
      heading: {
        no: 'Mål gangveien, ikke gulvet',
        sv: 'Mät gångvägen, inte golvet',
        en: 'Measure the path, not the floor',
      },
      body: {
        no: `<p>Du trenger 60 centimeter for å gå forbi en sofa uten å tenke på det, og 40 mellom sofa og salongbord for å nå koppen uten å reise deg. Det er de to målene som avgjør hva som får plass, ikke kvadratmeterne på tegningen.</p><p>Velg heller ett salongbord med luft under enn to tunge. Gulv som fortsetter under møblene, leses som større gulv.</p>`,
        sv: `<p>Du behöver 60 centimeter för att gå förbi en soffa utan att tänka på det, och 40 mellan soffa och soffbord för att nå koppen utan att resa dig. Det är de två måtten som avgör vad som får plats, inte kvadratmetrarna på ritningen.</p><p>Välj hellre ett soffbord med luft under än två tunga. Golv som fortsätter under möblerna läses som ett större golv.</p>`,
        en: `<p>You need 60 centimetres to walk past a sofa without thinking about it, and 40 between sofa and coffee table to reach your cup without getting up. Those two measurements decide what will fit; the square metres on the plan do not.</p><p>Choose one coffee table with air beneath it over two heavy ones. A floor that carries on under the furniture reads as a larger floor.</p>`,
      },
    },
    {
      type: 'quote',
      quote: {
        no: 'Vi sluttet å spørre hvor ting fikk plass, og begynte å spørre hvor vi selv skulle sitte.',
        sv: 'Vi slutade fråga var sakerna fick plats och började fråga var vi själva skulle sitta.',
        en: 'We stopped asking where things would fit and started asking where we wanted to sit.',
      },
      author: {
        no: 'Ingrid, bor på Sagene',
        sv: 'Ingrid, bor på Sagene',
        en: 'Ingrid, who lives in Sagene',
      },
    },
    {
      type: 'text',
      body: {
        no: `<h2>Tre valg som gjorde jobben</h2><ul><li><strong>Ett stort teppe.</strong> Alle møblene står med minst to bein på det, så de hører sammen selv om de er kjøpt med ti års mellomrom.</li><li><strong>En puff i stedet for stol nummer to.</strong> Den er fotskammel på tirsdag og gjesteplass på fredag.</li><li><strong>Lukket oppbevaring nederst, åpen øverst.</strong> Øyet leser det som er i øyehøyde. Resten er det lov å rydde vekk.</li></ul><p>Les mer om størrelser i <a href="page:rug-guide">teppeguiden</a>.</p>`,
        sv: `<h2>Tre val som gjorde jobbet</h2><ul><li><strong>En stor matta.</strong> Alla möbler står med minst två ben på den, så de hör ihop även om de är köpta med tio års mellanrum.</li><li><strong>En puff i stället för fåtölj nummer två.</strong> Den är fotpall på tisdagen och gästplats på fredagen.</li><li><strong>Stängd förvaring nederst, öppen överst.</strong> Ögat läser det som är i ögonhöjd. Resten får man städa undan.</li></ul><p>Läs mer om storlekar i <a href="page:rug-guide">mattguiden</a>.</p>`,
        en: `<h2>Three choices that did the work</h2><ul><li><strong>One large rug.</strong> Every piece has at least two legs on it, so they belong together even though they were bought ten years apart.</li><li><strong>A pouf instead of a second armchair.</strong> It is a footstool on Tuesday and a guest seat on Friday.</li><li><strong>Closed storage below, open above.</strong> The eye reads what is at eye level. The rest may be tidied away.</li></ul><p>There is more about sizes in the <a href="page:rug-guide">rug guide</a>.</p>`,
      },
    },
    {
      type: 'carousel',
      heading: { no: 'Sofaer for små stuer', sv: 'Soffor för små rum', en: 'Sofas for small rooms' },
      category: 'two-seat-sofas',
    },
  ],
};
