import { deleteAccount, passwordFlow, profileFlow, register, signIn, signOut } from './flows/accounts';
import { addressFlow } from './flows/addresses';
import { cartFlow, joinedCart } from './flows/cart';
import { distinct, type Product } from './flows/catalogue';
import { accountOf, flowOf, readCustomer, type User } from './flows/changes';
import { visitAccount } from './flows/customer';
import { favoritesFlow } from './flows/favorites';
import { checkSessionValidators } from './flows/http';
import { overLimits } from './flows/limits';
import { orderFlow } from './flows/orders';
import { organizationFlow } from './flows/organization';
import {
  addingUsers,
  crossing,
  emptyAccount,
  keepApart,
  type KnownAccount,
  otherPasswords,
  othersData,
  type OwnAccount,
  ownLimits,
} from './flows/rights';
import { Journal, keeping } from './giveBack';
import { type Shopper, simpleOperations } from './run';
import { type CheckOptions, forEach, type Found, shallow, visitLanguage } from './visitLanguage';

/** Register another account at the first call, which no other account may reach. */
export type Stranger = () => Promise<OwnAccount | undefined>;

/** Check that visitors, and each account, see nothing of the others. */
export async function checkRights(
  { write, journal = new Journal() }: CheckOptions,
  visitor: Shopper,
  known: readonly KnownAccount[],
  products: readonly Product[],
) {
  await othersData(visitor, undefined, known.slice(0, 1));
  // Each later account was checked against the earlier ones when it registered; only the first remains.
  const [own, ...others] = known;
  const other = others.find(({ account }) => account.customerId !== own?.account.customerId);
  if (own === undefined || other === undefined) return;
  const shopper = await signIn(visitor.stranger(), own.user);
  if (shopper === undefined) return;
  await othersData(shopper, own, others);
  const second = write ? await signIn(visitor.stranger(), other.user) : undefined;
  if (second === undefined) return;
  await keeping(journal, shopper, () =>
    keeping(journal, second, () => keepApart(shopper, second, distinct(products))),
  );
}

/** Check all operations of a signed-in customer. */
export async function checkAs(
  visitor: Shopper,
  options: CheckOptions,
  user: User,
  languages: readonly string[],
  known: KnownAccount[],
  stranger: Stranger,
) {
  const { run, language } = visitor;
  await otherPasswords(visitor, user);
  const shopper = await signIn(visitor, user);
  if (shopper === undefined) {
    if (!run.isStopped) run.problems.push(`Nobody could be signed in as ${user.name}`);
    return;
  }
  let products: Product[] = [];
  await forEach(languages, options, async (each) => {
    const signedIn = shopper.in(each);
    const found = await visitLanguage(signedIn, shallow(options));
    if (each === language) products = found.products;
    if (!run.wantsBeyond(simpleOperations.public)) return;
    await run.stage(`account, ${signedIn}`, async () => {
      const { account, orders } = await visitAccount(signedIn);
      if (account && each === language) {
        await othersData(signedIn, { account, orders }, known);
        known.push({ user, account, orders });
      }
      await overLimits(signedIn, found.categories[0]?.id);
    });
  });
  await checkSessionValidators(shopper);
  if (options.write)
    await keeping(options.journal ?? new Journal(), shopper, () => changeThings(shopper, products, stranger));
  await signOut(shopper);
}

/** Change cart, favourites and addresses, each in a flow that restores the former state. */
async function changeThings(shopper: Shopper, products: readonly Product[], stranger: Stranger) {
  const flow = flowOf(shopper, products);
  await shopper.run.stage('favourites', () => favoritesFlow(flow));
  await shopper.run.stage('addresses', () => addressFlow(flow));
  await shopper.run.stage('profile', () => profileFlow(shopper));
  await shopper.run.stage('cart', () => cartFlow(flow));
  await shopper.run.stage('order', () => orderFlow(flow));
  await shopper.run.stage('organisation', async () => {
    const account = accountOf(await readCustomer(shopper));
    const owner = await stranger();
    const theirs = owner && accountOf(await readCustomer(owner.shopper))?.customerId;
    const other = theirs === account?.customerId ? undefined : theirs;
    if (account) await organizationFlow(shopper, account, other, owner, flow.products);
  });
}

/** Register an account, use it when no other account was given, and delete it. */
export async function checkRegistering(
  options: CheckOptions,
  visitor: Shopper,
  first: Found,
  known: readonly KnownAccount[],
  stranger: Stranger,
) {
  const { run } = visitor;
  const made = await register(visitor);
  if (made === undefined) return;
  const { shopper, user } = made;
  let current = user;
  await run.stage(`account of ${user.name}`, async () => {
    await emptyAccount(shopper);
    const { account, orders } = await visitAccount(shopper);
    if (account) await othersData(shopper, { account, orders }, known);
    await ownLimits(shopper);
    if (run.hasVisitorPrices) await joinedCart(shopper, user, distinct(first.products)[0]);
    const other = await stranger();
    if (other) await crossing(shopper, other, distinct(first.products)[0]);
    if (options.users.length === 0) await changeThings(shopper, first.products, stranger);
    else await addingUsers(shopper, known[0]?.account.organizationId ?? 'contract-check-unknown');
    current = await passwordFlow(shopper, user);
  });
  await run.givingBack(async () => {
    if (run.isStopped) await signIn(shopper.as(), current);
    await deleteAccount(shopper, current);
  });
}
