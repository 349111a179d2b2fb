import type { ListingCheck, Load } from './listing';
import { checkDefaults } from './sorters';

/** Maximum loads to read of one list. */
const maxLoads = 8;

const maxTake = 96;

/** Check the first load and the last hit only. */
export async function glance(check: ListingCheck): Promise<Load | undefined> {
  const first = await check.load();
  if (first?.hits === undefined) return first;
  checkDefaults(check, first);
  if (first.hits > first.codes.length) {
    const query = { skip: first.hits - 1, take: 2 };
    const last = await check.load(query);
    if (last && last.codes.length !== 1)
      check.broken(
        'LIST-10',
        ['numberOfHits'],
        'the place of the last hit',
        `${first.hits}, with ${last.codes.length} hits there`,
        query,
        first.body,
      );
  }
  return first;
}

/** LIST-10: load follow each other without gaps and duplicates, and end with the last hit. */
export async function checkPaging(check: ListingCheck, hits: number): Promise<void> {
  if (hits === 0) return;
  const take = Math.max(1, Math.min(maxTake, Math.ceil(Math.min(hits, maxTake * 3) / 4)));
  const codes: string[] = [];
  let reached = 0;
  for (let load = 0; load < maxLoads && reached < hits; load++) {
    const query = { skip: reached, take };
    const part = await check.load(query);
    if (part === undefined) return;
    const expected = Math.min(take, hits - reached);
    if (part.codes.length !== expected)
      check.broken('LIST-10', ['result'], `${expected} hits`, `${part.codes.length}`, query, part.body);
    if (part.hits !== undefined && part.hits !== hits)
      check.broken(
        'LIST-10',
        ['numberOfHits'],
        `${hits}, as in the first load`,
        `${part.hits}`,
        query,
        part.body,
      );
    const again = part.codes.filter((code) => codes.includes(code));
    if (again.length > 0)
      check.broken(
        'LIST-10',
        ['result'],
        'hits of no earlier load',
        `${again.join(', ')} again`,
        query,
        part.body,
      );
    codes.push(...part.codes);
    reached += take;
  }
  await compareWithOneLoad(check, codes, hits);
}

async function compareWithOneLoad(
  check: ListingCheck,
  codes: readonly string[],
  hits: number,
): Promise<void> {
  const query = { skip: 0, take: maxTake };
  const whole = await check.load(query);
  if (whole === undefined) return;
  const expected = Math.min(maxTake, hits);
  if (whole.codes.length !== expected)
    check.broken('LIST-10', ['result'], `${expected} hits`, `${whole.codes.length}`, query, whole.body);
  const gap = whole.codes.findIndex((code, index) => index < codes.length && codes[index] !== code);
  if (gap >= 0)
    check.broken(
      'LIST-10',
      ['result', String(gap)],
      `${codes[gap] ?? 'nothing'}, as in several loads`,
      whole.codes[gap] ?? 'nothing',
      query,
      whole.body,
    );
  const beyond = await check.load({ skip: hits, take: 24 });
  if (beyond && beyond.codes.length > 0)
    check.broken(
      'LIST-10',
      ['result'],
      'no hits beyond the last',
      `${beyond.codes.length}`,
      { skip: hits },
      beyond.body,
    );
}
