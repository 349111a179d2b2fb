/** Facts of a brand that are no file of its folder (docs/adopt.md). */
export interface Brand {
  /** Name of the shop, in titles and texts. */
  name: string;
}
