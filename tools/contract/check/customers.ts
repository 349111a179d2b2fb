import { Cookies } from './client';
import { Journal } from './journal';
import { keeping } from './giveBack';
import { type Shopper, describe } from './request';
import type { Run } from './run';
import { simpleOperations } from './stages';
import { deleteAccount, passwordFlow, profileFlow, register } from './flows/accounts';
import { organizationFlow } from './flows/organization';
import { signIn, signOut } from './flows/session';
import { addressFlow } from './flows/addresses';
import { cartFlow } from './flows/cart';
import { type Product, distinct } from './flows/products';
import { visitAccount } from './flows/customer';
import { type User, accountOf } from './flows/identity';
import { flowOf, readCustomer } from './flows/changes';
import { favoritesFlow } from './flows/favorites';
import { orderFlow } from './flows/orders';
import { checkSessionValidators } from './flows/http';
import { overLimits } from './flows/limits';
import { addingUsers, crossing, keepApart, ownLimits } from './flows/crossing';
import { type KnownAccount, type OwnAccount, emptyAccount, otherPasswords, othersData } from './flows/rights';
import { joinedCart } from './flows/visitor';
import type { CheckOptions } from './checkOptions';
import { forEach } from './forEach';
import { type Found, shallow, visitLanguage } from './visitLanguage';

/** Register another account at the first call, which no other account may reach. */
export type Stranger = () => Promise<OwnAccount | undefined>;

/** Check that visitors, and each account, see nothing of the others. */
export async function checkRights(
  run: Run,
  { write, journal = new Journal() }: CheckOptions,
  visitor: Shopper,
  known: readonly KnownAccount[],
  products: readonly Product[],
): Promise<void> {
  await othersData(run, visitor, undefined, known.slice(0, 1));
  // Each later account was checked against the earlier ones when it registered; only the first remains.
  const [own, ...others] = known;
  const other = others.find(({ account }) => account.customerId !== own?.account.customerId);
  if (own === undefined || other === undefined) return;
  const shopper = await signIn(run, visitor.language, own.user);
  if (shopper === undefined) return;
  await othersData(run, shopper, own, others);
  const second = write ? await signIn(run, visitor.language, other.user) : undefined;
  if (second === undefined) return;
  await keeping(run, journal, shopper, () =>
    keeping(run, journal, second, () => keepApart(run, shopper, second, distinct(products))),
  );
}

/** Check all operations of a signed-in customer. */
export async function checkAs(
  run: Run,
  options: CheckOptions,
  user: User,
  languages: readonly string[],
  known: KnownAccount[],
  stranger: Stranger,
): Promise<void> {
  const [language = ''] = languages;
  await otherPasswords(run, { language, cookies: new Cookies() }, user);
  const shopper = await signIn(run, language, user);
  if (shopper === undefined) {
    if (!run.isStopped) run.problems.push(`Nobody could be signed in as ${user.name}`);
    return;
  }
  let products: Product[] = [];
  await forEach(languages, options, async (each) => {
    const signedIn = { ...shopper, language: each };
    const found = await visitLanguage(run, signedIn, shallow(options));
    if (each === language) products = found.products;
    if (!run.wantsBeyond(simpleOperations.public)) return;
    await run.stage(`account, ${describe(signedIn)}`, async () => {
      const { account, orders } = await visitAccount(run, signedIn);
      if (account && each === language) {
        await othersData(run, signedIn, { account, orders }, known);
        known.push({ user, account, orders });
      }
      await overLimits(run, signedIn, found.categories[0]?.id);
    });
  });
  await checkSessionValidators(run, shopper);
  if (options.write)
    await keeping(run, options.journal ?? new Journal(), shopper, () =>
      changeThings(run, shopper, products, stranger),
    );
  await signOut(run, shopper);
}

/** Change cart, favourites and addresses, each in a flow that restores the former state. */
async function changeThings(
  run: Run,
  shopper: Shopper,
  products: readonly Product[],
  stranger: Stranger,
): Promise<void> {
  const flow = flowOf(run, shopper, products);
  await run.stage('favourites', () => favoritesFlow(flow));
  await run.stage('addresses', () => addressFlow(flow));
  await run.stage('profile', () => profileFlow(run, shopper));
  await run.stage('cart', () => cartFlow(flow));
  await run.stage('order', () => orderFlow(flow));
  await run.stage('organisation', async () => {
    const account = accountOf(await readCustomer(run, shopper));
    const owner = await stranger();
    const theirs = owner && accountOf(await readCustomer(run, owner.shopper))?.customerId;
    const other = theirs === account?.customerId ? undefined : theirs;
    if (account) await organizationFlow(run, shopper, account, other, owner, flow.products);
  });
}

/** Register an account, use it when no other account was given, and delete it. */
export async function checkRegistering(
  run: Run,
  options: CheckOptions,
  language: string,
  first: Found,
  known: readonly KnownAccount[],
  stranger: Stranger,
): Promise<void> {
  const made = await register(run, language);
  if (made === undefined) return;
  const { shopper, user } = made;
  let current = user;
  await run.stage(`account of ${user.name}`, async () => {
    await emptyAccount(run, shopper);
    const { account, orders } = await visitAccount(run, shopper);
    if (account) await othersData(run, shopper, { account, orders }, known);
    await ownLimits(run, shopper);
    if (run.hasVisitorPrices) await joinedCart(run, shopper, user, distinct(first.products)[0]);
    const other = await stranger();
    if (other) await crossing(run, shopper, other, distinct(first.products)[0]);
    if (options.users.length === 0) await changeThings(run, shopper, first.products, stranger);
    else await addingUsers(run, shopper, known[0]?.account.organizationId ?? 'contract-check-unknown');
    current = await passwordFlow(run, shopper, user);
  });
  await run.givingBack(async () => {
    if (run.isStopped) await signIn(run, language, current, shopper.cookies);
    await deleteAccount(run, shopper, current);
  });
}
