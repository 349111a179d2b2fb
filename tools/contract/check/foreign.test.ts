import { beforeAll, expect, it } from 'vitest';
import { readContract, type Contract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import { loadContract, type CheckedContract } from '../contract/contract';
import { listen } from '../testing/driftProxy';
import { boss, createSmallShop, type SmallShopStyle } from '../testing/smallShop/server';
import { checkBackend } from './check';
import { driftOf, type Report } from './report';

let contract: CheckedContract;
let description: Contract;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  description = readContract(await loadDescription('openapi/storefront.yaml'));
});

async function checkSmallShop(style: SmallShopStyle, origin?: string): Promise<Report> {
  const server = await listen(createSmallShop(description, style));
  try {
    const target = { base: server.base, timeout: 5000, ...(origin === undefined ? {} : { origin }) };
    return await checkBackend(contract, target, { users: [boss], write: true, pages: 40 });
  } finally {
    await server.close();
  }
}

const styles: [string, SmallShopStyle, string?][] = [
  ['plain', {}],
  [
    'gzip, its media type in other case, its cookie named otherwise',
    { encoding: 'gzip', mediaType: 'Application/JSON; Charset="UTF-8"', cookie: 'sid' },
  ],
  ['brotli, and every answer closes its connection', { encoding: 'br', closes: true }],
  ['a limit on calls', { limit: 40 }],
  ['one origin named in every answer', { origin: 'https://small.example' }, 'https://small.example'],
];

it.each(styles)(
  'DEV-05 another backend that keeps the contract is found clean: %s',
  async (_, style, origin) => {
    const report = await checkSmallShop(style, origin);
    expect(driftOf(report)).toEqual([]);
    expect(report.problems).toEqual([]);
    const succeeded = report.operations.filter(({ statuses }) =>
      statuses.some(({ status, seen }) => status < 300 && seen > 0),
    );
    expect(report.operations.filter((each) => !succeeded.includes(each)).map(({ id }) => id)).toEqual([]);
  },
);
