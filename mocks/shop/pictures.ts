import type { Image } from '../../src/api/generated/types';

/** Base path of the pictures. */
export const mediaBase = '/mock-media';

/** A rendered picture. */
interface Rendered {
  /** Its address in a width, below a base such as mediaBase. */
  address: (base: string, width: number) => string;
  /** All rendered widths, in px. */
  widths: readonly number[];
  /** Width of `src`, in px. */
  width: number;
  height: number;
}

/** A picture in all its widths, in the contract's form. */
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
