/**
 * Chunks of a build, what they import, and what those import.
 * @param importsOf the file names that a chunk imports statically
 */
export function withImports(
  fileNames: Iterable<string>,
  importsOf: (fileName: string) => readonly string[],
): Set<string> {
  const names = new Set(fileNames);
  // A set grows while it is walked: what a chunk imports is walked after it.
  for (const name of names) for (const imported of importsOf(name)) names.add(imported);
  return names;
}
