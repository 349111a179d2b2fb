/** One chunk of the forms after the first step, prefetched while the customer completes it. */
export { AddressForms } from './address/AddressForms';
export { DeliveryForm } from './delivery/DeliveryForm';
export { MoreInfoForm } from './moreInfo/MoreInfoForm';
export { PaymentForm } from './payment/PaymentForm';
