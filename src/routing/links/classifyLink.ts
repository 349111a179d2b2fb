import { idOfHash } from './anchors';
import type { MouseEvent } from 'react';

export type LinkTarget =
  | { kind: 'internal'; to: string }
  | { kind: 'anchor'; id: string }
  | { kind: 'mail' | 'phone' | 'external' | 'file'; href: string }
  | { kind: 'none' };

const NONE: LinkTarget = { kind: 'none' };

/** Endings of files that a browser opens or downloads; the address of a page may contain a dot. */
const fileEnding =
  /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|xml|zip|dwg|dxf|skp|rfa|ifc|stp|step|glb|gltf|usdz|jpe?g|png|webp|avif|gif|svg|tiff?|mp[34]|webm|mov)$/i;

/** Collapse leading slashes: a path that starts with two would be parsed as another host. */
const oneSlash = (path: string) => path.replace(/^[/\\]{2,}/, '/');

/**
 * APP-11: classify an untrusted address from content, parsed as in browsers. Same host or relative stays in the app,
 * except for files, which open in a new tab like other http addresses; every scheme but `mailto:` and `tel:` is unsafe.
 * @param base address of the current page
 */
export function classifyLink(href: unknown, base: string): LinkTarget {
  const trimmed = typeof href === 'string' ? href.trim() : '';
  if (trimmed === '') return NONE;
  if (trimmed.startsWith('#')) return { kind: 'anchor', id: idOfHash(trimmed) };
  if (!URL.canParse(trimmed, base)) return NONE;
  const url = new URL(trimmed, base);
  if (url.protocol === 'mailto:') return { kind: 'mail', href: url.href };
  if (url.protocol === 'tel:') return { kind: 'phone', href: url.href };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return NONE;
  if (url.host !== new URL(base).host) return { kind: 'external', href: url.href };
  if (fileEnding.test(url.pathname)) return { kind: 'file', href: url.href };
  return { kind: 'internal', to: oneSlash(url.pathname) + url.search + url.hash };
}

export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** The tel: URL of a number, with digits and a plus sign only. */
export const telHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
