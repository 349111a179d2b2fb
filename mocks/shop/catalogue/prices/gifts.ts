import { localized } from '../../context';

/** The campaign with a gift: a cushion with goods of a category that another campaign reduces. */
export const giftCampaign = {
  /** Key of the campaign that includes the goods. */
  campaign: 'autumn-weeks',
  /** Category of the goods. */
  goods: 'sofas',
  /** Category of the gift. */
  gift: 'sofa-cushions',
  note: localized(
    'Følger med når du kjøper en sofa fra Høstuker.',
    'Följer med när du köper en soffa från Höstveckor.',
    'Comes with a sofa from the Autumn weeks.',
  ),
};
