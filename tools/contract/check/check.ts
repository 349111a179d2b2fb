import type { CheckedContract } from '../contract/contract';
import tool from '../package.json';
import { Cookies, secretsOf, type Target } from './client';
import { Journal, keeping } from './giveBack';
import { maskSecrets } from './mask';
import { amounts } from './invariants/amounts';
import { languages } from './invariants/languages';
import { lists } from './invariants/lists';
import { productPrices, visitorPrices } from './invariants/prices';
import { sums } from './invariants/sums';
import { number } from './read';
import type { Report } from './report';
import { obstacleOf, servedLanguages } from './obstacles';
import { describe, Run, type Extent, type Shopper } from './run';
import { searchOperations, simpleOperations } from './stages';
import {
  deleteAccount,
  organizationFlow,
  passwordFlow,
  profileFlow,
  register,
  signIn,
  signOut,
} from './flows/accounts';
import { addressFlow } from './flows/addresses';
import { cartFlow } from './flows/cart';
import { visitCategories, visitSearch, type Product } from './flows/catalogue';
import { visitAccount } from './flows/customer';
import { accountOf, type User } from './flows/identity';
import { favoritesFlow } from './flows/favorites';
import { forgedCalls } from './flows/forgery';
import { invalidHeaders } from './flows/headers';
import { orderFlow } from './flows/orders';
import { checkOtherOrigins } from './flows/origins';
import { visitPages, type Category } from './flows/pages';
import { overLimits, unknownIds, withoutSession, wrongCredentials } from './flows/refusals';
import {
  addingUsers,
  crossing,
  emptyAccount,
  otherPasswords,
  othersData,
  ownLimits,
  type KnownAccount,
  type OwnAccount,
} from './flows/rights';
import { startLanguage, visitSite } from './flows/site';
import { visitAsVisitor } from './flows/visitor';

/** Options of a check of a backend. */
export interface CheckOptions extends Extent {
  /** Accounts to sign in with. */
  users: readonly User[];
  /** True to include calls that change data: carts, favourites, addresses, and placing an order. */
  write: boolean;
  /** The first language, as in Content-Language; by default the backend's default language. */
  language?: string;
  /** Restricts the check to these languages. */
  only?: readonly string[];
  /** Maximum pages to open per language. */
  pages: number;
  /** Maximum languages to read at the same time; by default 1. */
  concurrency?: number;
  /** Journal of what has to be given back; by default one of this run only. */
  journal?: Journal;
}

/** Registers another account at the first call, which no other account may reach. */
type Stranger = () => Promise<OwnAccount | undefined>;

/** Findings of one flow through a language. */
interface Found {
  products: Product[];
  categories: Category[];
  languages: string[];
}

/** Extent of the reads in a language. */
interface Depth {
  pages: number;
  categories: number;
}

async function visitLanguage(run: Run, shopper: Shopper, depth: Depth): Promise<Found> {
  const found: Found = { products: [], categories: [], languages: [] };
  await run.stage(describe(shopper), async () => {
    const site = await visitSite(run, shopper);
    found.languages.push(...site.languages);
    if (!run.wantsBeyond(simpleOperations.site)) return;
    const pages = await visitPages(run, shopper, site, depth.pages);
    found.categories.push(...pages.categories);
    if (site.languages.length === 0) found.languages.push(...pages.languages);
    if (!run.wantsBeyond(simpleOperations.pages)) return;
    found.products.push(...(await visitCategories(run, shopper, pages, depth.categories)));
    if (run.wants(...searchOperations))
      found.products.push(...(await visitSearch(run, shopper, found.products)));
    for (const type of pages.types) run.pageTypes.add(type);
    await unknownIds(run, shopper, site.languageRoute, found.categories[0]?.id);
  });
  return found;
}

/**
 * Check a running backend against the contract, from its settings to an order. It goes on after every failure.
 * @param onProgress called with the name of each step
 */
export async function checkBackend(
  contract: CheckedContract,
  target: Target,
  options: CheckOptions,
  onProgress: (text: string) => void = () => undefined,
): Promise<Report> {
  const run = new Run(
    contract,
    target,
    [lists, sums, amounts, visitorPrices, productPrices, languages()],
    onProgress,
    options,
  );
  for (const secret of secretsOf(target)) run.secrets.add(secret);
  const started = performance.now();
  const date = new Date().toISOString();
  const language = options.language ?? (await startLanguage(target));
  const obstacle = await obstacleOf(target, language);
  const visitor: Shopper = { language, cookies: new Cookies() };
  if (obstacle !== undefined) {
    run.problem(obstacle);
    return maskSecrets(reportOf(run, date, (performance.now() - started) / 1000), run.secrets);
  }
  const first = await visitLanguage(run, visitor, { pages: options.pages, categories: 2 });
  if (run.answered > 0) await checkTheRest(run, options, visitor, first);
  else if (!run.isStopped)
    run.problems.push(`Nothing answers at ${target.base}: ${run.findings[0]?.found ?? 'no answer'}`);
  if (run.isStopped) run.problem('the check was stopped before its end');
  const missed = [...(options.operations ?? [])].filter((id) => run.coverage.seen(id).size === 0);
  if (missed.length > 0 && !run.isStopped)
    run.problem(`no response of ${missed.join(', ')} was received: does it need --user or --write?`);
  return maskSecrets(reportOf(run, date, (performance.now() - started) / 1000), run.secrets);
}

