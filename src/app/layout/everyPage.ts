/** Chunk of the parts of every page that its first window does not show, and of the product skeleton. */
export { WebVitals } from '../../features/analytics/WebVitals';
export { ConsentSettings } from '../../features/analytics/ConsentSettings';
export { Footer } from '../../features/navigation/Footer';
export { StructuredData } from '../../features/seo/StructuredData';
export { Modals } from '../Modals';
export { ProductSkeleton } from './ProductSkeleton';
export { IdlePrefetch } from './IdlePrefetch';
