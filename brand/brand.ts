/** Facts of a brand: the brand.json of its folder (docs/adopt.md). */
export interface Brand {
  /** Name of the shop, in titles and texts. */
  name: string;
  /** Theme of a first visit: light, or that of the visitor's system. The switch keeps a selection (APP-09). */
  theme?: 'light' | 'system';
}
