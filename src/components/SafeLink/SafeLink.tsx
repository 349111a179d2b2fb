import { use, type AnchorHTMLAttributes, type Ref } from 'react';
import { Link, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { mediaUrl } from '../../config/mediaUrl';
import { classifyLink } from './classifyLink';
import { isPlainClick } from './isPlainClick';
import { LinkPrefetch } from './linkPrefetch';

interface SafeLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Any address from content or settings; `classifyLink` decides what it may do. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /**
   * What is at the address, where it is known: the skeleton of a product shows while it loads (APP-06), and a file
   * opens in a new tab whatever its address ends with.
   */
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

/** A link to a place on the page: it changes the hash, and scroll restoration goes there (APP-04). */
function AnchorLink({ id, ...rest }: RestProps & { id: string }) {
  const { pathname, search } = useLocation();
  return <Link {...rest} to={{ pathname, search, hash: id }} />;
}

/** Whether the address bar shows a path already: following a link to it adds no history entry. */
const isCurrent = (to: string) =>
  to === window.location.pathname + window.location.search + window.location.hash;

/**
 * A link within the app. It follows as the router's Link does, but does not depend on the location: that changes with
 * every further load of a list, and each link of the page would be rendered again.
 */
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
        if (isCurrent(to)) navigator.replace(to, state);
        else navigator.push(to, state);
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

/**
 * APP-11: a link from content. Inside the app it navigates without a reload, `#id` to its place on the page, mailto and tel
 * open their programs, files and other hosts open a new tab and say so; an unsafe address shows as its text alone, and
 * a link without a text is not rendered.
 */
export function SafeLink({ href, leadsTo, children, ...rest }: SafeLinkProps) {
  if (children === '') return null;
  const target = classifyLink(href, window.location.href);
  switch (target.kind) {
    case 'none':
      return <span className={rest.className}>{children}</span>;
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
