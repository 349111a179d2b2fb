import { Overview } from '../../features/account/Overview';
import { LastOrders } from '../../features/orders/list/LastOrders';
import type { Customer } from '../../features/session/customer';

interface AccountOverviewProps {
  customer: Customer;
  views: readonly string[];
}

/** ACC-01: the account overview with the customer's last orders. */
export function AccountOverview(props: AccountOverviewProps) {
  return <Overview {...props} lastOrders={<LastOrders linked={props.views.includes('Orders')} />} />;
}
