import type { OperationId } from '../../../../src/api/operation';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { harmlessInput, refuse } from './refusals';

/** Languages that few shops have: Volapük, Latin and Esperanto. */
const rareLanguages = ['vo', 'la', 'eo'];

/**
 * CALL-02: a read without Context-Url or Content-Language, or in a language that the shop lacks, is rejected with 400
 * and an error of the header.
 * @param languages tags of the shop's languages
 * @param category id of an existing category
 */
export async function invalidHeaders(
  run: Run,
  visitor: Shopper,
  languages: readonly string[],
  category: string | undefined,
): Promise<void> {
  const lacking = rareLanguages.find((tag) => !languages.includes(tag));
  for (const [id, operation] of run.contract.operations) {
    if (operation.method !== 'GET' || operation.session || operation.isOptional) continue;
    const harmless = harmlessInput(operation);
    const isOfCategory = 'id' in (harmless.path ?? {});
    // An unknown category is a reason of its own to fail.
    if (isOfCategory && category === undefined) continue;
    const input = { ...harmless, ...(isOfCategory && { path: { id: category ?? '' } }) };
    for (const [field, value, because] of [
      ['Context-Url', undefined, 'no Context-Url, which is required'],
      ['Content-Language', undefined, 'no Content-Language, which is required'],
      ['Content-Language', lacking, `${lacking}, a language that the shop does not have`],
    ] as const)
      await refuse(
        run,
        visitor,
        id as OperationId,
        { ...input, headers: { [field]: value } },
        field,
        because,
      );
  }
}
