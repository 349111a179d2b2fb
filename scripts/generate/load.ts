import { relative } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  ResolveError,
  YamlParseError,
} from '@redocly/openapi-core';
import type { Description } from './description';
import { configuration } from './rules';

type Problem = Awaited<ReturnType<typeof lint>>[number];

/** Error for an invalid description; the message has a line `file:line:column  reason` per problem. */
export class DescriptionError extends Error {
  override name = 'DescriptionError';
}

/**
 * Read an OpenAPI description of one or more files, lint it and bundle it into one document (DEV-02).
 * @param path of the root file
 * @throws {DescriptionError} with file and line of every problem
 */
export async function loadDescription(path: string): Promise<Description> {
  const config = await createConfig(configuration);
  const externalRefResolver = new BaseResolver(config.resolve);
  const options = { ref: path, config, externalRefResolver };
  try {
    const problems = (await lint(options)).filter(({ severity }) => severity === 'error');
    if (problems.length > 0) throw new DescriptionError(problems.map(describe).join('\n'));
    const description: Description = (await bundle(options)).bundle.parsed;
    return description;
  } catch (error) {
    if (error instanceof YamlParseError) throw new DescriptionError(describeParseError(error));
    if (error instanceof ResolveError) throw new DescriptionError(error.message);
    throw error;
  }
}

function describe({ message, location, ruleId }: Problem): string {
  const [place] = location;
  if (place === undefined) return `${message} (${ruleId})`;
  const { source, start } = getLineColLocation(place);
  return `${relative('.', source.absoluteRef)}:${start.line}:${start.col}  ${message.trim()} (${ruleId})`;
}

function describeParseError({ source, line, col, originalError }: YamlParseError): string {
  return `${relative('.', source.absoluteRef)}:${line}:${col}  ${originalError.message.replace(/ in "[^]*/, '')}`;
}
