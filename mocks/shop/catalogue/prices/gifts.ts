import { localized } from '../../context';

/** The campaign that gives something: goods of a category that another campaign reduces bring a cushion with them. */
export const giftCampaign = {
  /** Key of the campaign that the goods are part of. */
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
