/** One chunk of the parts of a product page below its first window. */
export { ProductCarousel } from '../product/ProductCarousel';
export { ProductInformation } from './ProductInformation';
export { RecentlyViewed } from './RecentlyViewed';
