import { useState } from 'react';
import { layoutOf, type PageLayout } from './layouts';
import type { PageScreen } from '../visit/usePageScreen';

function layoutFor(screen: PageScreen): PageLayout | undefined {
  if (screen.kind === 'page') return layoutOf(screen.page.pageType);
  if (screen.kind === 'builtIn') return layoutOf('ErrorPage');
  return screen.pageType && layoutOf(screen.pageType);
}

/** The layout of what shows; while a page loads the one before stays, so that the header does not flicker. */
export function usePageLayout(screen: PageScreen): PageLayout | undefined {
  const [last, setLast] = useState<PageLayout>();
  const layout = layoutFor(screen) ?? last;
  if (layout !== last) setLast(layout);
  return layout;
}
