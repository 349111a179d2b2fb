import type { Image } from '../../src/api/generated/types';

/** Where the pictures are served. */
export const mediaBase = '/mock-media';

/** A rendered picture. */
interface Rendered {
  /** Its address in a width, below a base such as mediaBase. */
  address: (base: string, width: number) => string;
  /** In px: all that have been rendered. */
  widths: readonly number[];
  /** In px: that of `src`. */
  width: number;
  height: number;
}

/** A picture in all its widths, as the contract has it. */
export function imageOf({ address, widths, width, height }: Rendered, alt: string): Image {
  return {
    alt,
    src: address(mediaBase, width),
    title: null,
    width,
    height,
    sources: widths.map((each) => ({ url: address(mediaBase, each), width: each })),
  };
}
