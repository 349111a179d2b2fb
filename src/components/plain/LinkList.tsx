import type { OperationId } from '../../api/operation';
import { Each } from './ErrorBoundary';
import { SafeLink } from '../../routing/links/SafeLink';

interface LinkListProps {
  links: readonly { id: string; url: string; title: string }[];
  operation: OperationId;
  path: string;
  className?: string;
}

/** List of links, each in its own error boundary (CALL-07). */
export function LinkList({ links, operation, path, className }: LinkListProps) {
  return (
    <ul className={className}>
      <Each items={links} operation={operation} path={path} keyOf={({ id }) => id}>
        {({ url, title }) => (
          <li>
            <SafeLink href={url}>{title}</SafeLink>
          </li>
        )}
      </Each>
    </ul>
  );
}
