import { Component, createContext, type ContextType, type ReactNode } from 'react';
import type { OperationId } from '../../api/operation';
import { PartError } from './PartError';

/** The part of an answer that the surrounding boundary shows, such as `getPage /contentArea/0`. */
const PartContext = createContext('');

interface ErrorBoundaryProps {
  /** The operation whose answer is shown; without one the part belongs to that of the boundary around it. */
  operation?: OperationId;
  /** The part's place in the answer, within that of the boundary around it, such as `/items/0`; or a name, `header`. */
  place?: string;
  /** Renders in place of the part that threw; nothing when not given. */
  fallback?: (retry: () => void) => ReactNode;
  /** When this value changes, such as the address, the part is rendered again. */
  resetKey?: unknown;
  /** Receives what was thrown. The React root reports it already (src/app/rootOptions.ts). */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: unknown;
}

/** Renders a fallback in place of a part that throws, so that the rest of the shop stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = PartContext;
  declare context: ContextType<typeof PartContext>;
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return resetKey === state.resetKey ? state : { failed: false, resetKey };
  }

  /** Operation and place of what this boundary shows; empty where it has neither. */
  private get part(): string {
    const { operation, place = '' } = this.props;
    if (operation) return `${operation} ${place}`;
    return place === '' || place.startsWith('/') ? this.context + place : place;
  }

  /** What was thrown inside, with operation and place where they are known; for the root's report. */
  located(error: unknown): unknown {
    return this.part ? new PartError(this.part, error) : error;
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback?.(() => this.setState({ failed: false })) ?? null;
    return <PartContext value={this.part}>{this.props.children}</PartContext>;
  }
}
