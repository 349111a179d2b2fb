import { use, type AnchorHTMLAttributes, type Ref, createContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { mediaUrl } from '../../config/deployment';
import { classifyLink, isPlainClick } from './classifyLink';
import { pageUrl } from '../../lib/renderRequest';
import { flushSync } from 'react-dom';
import { media } from '../../theme/breakpoints';

/** Called on hover or focus of a link inside the app: prefetches its page. */
export const LinkPrefetch = createContext<(to: string) => void>(() => undefined);

/** UI-03: navigate to a product while the card's picture moves to the gallery (Gallery.module.css), where supported. */
function movePicture(link: Element, navigate: () => void): void {
  const picture = link.closest('article')?.querySelector('img');
  const isSupported = 'startViewTransition' in document && !window.matchMedia(media.reducedMotion).matches;
  if (!picture || !isSupported) return navigate();
  const { dataset } = document.documentElement;
  picture.style.viewTransitionName = 'product-picture';
  const { ready, finished } = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    dataset['transition'] = 'product';
    flushSync(navigate);
  });
  const end = () => delete dataset['transition'];
  finished.then(end, end);
  // Rejected when the browser skips the animation, as in a hidden tab.
  ready.catch(() => undefined);
}

interface SafeLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Any address from content or settings; `classifyLink` decides its handling. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Kind of the target, if known: a product has its skeleton (APP-06), a file opens in a new tab. */
  leadsTo?: 'product' | 'file';
}

function NewTabLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const t = useTranslate();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">({t('common.opensInNewTab')})</span>
    </a>
  );
}

type RestProps = Omit<SafeLinkProps, 'href' | 'leadsTo'>;

/** True when the address bar shows the path already: a link to it adds no history entry. */
const isCurrent = (to: string) => to === pageUrl().pathname + pageUrl().search + pageUrl().hash;

/** Link without the router's subscription to the location, which every further load of a list changes. */
function InternalLink({
  to,
  leadsTo,
  target = '_self',
  onClick,
  onFocus,
  onPointerEnter,
  children,
  ...rest
}: RestProps & Pick<SafeLinkProps, 'leadsTo'> & { to: string }) {
  const prefetch = use(LinkPrefetch);
  const { navigator } = use(NavigationContext);
  return (
    <a
      {...rest}
      href={to}
      target={target === '_self' ? undefined : target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target !== '_self' || !isPlainClick(event)) return;
        event.preventDefault();
        const state = leadsTo && { leadsTo };
        const go = () => (isCurrent(to) ? navigator.replace(to, state) : navigator.push(to, state));
        if (leadsTo === 'product' && !isCurrent(to)) movePicture(event.currentTarget, go);
        else go();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
    >
      {children}
    </a>
  );
}

/** Link to an anchor on the page: changes the hash, on which scroll restoration scrolls (APP-04). */
function AnchorLink({ id, ...rest }: RestProps & { id: string }) {
  const { pathname, search } = useLocation();
  return <InternalLink {...rest} to={pathname + search + (id && `#${encodeURIComponent(id)}`)} />;
}

/**
 * APP-11: link from content, by the kind of its address; an unsafe one renders as plain text, one without text not at all.
 * @example <SafeLink href={item.href}>{item.text}</SafeLink>
 */
export function SafeLink({ href, leadsTo, children, ...rest }: SafeLinkProps) {
  if (children === '') return null;
  const target = classifyLink(href, pageUrl().href);
  switch (target.kind) {
    case 'none':
      return (
        <span id={rest.id} className={rest.className}>
          {children}
        </span>
      );
    case 'internal':
      if (leadsTo === 'file')
        return (
          <NewTabLink {...rest} href={mediaUrl(target.to)}>
            {children}
          </NewTabLink>
        );
      return (
        <InternalLink {...rest} to={target.to} leadsTo={leadsTo}>
          {children}
        </InternalLink>
      );
    case 'anchor':
      return (
        <AnchorLink {...rest} id={target.id}>
          {children}
        </AnchorLink>
      );
    case 'file':
      return (
        <NewTabLink {...rest} href={mediaUrl(href.trim())}>
          {children}
        </NewTabLink>
      );
    case 'external':
      return (
        <NewTabLink {...rest} href={target.href}>
          {children}
        </NewTabLink>
      );
    default:
      return (
        <a {...rest} href={target.href}>
          {children}
        </a>
      );
  }
}
