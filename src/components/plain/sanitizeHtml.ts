import DOMPurify, { type DOMPurify as Purifier, type WindowLike } from 'dompurify';
import { mediaUrl } from '../../config/deployment';
import { classifyLink } from '../../routing/links/classifyLink';
import { contentId } from '../../routing/links/anchors';
import { pageUrl } from '../../lib/renderRequest';
import { provideSanitizer } from './sanitizer';

const ALLOWED_TAGS = [
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'code', 'hr', 'a'],
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED_ATTR = [
  'id',
  'href',
  'title',
  'lang',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
];

function keepSafeLink(link: Element): void {
  const address = (link.getAttribute('href') ?? '').trim();
  const target = classifyLink(address, pageUrl().href);
  if (target.kind === 'none') link.removeAttribute('href');
  if (target.kind === 'internal') link.setAttribute('href', target.to);
  if (target.kind !== 'external' && target.kind !== 'file') return;
  if (target.kind === 'file') link.setAttribute('href', mediaUrl(address));
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function keepSafePicture(image: Element): void {
  const source = image.getAttribute('src') ?? '';
  const { kind } = classifyLink(source, pageUrl().href);
  if (kind === 'internal' || kind === 'external' || kind === 'file')
    image.setAttribute('src', mediaUrl(source));
  else image.removeAttribute('src');
  image.setAttribute('loading', 'lazy');
}

/** A separate instance: hooks are per instance. */
function createPurifier(dom: WindowLike): Purifier {
  const created = DOMPurify(dom);
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.id) element.id = contentId(element.id);
    if (element.tagName === 'A') keepSafeLink(element);
    if (element.tagName === 'IMG') keepSafePicture(element);
  });
  return created;
}

let purifier = typeof window === 'undefined' ? undefined : createPurifier(window);

export function provideWindow(dom: WindowLike): void {
  purifier = createPurifier(dom);
}

const blocks = new Set([
  ...['h2', 'h3', 'h4', 'p', 'li', 'ul', 'ol', 'dl', 'dt', 'dd'],
  ...['blockquote', 'figure', 'figcaption', 'caption', 'table'],
]);

/** True for an element that shows something. */
const hasContent = (element: Element) =>
  element.textContent.trim() !== '' ||
  ['img', 'hr'].some((name) => element.getElementsByTagName(name).length > 0);

/**
 * Remove empty headings, paragraphs and lists, the innermost first. Without selectors: on a server each text's document
 * would stay in memory, since jsdom's selectors listen to the window for ever.
 */
function removeEmpty(text: DocumentFragment): void {
  const walker = text.ownerDocument.createTreeWalker(text, 1);
  const elements: Element[] = [];
  while (walker.nextNode()) elements.push(walker.currentNode as Element);
  for (const element of elements.toReversed())
    if (blocks.has(element.localName) && !hasContent(element)) element.remove();
}

/**
 * PDP-06: filter the editors' HTML by an allow-list: text, lists, tables, links, pictures. Removes scripts, event
 * handlers, styles, forms, frames, drawings and empty elements; ids get a prefix, and links follow APP-11.
 * @param html untrusted
 * @returns nodes to insert into the document; no markup is parsed again
 */
export function sanitizeHtml(html: string): DocumentFragment {
  if (!purifier) throw new Error('There is no window to parse HTML');
  const text = purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Its check of ids is redundant: the prefix avoids clashes with properties of the document.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  removeEmpty(text);
  return text;
}

provideSanitizer(sanitizeHtml);
