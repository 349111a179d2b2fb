/** One chunk of what every page renders after its first window, and of what shows while a product page loads. */
export { ConsentSettings } from '../../features/consent/ConsentSettings';
export { Footer } from '../../features/navigation/Footer/Footer';
export { Modals } from '../Modals';
export { ProductSkeleton } from './ProductSkeleton';
