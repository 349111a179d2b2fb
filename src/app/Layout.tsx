import type { ReactNode } from 'react';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import type { PageLayout } from './layouts';

interface LayoutProps {
  layout: PageLayout;
  children: ReactNode;
}

/** Header, main content and footer around a page (APP-16, APP-17). */
export function Layout({ layout, children }: LayoutProps) {
  return (
    <>
      <main id="main-content" tabIndex={-1} data-header={layout.header}>
        {children}
      </main>
      <LiveRegion />
    </>
  );
}
