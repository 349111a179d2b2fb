import type { PatternsDefinition } from 'hyphen';
import { withoutReload } from '../LazyModule/reloadOnPreloadError';
import { hasLongWord, hyphenateBy, softHyphen, withSoftHyphens } from './softHyphens';

/** What nobody reads as running text, or what must stay as it was typed. */
const leftAlone =
  'textarea, option, code, pre, script, style, svg, .visually-hidden, [contenteditable], [translate="no"]';

const hyphenators = new Map<string, ReturnType<typeof hyphenateBy>>();

function hyphenateText(text: Text): void {
  if (!hasLongWord(text.data)) return;
  const parent = text.parentElement;
  const [language = ''] = parent?.closest<HTMLElement>('[lang]')?.lang.split('-') ?? [];
  const hyphenate = hyphenators.get(language);
  if (!hyphenate || parent?.closest(leftAlone)) return;
  const hyphenated = withSoftHyphens(text.data, hyphenate);
  // React keeps its text nodes, and writes to one only when its text changes.
  if (hyphenated !== text.data) text.data = hyphenated;
}

function hyphenateTree(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (root instanceof Text) hyphenateText(root);
  while (texts.nextNode()) hyphenateText(texts.currentNode as Text);
}

/** Hyphenates what is new before it is painted, so that nothing moves. */
function hyphenateChanges(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData') hyphenateTree(target);
    else addedNodes.forEach(hyphenateTree);
  }
  observer.takeRecords();
}

/** Copies text without soft hyphens, which no search would find. */
function copyPlainText(event: ClipboardEvent): void {
  const text = String(document.getSelection());
  if (!text.includes(softHyphen)) return;
  event.clipboardData?.setData('text/plain', text.replaceAll(softHyphen, ''));
  event.preventDefault();
}

function followDocument(): void {
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(hyphenateChanges).observe(document.body, changes);
  document.addEventListener('copy', copyPlainText);
}

const importNorwegian = () => import('hyphen/patterns/nb.js');
const importSwedish = () => import('hyphen/patterns/sv.js');

/**
 * Sets soft hyphens in the document's long words of a language, now and in what is added or changed later.
 * @param language the first subtag of the texts' language: no, nb, nn or sv
 */
export async function hyphenateDocument(language: string): Promise<void> {
  if (!hyphenators.has(language)) {
    const { default: patterns } = await withoutReload<{ default: PatternsDefinition }>(
      language === 'sv' ? importSwedish : importNorwegian,
    );
    if (hyphenators.size === 0) followDocument();
    hyphenators.set(language, hyphenateBy(patterns));
  }
  hyphenateTree(document.body);
}
