import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OperationId } from '../../src/api/operation';
import { operationIds } from '../generated/operations';
import { createMockHttpServer, type MockServerOptions } from './mockHttpServer';
import { initialState } from '../shop/customers';
import type { ShopState } from '../store/state';
import { createStore } from '../store/store';

const help = `Serves the mock shop over HTTP: the answers of the contract, with a state of its own for every client.

  npm run mocks:serve -- [options]

  --port <number>                where to listen (default PORT, or 4010)
  --state <file>                 keeps the state of all clients in a file, also after a restart
  --shared                       one shop for all clients, as on a real backend: colleagues see each other's orders.
                                 Its state is lost when the server stops
  --seed <file>                  the state that every new client starts with, as JSON: what
                                 mockShop.store.read() gives in the browser's console
  --visitor-prices               visitors get prices and a cart, for a shop with the setting visitor-prices
  --latency <ms>                 every call waits that long
  --fail <operation>=<status>    calls of the operation are answered with that status; may be given several times
  --origin <URL>                 the shop whose pages may call, by default any on this machine; may be given several
                                 times. Pages of other origins read nothing and change nothing (403)
  --help                         this text
`;

/** Error for an invalid command line. */
class UsageError extends Error {}

const isOperation = (name: string): name is OperationId => operationIds.some((id) => id === name);

function failureOf(text: string): [OperationId, number] {
  const [operation = '', status = ''] = text.split('=');
  if (!isOperation(operation)) throw new UsageError(`${operation} is no operation of the contract.`);
  if (!/^[1-5]\d\d$/.test(status) || Number(status) < 200)
    throw new UsageError(`${status} is no status to answer with.`);
  return [operation, Number(status)];
}

function number(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new UsageError(`${name} needs a whole number, not "${text}".`);
  return value;
}

async function seedOf(file: string): Promise<ShopState> {
  const { shopState } = await import('../store/state');
  try {
    return shopState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UsageError(
      `${file} holds no state of the mock shop: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4010' },
      state: { type: 'string' },
      shared: { type: 'boolean', default: false },
      seed: { type: 'string' },
      'visitor-prices': { type: 'boolean', default: false },
      latency: { type: 'string', default: '0' },
      fail: { type: 'string', multiple: true, default: [] },
      origin: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  const { port, state, seed, latency, fail, origin } = values;
  const options: MockServerOptions = {
    onViolation({ operationId, direction, place, message }) {
      process.stderr.write(`${operationId} ${direction} ${place} ${message}\n`);
    },
    latency: number('--latency', latency),
    failures: Object.fromEntries(fail.map(failureOf)),
    ...(state === undefined
      ? {}
      : { stateFile: state, parseState: (await import('../store/state')).parseState }),
    ...(origin === undefined ? {} : { origins: origin }),
    ...(seed === undefined ? {} : { seed: await seedOf(seed) }),
    visitorPrices: values['visitor-prices'],
  };
  if (values.shared && state !== undefined) throw new UsageError('--shared keeps no state in a file.');
  const { seed: first = initialState(), visitorPrices = false } = options;
  const shared = { shop: createStore(() => ({ ...first, visitorPrices })) };
  return {
    help: values.help,
    port: number('--port', port),
    options: { ...options, ...(values.shared && shared) },
  };
}

/** `npm run mocks:serve` (DEV-03); violations go to standard error. */
async function serve(): Promise<void> {
  const { help: wantsHelp, port, options } = await readOptions();
  if (wantsHelp) {
    process.stdout.write(help);
    return;
  }
  const server = createMockHttpServer(options);
  server.listen(port, () => process.stdout.write(`The mock shop answers on http://localhost:${port}/api/\n`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit());
    });
}

try {
  await serve();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = 2;
}
