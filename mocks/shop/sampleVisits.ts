/** Paths and words of the mock shop that measurements and pictures open. */

/** A category with cards in the first window and filters beside them. */
export const sampleCategory = '/en/furniture/dining-room/stools-and-benches/bar-stools';

/** A category with pictures of many colours. */
export const colourfulCategory = '/en/furniture/living-room/sofas';

/** Words that find products of several categories. */
export const sampleSearch = 'sofa';
