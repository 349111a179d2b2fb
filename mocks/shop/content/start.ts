import { shopBrand } from '../../../brand/shopBrand';
import type { PageSource } from './authoring';

export const start: PageSource = {
  id: 'start',
  type: 'StartPage',
  room: 'living-evening',
  slug: { no: '', sv: '', en: '' },
  title: {
    no: 'Møbler for resten av livet',
    sv: 'Möbler för resten av livet',
    en: 'Furniture for the rest of your life',
  },
  lead: {
    no: `${shopBrand.name} er nordiske møbler og ting til hjemmet, laget for å brukes, slites og repareres.`,
    sv: `${shopBrand.name} är nordiska möbler och saker till hemmet, gjorda för att användas, slitas och lagas.`,
    en: `${shopBrand.name} is Nordic furniture and things for the home, made to be used, worn and mended.`,
  },
  hero: {
    heading: { no: 'Mørketid er lampetid', sv: 'Mörka tider, ljusa lampor', en: 'Dark days, good lamps' },
    text: {
      no: 'Sola går ned klokka tre. Utvalgte lamper er 25\u00a0% billigere ut måneden.',
      sv: 'Solen går ner klockan tre. Utvalda lampor är 25\u00a0% billigare månaden ut.',
      en: 'The sun sets at three. Selected lamps are 25% off until the end of the month.',
    },
    link: 'page:campaign-light',
    label: { no: 'Se lampene', sv: 'Se lamporna', en: 'See the lamps' },
  },
  blocks: [
    {
      type: 'carousel',
      heading: { no: 'Sofaer å bli sittende i', sv: 'Soffor att bli sittande i', en: 'Sofas to settle into' },
      category: 'sofas',
    },
    {
      type: 'tiles',
      heading: { no: 'Rom for rom', sv: 'Rum för rum', en: 'Room by room' },
      tiles: [
        { category: 'living-room' },
        { category: 'dining-room' },
        { category: 'bedroom' },
        { category: 'home-office' },
      ],
    },
    {
      type: 'imageText',
      room: 'living-small',
      side: 'right',
      heading: {
        no: 'Den lille stua som fikk plass til alt',
        sv: 'Det lilla vardagsrummet som rymde allt',
        en: 'The small living room that held everything',
      },
      body: {
        no: `<p>Atten kvadratmeter, to voksne og en stigehylle til bøkene. Trikset var å flytte sofaen 40 centimeter ut fra veggen. <a href="page:small-living-room">Bli med hjem til Sagene</a>.</p>`,
        sv: `<p>Arton kvadratmeter, två vuxna och en steghylla för böckerna. Knepet var att flytta ut soffan 40 centimeter från väggen. <a href="page:small-living-room">Följ med hem till Sagene</a>.</p>`,
        en: `<p>Eighteen square metres, two adults and a ladder shelf for the books. The trick was to move the sofa forty centimetres off the wall. <a href="page:small-living-room">Come home with us to Sagene</a>.</p>`,
      },
    },
    {
      type: 'tiles',
      heading: { no: 'Til inspirasjon', sv: 'Till inspiration', en: 'For inspiration' },
      tiles: [{ page: 'long-table' }, { page: 'calm-bedroom' }, { page: 'living-wood' }],
    },
    {
      type: 'listing',
      heading: { no: 'Stoler rundt bordet', sv: 'Stolar runt bordet', en: 'Chairs around the table' },
      category: 'dining-chairs',
    },
    {
      type: 'quote',
      quote: {
        no: 'Kjøp sjeldnere. Sitt lenger.',
        sv: 'Köp sällan. Sitt länge.',
        en: 'Buy less often. Sit longer.',
      },
      author: {
        no: 'Står over døra på verkstedet',
        sv: 'Står över dörren i verkstaden',
        en: 'Above the workshop door',
      },
    },
    {
      type: 'cta',
      items: [
        {
          room: 'bedroom-walnut',
          heading: { no: 'Sov bedre', sv: 'Sov bättre', en: 'Sleep better' },
          text: {
            no: 'Prøvesov i nitti netter.',
            sv: 'Provsov i nittio nätter.',
            en: 'Beds on trial for ninety nights.',
          },
          link: 'page:campaign-sleep',
          label: {
            no: 'Se tilbudene til soverommet',
            sv: 'Se erbjudandena för sovrummet',
            en: 'See the bedroom offers',
          },
        },
        {
          room: 'workplace-desk',
          heading: { no: 'Et sted å tenke', sv: 'En plats för tankar', en: 'A place to think' },
          text: {
            no: 'Skrivebord som er fine å se på, også i helgen.',
            sv: 'Skrivbord som är fina att se på, även på helgen.',
            en: 'Desks you won’t mind looking at on a Saturday.',
          },
          link: 'page:campaign-workplace',
          label: {
            no: 'Se tilbudene til hjemmekontoret',
            sv: 'Se erbjudandena för hemmakontoret',
            en: 'See the home office offers',
          },
        },
      ],
    },
  ],
};
