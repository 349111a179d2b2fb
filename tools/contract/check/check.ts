import { secretsOf, type Target } from './client';
import { checkAs, checkRegistering, checkRights, type Plan } from './customers';
import { maskSecrets } from './finding';
import { deleteAccount, register } from './flows/accounts';
import { visitAsVisitor, visitorCart } from './flows/cart';
import { checkHttp } from './flows/http';
import { overLimits } from './flows/limits';
import { checkOtherOrigins, forgedCalls } from './flows/origins';
import { invalidHeaders, withoutSession, wrongCredentials } from './flows/refusals';
import type { OwnAccount } from './flows/rights';
import { Journal } from './giveBack';
import { passwordLinks } from './flows/passwordLinks';
import { startLanguage } from './flows/site';
import { amounts } from './invariants/amounts';
import { languages } from './invariants/languages';
import { lists, prices } from './invariants/lists';
import { readBack } from './invariants/readBack';
import { sums } from './invariants/sums';
import { obstacleOf, servedLanguages } from './obstacles';
import { nothingWorked, type Report } from './report';
import { Run } from './run';
import { Shopper } from './run';
import { type CheckOptions, type Found, shallow, visitLanguage } from './visitLanguage';
import type { CheckedContract } from '../contract/contract';
import tool from '../package/package.json';

/** Check a running backend against the contract, from its settings to an order; it goes on after every failure. */
export async function checkBackend(
  contract: CheckedContract,
  target: Target,
  options: CheckOptions,
  onProgress: (text: string) => void = () => undefined,
): Promise<Report> {
  const observers = [lists, sums, amounts, prices, languages(), readBack()];
  const run = new Run(contract, target, observers, onProgress, options);
  for (const secret of secretsOf(target)) run.secrets.add(secret);
  const started = performance.now();
  const date = new Date().toISOString();
  const language = options.language ?? (await startLanguage(target));
  const report = () => maskSecrets(reportOf(run, date, (performance.now() - started) / 1000), run.secrets);
  const obstacle = await obstacleOf(target, language);
  const visitor = new Shopper(run, language);
  if (obstacle !== undefined) {
    run.problem(obstacle);
    return report();
  }
  const { pages, quick } = options;
  const first = await visitLanguage(visitor, { pages, categories: quick ? 1 : 2 });
  if (run.answered > 0) await checkTheRest(run, options, visitor, first);
  else if (!run.isStopped)
    run.problem(`Nothing answers at ${target.base}: ${run.findings[0]?.found ?? 'no answer'}`);
  if (run.isStopped) run.problem('the check was stopped before its end');
  else if (run.answered > 0) findUnjudged(run, options);
  return report();
}

function findUnjudged(run: Run, { operations = new Set() }: CheckOptions) {
  if (!run.coverage.hasSuccess()) return run.problem(nothingWorked);
  const missed = [...operations].filter(
    (id) => !run.coverage.hasSuccess(id) && run.findings.every(({ operation }) => operation !== id),
  );
  if (missed.length > 0)
    run.problem(
      `no successful response of ${missed.join(', ')} was received: does it need --user, --write or more --pages?`,
    );
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

async function checkTheRest(run: Run, options: CheckOptions, visitor: Shopper, first: Found) {
  const wanted = [...new Set([visitor.language, ...(options.only ?? first.languages)])];
  // A second language tells whether texts are those asked for.
  const found = options.quick ? wanted.slice(0, 2) : wanted;
  const others = await servedLanguages(run, found.slice(1), options.only !== undefined);
  for (const other of others) await visitLanguage(visitor.in(other), shallow(options));
  await run.stage('refusals', async () => {
    await visitAsVisitor(visitor);
    await overLimits(visitor, first.categories[0]?.id);
    await wrongCredentials(visitor);
    await forgedCalls(visitor);
    await invalidHeaders(visitor, wanted, first.categories[0]?.id);
    await checkHttp(visitor, others.map(visitor.in));
  });
  if (options.write && run.hasVisitorPrices)
    await run.stage('cart of a visitor', () => visitorCart(visitor.stranger(), first.products));
  let registered: Promise<OwnAccount | undefined> | undefined;
  const plan: Plan = {
    ...{ ...options, visitor, first, known: [], journal: options.journal ?? new Journal() },
    languages: [visitor.language, ...(options.quick ? [] : others)],
    stranger: () => (registered ??= run.stage('another account', () => register(visitor.stranger()))),
  };
  for (const user of options.users) await run.stage(`sign in as ${user.name}`, () => checkAs(plan, user));
  await run.stage('sessions', () => withoutSession(visitor.stranger(), options.write));
  await run.stage('rights', () => checkRights(plan));
  await run.stage('other origins', () => checkOtherOrigins(visitor));
  if (options.write) await run.stage('a new account', () => checkRegistering(plan));
  const other = await registered;
  await run.stage('password links', () =>
    passwordLinks(visitor.stranger(), other?.user.name, options.passwordToken),
  );
  if (other) await run.givingBack(() => deleteAccount(other.shopper, other.user));
}
