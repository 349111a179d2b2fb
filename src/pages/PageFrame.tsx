import type { ReactNode } from 'react';
import type { components } from '../api/generated/types';

interface PageFrameProps {
  page: components['schemas']['PageFields'];
  /** What the page has besides title and content blocks. */
  children?: ReactNode;
}

/** What every page has: trail, title, preamble, and the editors' blocks. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <div className="page-width">
      <h1>{page.pageTitle}</h1>
      {page.preamble && <p>{page.preamble}</p>}
      {children}
    </div>
  );
}
