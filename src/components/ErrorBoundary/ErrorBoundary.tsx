import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Renders in place of the part that threw. */
  fallback: (retry: () => void) => ReactNode;
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

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
