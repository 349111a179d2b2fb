import { showsVisitorPrices } from '../../src/config/deployment';
import type { Store } from '../store/store';

const name = 'visitor-prices';

/** Let shop and document agree: visitors see prices when the deployment or a scenario says so. */
export function shareVisitorPrices(store: Store): void {
  if (showsVisitorPrices()) store.write({ ...store.read(), visitorPrices: true });
  if (!store.read().visitorPrices) return;
  const { head } = document;
  const tag = head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? document.createElement('meta');
  Object.assign(tag, { name, content: 'on' });
  head.append(tag);
}
