import { useLayoutEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../classNames';
import { classifyLink } from '../SafeLink/classifyLink';
import { goToAnchor } from '../SafeLink/goToAnchor';
import { isPlainClick } from '../SafeLink/isPlainClick';
import styles from './RichText.module.css';
import { readySanitizer } from './sanitizer';

interface RichTextProps {
  /** HTML from the editors, not trusted. */
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
    void import('./sanitizeHtml').then(({ sanitizeHtml }) => {
      if (current) show(sanitizeHtml);
    });
    return () => {
      current = false;
    };
  }, [html]);
  return ref;
}

/**
 * PDP-06: the editors' text, as far as an allow-list lets it through. The sanitiser is loaded when it is first needed;
 * until then the room is empty, so a page that always has such text imports it. Links in it behave like SafeLink
 * (APP-11).
 */
export function RichText({ html, className }: RichTextProps) {
  const ref = useSanitized(html);
  const navigate = useNavigate();
  const follow = (event: ReactMouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = classifyLink(link?.getAttribute('href') ?? '', window.location.href);
    if (!isPlainClick(event)) return;
    if (target.kind === 'internal') void navigate(target.to);
    else if (target.kind === 'anchor') goToAnchor(target.id);
    else return;
    event.preventDefault();
  };
  // Only clicks on the links inside are taken; they bring their own role and keys.
  return (
    <div ref={ref} className={classNames(styles.text, className)} role="presentation" onClick={follow} />
  );
}
