import { heroPictureSizes } from '../../features/content/heroPictureSizes';
import { cardSources } from '../../features/product/ProductCard/cardPicture';
import { cardPictureSizes } from '../../features/product/ProductCard/cardPictureSizes';
import { galleryPictureSizes } from '../../features/product-page/gallery/galleryPictureSizes';
import { shownVariation } from '../../features/product/ProductCard/cardProduct';
import { articleOf } from '../../features/product/variations';
import { visibleProducts } from '../../features/product/visibleProducts';
import { pictureAddresses } from '../../components/Picture/pictureAddresses';
import type { Image, ListingResult } from '../../api/generated/types';
import type { Page } from '../../features/page/page';

/** How many pictures of a list are fetched before its cards are rendered: the first row. */
const firstPictures = 4;

/** Fetches a picture; the image that React renders finds it in the document's cache. Resolves when it is here, or cannot be. */
async function preloadPicture(
  image: Pick<Image, 'src' | 'sources'> | null | undefined,
  sizes: string,
): Promise<void> {
  if (!image?.src) return;
  const { src, srcSet } = pictureAddresses(image);
  const preloaded = document.createElement('img');
  preloaded.fetchPriority = 'high';
  if (srcSet) Object.assign(preloaded, { sizes, srcset: srcSet });
  preloaded.src = src;
  await preloaded.decode().catch(() => undefined);
}

/**
 * Fetches the picture that a page shows first: of its product, or at its top. That of a category stands in wide windows
 * only. Resolves when it is here, or cannot be.
 */
export async function preloadTopPicture(page: Page): Promise<void> {
  if ('product' in page) {
    const { image } = articleOf(page.product, shownVariation(page.product));
    await preloadPicture(image, galleryPictureSizes);
  } else if ('renderTopImage' in page) return;
  else if (page.heroModel) await preloadPicture(page.heroModel.image, '100vw');
  else await preloadPicture(page.hero, page.pageType === 'StorefrontPage' ? '100vw' : heroPictureSizes);
}

/** Fetches the pictures of the first cards. */
export function preloadCardPictures({ result }: ListingResult): void {
  for (const product of visibleProducts(result).slice(0, firstPictures)) {
    const { image } = articleOf(product, shownVariation(product));
    void preloadPicture(image && { ...image, sources: cardSources(image) }, cardPictureSizes.grid);
  }
}
