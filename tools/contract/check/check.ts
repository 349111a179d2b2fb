import { secretsOf, type Target } from './client';
import { checkAs, checkRegistering, checkRights, type Stranger } from './customers';
import { maskSecrets } from './finding';
import { deleteAccount, register } from './flows/accounts';
import { visitAsVisitor, visitorCart } from './flows/cart';
import { checkHttp } from './flows/http';
import { overLimits } from './flows/limits';
import { checkOtherOrigins, forgedCalls } from './flows/origins';
import { invalidHeaders, withoutSession, wrongCredentials } from './flows/refusals';
import type { KnownAccount, OwnAccount } from './flows/rights';
import { startLanguage } from './flows/site';
import { amounts } from './invariants/amounts';
import { languages } from './invariants/languages';
import { lists, prices } from './invariants/lists';
import { sums } from './invariants/sums';
import { obstacleOf, servedLanguages } from './obstacles';
import { nothingWorked, type Report } from './report';
import { Run, Shopper } from './run';
import { type CheckOptions, forEach, type Found, shallow, visitLanguage } from './visitLanguage';
import type { CheckedContract } from '../contract/contract';
import tool from '../package/package.json';

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
  const run = new Run(contract, target, [lists, sums, amounts, prices, languages()], onProgress, options);
  for (const secret of secretsOf(target)) run.secrets.add(secret);
  const started = performance.now();
  const date = new Date().toISOString();
  const language = options.language ?? (await startLanguage(target));
  const obstacle = await obstacleOf(target, language);
  const visitor = new Shopper(run, language);
  if (obstacle !== undefined) {
    run.problem(obstacle);
    return maskSecrets(reportOf(run, date, (performance.now() - started) / 1000), run.secrets);
  }
  const first = await visitLanguage(visitor, {
    pages: options.pages,
    categories: options.quick ? 1 : 2,
  });
  if (run.answered > 0) await checkTheRest(run, options, visitor, first);
  else if (!run.isStopped)
    run.problem(`Nothing answers at ${target.base}: ${run.findings[0]?.found ?? 'no answer'}`);
  if (run.isStopped) run.problem('the check was stopped before its end');
  else if (run.answered > 0) findUnjudged(run, options);
  return maskSecrets(reportOf(run, date, (performance.now() - started) / 1000), run.secrets);
}

/** Report operations named by the options of which nothing is known, and a backend of which nothing is. */
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
  await forEach(others, options, (language) => visitLanguage(visitor.in(language), shallow(options)));
  await run.stage('refusals', async () => {
    await visitAsVisitor(visitor);
    await overLimits(visitor, first.categories[0]?.id);
    await wrongCredentials(visitor);
    await withoutSession(visitor, options.write);
    await forgedCalls(visitor);
    await invalidHeaders(visitor, wanted, first.categories[0]?.id);
    await checkHttp(visitor, others.map(visitor.in));
  });
  if (options.write && run.hasVisitorPrices)
    await run.stage('cart of a visitor', () => visitorCart(visitor.stranger(), first.products));
  const languages = [visitor.language, ...(options.quick ? [] : others)];
  let registered: Promise<OwnAccount | undefined> | undefined;
  const stranger: Stranger = () =>
    (registered ??= run.stage('another account', () => register(visitor.stranger())));
  const known: KnownAccount[] = [];
  for (const user of options.users)
    await run.stage(`sign in as ${user.name}`, () =>
      checkAs(visitor.stranger(), options, user, languages, known, stranger),
    );
  await run.stage('rights', () => checkRights(options, visitor, known, first.products));
  await run.stage('other origins', () => checkOtherOrigins(visitor));
  if (options.write)
    await run.stage('a new account', () =>
      checkRegistering(options, visitor.stranger(), first, known, stranger),
    );
  const other = await registered;
  if (other) await run.givingBack(() => deleteAccount(other.shopper, other.user));
}
