import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';

/** Payment method when the settings list none. */
const invoice = 'invoice';

/** Payment methods of the settings; invoice when there are none. */
export function usePaymentMethods() {
  const t = useTranslate();
  const { paymentMethods = [] } = useSettings();
  return paymentMethods.length > 0
    ? paymentMethods
    : [{ id: invoice, name: t('checkout.invoice'), description: null, icon: undefined, isInvoice: true }];
}
