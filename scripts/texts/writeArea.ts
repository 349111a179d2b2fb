const plainName = (name: string) => name.replace(/_.*/, '');

/**
 * An area of texts, a JSON file such as mocks/data/translations/sv/cart.json, with other texts in its order; a plural form
 * that is new goes behind its plain text.
 * @param source of the file; empty for a new one
 * @param changed changed texts by name, such as `holds_few`
 * @param shopName name of the shop, for which the file has `{shopName}`
 */
export function writeArea(
  source: string,
  changed: Readonly<Record<string, string>>,
  shopName: string,
): string {
  const texts = new Map<string, string>(Object.entries(JSON.parse(source || '{}')));
  for (const [name, text] of Object.entries(changed))
    texts.set(name, text.replaceAll(shopName, '{shopName}'));
  const names = [...texts.keys()];
  const plain = names.filter((name) => !names.includes(plainName(name)) || plainName(name) === name);
  const ordered = plain.flatMap((name) => [
    name,
    ...names.filter((each) => each !== name && plainName(each) === name),
  ]);
  const written = Object.fromEntries(ordered.map((name) => [name, texts.get(name)]));
  return `${JSON.stringify(written, null, 2).replaceAll('\u00a0', '\\u00a0')}\n`;
}
