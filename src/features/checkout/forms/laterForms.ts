/** One chunk of the forms after the first step, prefetched while the customer completes it. */
export { AddressForms } from './AddressForms';
export { DeliveryForm } from './DeliveryForm';
export { MoreInfoForm } from './MoreInfoForm';
export { PaymentForm } from './PaymentForm';
