import { use, type AnchorHTMLAttributes, type Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { classifyLink } from './classifyLink';
import { LinkPrefetch } from './linkPrefetch';

interface SafeLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Any address from content or settings; what it may do is decided by classifyLink. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** What stands at the address, where that is known: while it loads, the page shows in outline (APP-06). */
  leadsTo?: 'product';
}

/**
 * Shows the place with this id and moves focus there, so that reading goes on from it. Empty means the top.
 * @param id of an element on the page
 */
export function goToAnchor(id: string): void {
  const place = id === '' ? document.body : document.getElementById(id);
  place?.scrollIntoView({ behavior: 'smooth' });
  place?.focus({ preventScroll: true });
}

type RestProps = Omit<SafeLinkProps, 'href' | 'leadsTo'>;

/** The router's address says where to; whoever follows the address scrolls there. */
function AnchorLink({ id, ...rest }: RestProps & { id: string }) {
  const { pathname, search } = useLocation();
  return <Link {...rest} to={{ pathname, search, hash: id }} />;
}

function InternalLink({
  to,
  leadsTo,
  onFocus,
  onPointerEnter,
  ...rest
}: RestProps & Pick<SafeLinkProps, 'leadsTo'> & { to: string }) {
  const prefetch = use(LinkPrefetch);
  return (
    <Link
      {...rest}
      to={to}
      state={leadsTo && { leadsTo }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
    />
  );
}

/**
 * APP-11: a link from content. Inside the app it navigates without a reload, `#id` to its place on the page, mailto and tel
 * open their programs, other hosts open a new tab and say so; what is no safe link shows as its text, and a link without
 * a text is not there.
 */
export function SafeLink({ href, leadsTo, children, ...rest }: SafeLinkProps) {
  const t = useTranslate();
  if (children === '') return null;
  const target = classifyLink(href, window.location.href);
  switch (target.kind) {
    case 'none':
      return <span className={rest.className}>{children}</span>;
    case 'internal':
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
    case 'external':
      return (
        <a {...rest} href={target.href} target="_blank" rel="noopener noreferrer">
          {children} <span className="visually-hidden">({t('common.opensInNewTab')})</span>
        </a>
      );
    default:
      return (
        <a {...rest} href={target.href}>
          {children}
        </a>
      );
  }
}
