import { lazyPart } from '../../src/routing/lazy/lazyPart';
import type { Extensions } from '../extensions.ts';
import { DeliveryPromise, features } from './DeliveryPromise';
import { HeaderPhone } from './HeaderPhone';

/** A part of each kind: a page, a block, the four parts, a feature and an analytics vendor. */
export const extensions = {
  pages: { StoresPage: () => import('./StoresPage') },
  blocks: {
    FiguresBlock: lazyPart(
      () => import('./FiguresBlock').then(({ FiguresBlock }) => FiguresBlock),
      'FiguresBlock',
    ),
  },
  parts: {
    headerSlot: HeaderPhone,
    cardFooter: DeliveryPromise,
    productSection: lazyPart(() => import('./CareAdvice').then(({ CareAdvice }) => CareAdvice), 'CareAdvice'),
    footer: lazyPart(
      () => import('./ContactFooter').then(({ ContactFooter }) => ContactFooter),
      'ContactFooter',
    ),
  },
  features,
  analytics: (event) => void navigator.sendBeacon('/collect', JSON.stringify(event)),
} satisfies Extensions;
