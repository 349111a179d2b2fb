import { languages, type Language, type ShopContext } from '../shop/context';
import type { CustomerRecord } from '../state';
import type { Store } from '../store';

/** What every call carries. */
export interface Call {
  input: { headers: { 'Content-Language': string } };
  store: Store;
}

/** The language a call asks for; one the shop does not speak counts as Norwegian. */
export function languageOf({ input }: Pick<Call, 'input'>): Language {
  const asked = input.headers['Content-Language'];
  return languages.find((language) => language === asked) ?? 'no';
}

/** The person signed in. */
export function signedInCustomer(store: Store): CustomerRecord | null {
  const { signedIn, customers } = store.read();
  return (signedIn === null ? undefined : customers[signedIn]) ?? null;
}

/**
 * The person signed in, for the operations of whom the contract says that they need a session.
 * @throws when nobody is: such a call is refused before its behaviour is asked
 */
export function customerOf({ store }: Pick<Call, 'store'>): CustomerRecord {
  const customer = signedInCustomer(store);
  if (!customer) throw new Error('The operation was answered without a session');
  return customer;
}

/**
 * What an answer depends on: Swedish is the Swedish market, everything else the Norwegian one.
 * @param language of the answer, where the address knows better than the header
 */
export function shopContext(call: Call, language: Language = languageOf(call)): ShopContext {
  return {
    language,
    market: language === 'sv' ? 'SE' : 'NO',
    customer: signedInCustomer(call.store),
  };
}
