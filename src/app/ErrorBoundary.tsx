import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What shows instead of the part that broke. */
  fallback: (recover: () => void) => ReactNode;
  /** Another value gives the part another try, such as the address. */
  resetKey: unknown;
  /** Told of what broke. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  resetKey: unknown;
}

/** Keeps a part that breaks from taking the whole shop with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return resetKey === state.resetKey ? state : { broken: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => this.setState({ broken: false }));
  }
}
