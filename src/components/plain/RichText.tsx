import { useLayoutEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { renderRequest, pageUrl } from '../../lib/renderRequest';
import { classNames } from './classNames';
import { ErrorBoundary } from './ErrorBoundary';
import { loadChunk } from '../../routing/lazy/loadChunk';
import { classifyLink, isPlainClick } from '../../routing/links/classifyLink';
import styles from './RichText.module.css';
import { readySanitizer } from './sanitizer';

/** Where Trusted Types are enforced, no text may be set as HTML, not even an empty one. */
const emptyHtml = () =>
  'trustedTypes' in window ? (window.trustedTypes as { emptyHTML: string }).emptyHTML : '';

interface RichTextProps {
  html: string;
  className?: string;
}

function useSanitized(html: string) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = (sanitize: (html: string) => DocumentFragment) =>
      ref.current?.replaceChildren(sanitize(html));
    const sanitize = readySanitizer();
    if (sanitize) {
      show(sanitize);
      return;
    }
    let current = true;
    void loadChunk(() => import('./sanitizeHtml')).then(({ sanitizeHtml }) => {
      if (current) show(sanitizeHtml);
    });
    return () => {
      current = false;
    };
  }, [html]);
  return ref;
}

/** HTML of the first render: the text on a server, whose element the browser takes over as it is; otherwise none. */
function firstHtml(html: string): string {
  if (!renderRequest()) return emptyHtml();
  const text = readySanitizer()?.(html);
  if (!text) throw new Error('The server has no sanitiser');
  const box = text.ownerDocument.createElement('div');
  box.append(text);
  return box.innerHTML;
}

/** @throws TypeError for a value of another type, which the sanitiser would convert to a text */
function SanitizedText({ html, className }: RichTextProps) {
  if (typeof html !== 'string') throw new TypeError('A rich text is no text');
  const ref = useSanitized(html);
  const navigate = useNavigate();
  const follow = (event: ReactMouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = classifyLink(link?.getAttribute('href') ?? '', pageUrl().href);
    if (!isPlainClick(event)) return;
    if (target.kind === 'internal') void navigate(target.to);
    else if (target.kind === 'anchor') void navigate({ search: pageUrl().search, hash: target.id });
    else return;
    event.preventDefault();
  };
  // Handles only clicks that bubble from the links inside, which have their own role and keys.
  return (
    <div
      ref={ref}
      className={classNames(styles.text, className)}
      role="presentation"
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: firstHtml(html) }}
      suppressHydrationWarning
    />
  );
}

/**
 * PDP-06: the editors' text, filtered by an allow-list. The sanitiser is loaded on first use; the element is empty
 * meanwhile, so a page that always has such text imports it. Links inside behave like SafeLink (APP-11).
 */
export function RichText(props: RichTextProps) {
  return (
    <ErrorBoundary resetKey={props.html}>
      <SanitizedText {...props} />
    </ErrorBoundary>
  );
}