function reportOf(run: Run, date: string, seconds: number): Report {
  const { version, file } = run.contract;
  return {
    base: run.target.base,
    date,
    tool: { name: tool.name, version: tool.version },
    contract: { version, file },
    calls: run.calls,
    seconds,
    findings: run.answered === 0 ? [] : run.findings,
    operations: [...run.contract.operations.values()]
      .filter(({ id }) => run.judges(id))
      .map(({ id, method, path, answers }) => ({
        id,
        method,
        path,
        statuses: answers.map(({ status }) => ({ status, seen: run.coverage.seen(id).get(status) ?? 0 })),
      })),
    unexercised: run.coverage.unexercised().filter(({ operation }) => run.judges(operation)),
    pageTypes: [...run.pageTypes].sort(),
    problems: run.problems,
  };
}

/** Reduced extent for the flows after the first in a language. */
const shallow = ({ pages }: CheckOptions): Depth => ({ pages: Math.ceil(pages / 3), categories: 1 });

/** Run a task for each item, for at most some of them at the same time. */
async function forEach<Item>(
  items: readonly Item[],
  { concurrency = 1 }: CheckOptions,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

async function checkTheRest(run: Run, options: CheckOptions, visitor: Shopper, first: Found): Promise<void> {
  const found = [...new Set([visitor.language, ...(options.only ?? first.languages)])];
  const others = await servedLanguages(run, found.slice(1), options.only !== undefined);
  await forEach(others, options, (language) =>
    visitLanguage(run, { ...visitor, language }, shallow(options)),
  );
  await run.stage('refusals', async () => {
    await visitAsVisitor(run, visitor);
    await overLimits(run, visitor, first.categories[0]?.id);
    await wrongCredentials(run, visitor);
    await withoutSession(run, visitor, options.write);
    await forgedCalls(run, visitor);
    await invalidHeaders(run, visitor, found, first.categories[0]?.id);
  });
  const languages = [visitor.language, ...others];
  let registered: Promise<OwnAccount | undefined> | undefined;
  const stranger: Stranger = () =>
    (registered ??= run.stage('another account', () => register(run, visitor.language)));
  const known: KnownAccount[] = [];
  for (const user of options.users)
    await run.stage(`sign in as ${user.name}`, () => checkAs(run, options, user, languages, known, stranger));
  await run.stage('rights', () => checkRights(run, visitor, known));
  await run.stage('other origins', () => checkOtherOrigins(run, visitor.language));
  if (options.write)
    await run.stage('a new account', () =>
      checkRegistering(run, options, visitor.language, first, known, stranger),
    );
  const other = await registered;
  if (other) await run.givingBack(() => deleteAccount(run, other.shopper, other.user));
}

/** Check that visitors, and each account, see nothing of the others. */
async function checkRights(run: Run, visitor: Shopper, known: readonly KnownAccount[]): Promise<void> {
  await othersData(run, visitor, undefined, known.slice(0, 1));
  // The later accounts have been tried against the earlier ones.
  const [own, ...others] = known;
  if (own === undefined || others.length === 0) return;
  const shopper = await signIn(run, visitor.language, own.user);
  if (shopper) await othersData(run, shopper, own, others);
}

/** Check all operations of a signed-in customer. */
async function checkAs(
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
  const flow = { run, shopper, products: distinct(products) };
  await run.stage('favourites', () => favoritesFlow(flow));
  await run.stage('addresses', () => addressFlow(flow));
  await run.stage('profile', () => profileFlow(run, shopper));
  await run.stage('cart', () => cartFlow(flow));
  await run.stage('order', () => orderFlow(flow));
  await run.stage('organisation', async () => {
    const account = accountOf((await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body);
    const owner = await stranger();
    const other = owner && (await run.call(owner.shopper, 'getCustomer', {}, { statuses: [200] }));
    const isOther = accountOf(other?.body)?.customerId !== account?.customerId;
    if (account)
      await organizationFlow(run, shopper, account, isOther ? accountOf(other?.body)?.customerId : undefined);
  });
}

const priceOf = ({ hit }: Product): number => number(hit, 'price', 'priceIncVat', 'amount') ?? Infinity;

/**
 * Buyable products without duplicates: those in stock first, and the cheapest first, whose sum stays below the threshold
 * of free shipping.
 */
const distinct = (products: readonly Product[]): Product[] => [
  ...new Map(
    products
      .filter(({ isBuyable }) => isBuyable)
      .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || priceOf(a) - priceOf(b) || 0)
      .map((product) => [product.code, product]),
  ).values(),
];

/** Register an account, use it when no other account was given, and delete it. */
async function checkRegistering(
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
    const other = await stranger();
    if (other) await crossing(run, shopper, other);
    if (options.users.length === 0) await changeThings(run, shopper, first.products, stranger);
    else await addingUsers(run, shopper, known[0]?.account.organizationId ?? 'contract-check-unknown');
    current = await passwordFlow(run, shopper, user);
  });
  await run.givingBack(async () => {
    if (run.isStopped) await signIn(run, language, current, shopper.cookies);
    await deleteAccount(run, shopper, current);
  });
}
