/**
 * Chunks of a build with all their direct and indirect imports.
 * @param importsOf the file names that a chunk imports statically
 */
export function withImports(
  fileNames: Iterable<string>,
  importsOf: (fileName: string) => readonly string[],
): Set<string> {
  const names = new Set(fileNames);
  // Iterating a set also visits the entries added on the way.
  for (const name of names) for (const imported of importsOf(name)) names.add(imported);
  return names;
}
