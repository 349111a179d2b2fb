import type { ContentPageType, PageSource, Text } from './authoring';

/** A page with content of the app: hidden from search engines; editors write heading, preamble and the blocks below. */
function systemPage(
  id: string,
  type: ContentPageType,
  slug: Text,
  title: Text,
  lead: Text,
  blocks: PageSource['blocks'] = [],
): PageSource {
  return { id, type, parent: 'start', hidden: true, slug, title, lead, blocks };
}

const nothing: Text = { no: '', sv: '', en: '' };

/** Cart, checkout, account and other pages with content of the app. */
export const systemPages: PageSource[] = [
  systemPage(
    'search',
    'SearchPage',
    { no: 'sok', sv: 'sok', en: 'search' },
    { no: 'Søk', sv: 'Sök', en: 'Search' },
    {
      no: 'Søk i produkter, guider og artikler.',
      sv: 'Sök bland produkter, guider och artiklar.',
      en: 'Search products, guides and articles.',
    },
  ),
  systemPage(
    'cart',
    'CartPage',
    { no: 'handlekurv', sv: 'varukorg', en: 'cart' },
    { no: 'Handlekurv', sv: 'Varukorg', en: 'Cart' },
    nothing,
    [
      {
        type: 'carousel',
        heading: { no: 'Populære puter', sv: 'Populära kuddar', en: 'Popular cushions' },
        category: 'cushions',
      },
    ],
  ),
  systemPage(
    'checkout',
    'CheckoutPage',
    { no: 'kasse', sv: 'kassa', en: 'checkout' },
    { no: 'Kasse', sv: 'Kassa', en: 'Checkout' },
    nothing,
  ),
  systemPage(
    'order-confirmation',
    'OrderConfirmationPage',
    { no: 'ordrebekreftelse', sv: 'orderbekraftelse', en: 'order-confirmation' },
    { no: 'Takk for bestillingen', sv: 'Tack för din beställning', en: 'Thank you for your order' },
    {
      no: 'Du kan følge bestillingen på Min side.',
      sv: 'Du kan följa beställningen på Mina sidor.',
      en: 'You can follow the order in your account.',
    },
    [
      {
        type: 'cta',
        items: [
          {
            heading: { no: 'Slik leverer vi', sv: 'Så levererar vi', en: 'How we deliver' },
            text: {
              no: 'Når transportøren ringer, og hva du bør måle først.',
              sv: 'När transportören ringer och vad du bör mäta först.',
              en: 'When the carrier rings, and what to measure first.',
            },
            link: 'page:delivery',
            label: { no: 'Om levering', sv: 'Om leverans', en: 'About delivery' },
          },
          {
            heading: { no: 'Ombestemt deg?', sv: 'Ändrat dig?', en: 'Changed your mind?' },
            text: {
              no: 'Du har seksti dager på deg. Nitti netter hvis det er en seng.',
              sv: 'Du har sextio dagar på dig. Nittio nätter om det är en säng.',
              en: 'You have sixty days. Ninety nights if it is a bed.',
            },
            link: 'page:returns',
            label: { no: 'Om retur', sv: 'Om returer', en: 'About returns' },
          },
        ],
      },
    ],
  ),
  systemPage(
    'account',
    'AccountPage',
    { no: 'min-side', sv: 'mina-sidor', en: 'account' },
    { no: 'Min side', sv: 'Mina sidor', en: 'My account' },
    nothing,
  ),
  systemPage(
    'forgot-password',
    'ForgotPasswordPage',
    { no: 'glemt-passord', sv: 'glomt-losenord', en: 'forgotten-password' },
    { no: 'Glemt passordet?', sv: 'Glömt lösenordet?', en: 'Forgot your password?' },
    {
      no: 'Skriv e-postadressen din, så hjelper kundeservice deg med et nytt passord.',
      sv: 'Skriv din e-postadress, så hjälper kundservice dig med ett nytt lösenord.',
      en: 'Enter your e-mail address and customer service will help you get a new password.',
    },
  ),
  systemPage(
    'quick-order',
    'QuickOrderPage',
    { no: 'hurtigbestilling', sv: 'snabbestallning', en: 'quick-order' },
    { no: 'Hurtigbestilling', sv: 'Snabbeställning', en: 'Quick order' },
    nothing,
  ),
  systemPage(
    'not-found',
    'NotFoundPage',
    { no: 'finnes-ikke', sv: 'finns-inte', en: 'not-found' },
    {
      no: 'Vi finner ikke siden',
      sv: 'Vi hittar inte sidan',
      en: 'We can’t find this page',
    },
    {
      no: 'Den kan være flyttet, eller det er en skrivefeil i adressen. Prøv et søk, eller velg en kategori.',
      sv: 'Den kan ha flyttats, eller så är adressen felskriven. Prova en sökning, eller välj en kategori.',
      en: 'It may have moved, or there is a typing error in the address. Try a search, or choose a category.',
    },
    [
      {
        type: 'carousel',
        heading: { no: 'Populært nå', sv: 'Populärt just nu', en: 'Popular right now' },
        category: 'all',
      },
    ],
  ),
  systemPage(
    'error',
    'ErrorPage',
    { no: 'feil', sv: 'fel', en: 'error' },
    { no: 'Noe gikk i stykker', sv: 'Något gick sönder', en: 'Something broke' },
    {
      no: 'Ikke hos deg, hos oss. Prøv igjen om litt.',
      sv: 'Inte hos dig, hos oss. Försök igen om en stund.',
      en: 'It’s not you, it’s us. Please try again in a little while.',
    },
  ),
  systemPage(
    'storybook',
    'StorybookPage',
    { no: 'byggeklosser', sv: 'byggklossar', en: 'parts' },
    { no: 'Byggeklosser', sv: 'Byggklossar', en: 'Parts' },
    {
      no: 'Alle delene siden er bygget av.',
      sv: 'Alla delar som sidorna är byggda av.',
      en: 'Every part the pages are built from.',
    },
  ),
  {
    ...systemPage(
      'block-preview',
      'BlockPreviewPage',
      { no: 'forhandsvisning', sv: 'forhandsvisning', en: 'block-preview' },
      { no: 'Forhåndsvisning av blokk', sv: 'Förhandsvisning av block', en: 'Block preview' },
      nothing,
    ),
    blocks: [
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
    ],
  },
];
