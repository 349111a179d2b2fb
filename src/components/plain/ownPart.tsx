import { createElement, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { extensions, type PartProps } from '#brand/extensions';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Part of the brand in its own error boundary (brand/extensions.ts); undefined without one.
 * @example {ownPart('productSection', { product })}
 */
export function ownPart<Name extends keyof PartProps>(name: Name, props: PartProps[Name]): ReactNode {
  const part = extensions.parts?.[name] as FunctionComponent<PartProps[Name]> | undefined;
  return (
    part && (
      <ErrorBoundary path={name}>
        <Suspense fallback={null}>{createElement(part, props)}</Suspense>
      </ErrorBoundary>
    )
  );
}
