import { checkData } from './checkData';
import { readContract } from './contract';
import { emitCalls } from './emit/calls';
import { emitExamples } from './emit/examples';
import { emitHandlers } from './emit/handlers';
import { emitInfiniteQueries } from './emit/infiniteQueries';
import { emitMockContract } from './emit/mockContract';
import { emitMockOperations } from './emit/mockOperations';
import { emitMutations } from './emit/mutations';
import { emitPages } from './emit/pages';
import { emitPaths } from './emit/paths';
import { emitQueries } from './emit/queries';
import { emitResponses } from './emit/responses';
import { emitSchemas } from './emit/schemas';
import { emitTexts } from './emit/texts';
import { emitTranslations } from './emit/translations';
import { emitTypes } from './emit/types';
import { emitValidators } from './emit/validators';
import { emitValidatorTypes } from './emit/validatorTypes';
import { loadDescription } from './load';
import type { GeneratedFile } from './print';

const emitters = [
  emitTypes,
  emitPaths,
  emitCalls,
  emitQueries,
  emitInfiniteQueries,
  emitMutations,
  emitSchemas,
  emitResponses,
  emitMockContract,
  emitExamples,
  emitMockOperations,
  emitHandlers,
  emitValidators,
  emitValidatorTypes,
  emitTranslations,
  emitTexts,
  emitPages,
];

/**
 * Generate all files from a description, in memory (DEV-02).
 * @param input path of the description's root file
 * @throws {DescriptionError} when the description or the mock shop's data are invalid
 * @example const files = await generate('openapi/storefront.yaml');
 */
export async function generate(input: string): Promise<GeneratedFile[]> {
  checkData();
  const contract = readContract(await loadDescription(input));
  return Promise.all(emitters.map((emit) => emit(contract)));
}
