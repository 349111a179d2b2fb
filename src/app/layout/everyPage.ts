/** Chunk of the parts below the first window of every page, and of the product skeleton. */
export { ConsentSettings } from '../../features/analytics/ConsentSettings';
export { Footer } from '../../features/navigation/Footer/Footer';
export { Modals } from '../Modals';
export { ProductSkeleton } from './ProductSkeleton';
export { IdlePrefetch } from './IdlePrefetch';
