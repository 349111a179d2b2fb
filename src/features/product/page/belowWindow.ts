/** Chunk of the parts of a product page below the first window. */
export { ProductCarousel } from '../ProductCarousel';
export { ProductInformation } from './ProductInformation';
export { RecentlyViewed } from './RecentlyViewed';
