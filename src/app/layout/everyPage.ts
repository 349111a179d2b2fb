/** One chunk of the parts that every page renders after its first window, and of the skeleton of a product page. */
export { ConsentSettings } from '../../features/analytics/ConsentSettings';
export { Footer } from '../../features/navigation/Footer/Footer';
export { Modals } from '../Modals';
export { ProductSkeleton } from './ProductSkeleton';
export { IdlePrefetch } from './IdlePrefetch';
