import { memo, Suspense } from 'react';
import { lazyPart } from '../../routing/lazy/lazyPart';
import type { Block } from './schemas';

const ContentArea = lazyPart(
  () => import('./ContentArea').then(({ ContentArea }) => ContentArea),
  'ContentArea',
);

/** The editors' blocks, in their own chunk: for pages with other content in the first window. */
export const LazyContentArea = memo(function LazyContentArea({ blocks }: { blocks: readonly Block[] }) {
  return <Suspense fallback={null}>{blocks.length > 0 && <ContentArea blocks={blocks} />}</Suspense>;
});
