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
import { quotesFlow } from './flows/quotes';
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
import { type Journal, keeping } from './giveBack';
import type { Shopper } from './run';
import { simpleOperations } from './stages';
import { type CheckOptions, type Found, shallow, visitLanguage } from './visitLanguage';

/** One check with what it has found so far. */
export interface Plan extends CheckOptions {
  visitor: Shopper;
  /** Products and categories of the first language. */
  first: Found;
  languages: readonly string[];
  known: KnownAccount[];
  /** Register another account at the first call, which no other account may reach. */
  stranger: () => Promise<OwnAccount | undefined>;
  journal: Journal;
}

/** Check that visitors, and each account, see nothing of the others. */
export async function checkRights({ write, journal, visitor, known, first: { products } }: Plan) {
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
export async function checkAs(plan: Plan, user: User) {
  const { languages, known, write, journal, stranger } = plan;
  const visitor = plan.visitor.stranger();
  const { run, language } = visitor;
  await otherPasswords(visitor, user);
  const shopper = await signIn(visitor, user);
  if (shopper === undefined) {
    if (!run.isStopped) run.problems.push(`Nobody could be signed in as ${user.name}`);
    return;
  }
  let products: Product[] = [];
  for (const each of languages) {
    const signedIn = shopper.in(each);
    const found = await visitLanguage(signedIn, shallow(plan));
    if (each === language) products = found.products;
    if (!run.wantsBeyond(simpleOperations.public)) continue;
    await run.stage(`account, ${signedIn}`, async () => {
      const { account, orders } = await visitAccount(signedIn);
      if (account && each === language) {
        await othersData(signedIn, { account, orders }, known);
        known.push({ user, account, orders });
      }
      await overLimits(signedIn, found.categories[0]?.id);
    });
  }
  await checkSessionValidators(shopper);
  if (write) await keeping(journal, shopper, () => changeThings(shopper, products, stranger));
  await signOut(shopper);
}

/** Change cart, favourites and addresses, each in a flow that restores the former state. */
async function changeThings(shopper: Shopper, products: readonly Product[], stranger: Plan['stranger']) {
  const flow = flowOf(shopper, products);
  await shopper.run.stage('favourites', () => favoritesFlow(flow));
  await shopper.run.stage('addresses', () => addressFlow(flow));
  await shopper.run.stage('profile', () => profileFlow(shopper));
  await shopper.run.stage('cart', () => cartFlow(flow));
  await shopper.run.stage('order', () => orderFlow(flow));
  await shopper.run.stage('quotes', () => quotesFlow(flow));
  await shopper.run.stage('organisation', async () => {
    const account = accountOf(await readCustomer(shopper));
    const owner = await stranger();
    const theirs = owner && accountOf(await readCustomer(owner.shopper))?.customerId;
    const other = theirs === account?.customerId ? undefined : theirs;
    if (account) await organizationFlow(shopper, account, other, owner, flow.products);
  });
}

/** Register an account, use it when no other account was given, and delete it. */
export async function checkRegistering({ users, first: { products }, known, stranger, ...plan }: Plan) {
  const visitor = plan.visitor.stranger();
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
    if (run.hasVisitorPrices) await joinedCart(shopper, user, distinct(products)[0]);
    const other = await stranger();
    if (other) await crossing(shopper, other, distinct(products)[0]);
    if (users.length === 0) await changeThings(shopper, products, stranger);
    else await addingUsers(shopper, known[0]?.account.organizationId ?? 'contract-check-unknown');
    current = await passwordFlow(shopper, user);
  });
  await run.givingBack(async () => {
    if (run.isStopped) await signIn(shopper.as(), current);
    await deleteAccount(shopper, current);
  });
}
