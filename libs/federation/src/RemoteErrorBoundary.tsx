import { Component, type ReactNode } from 'react';
import { CAUGHT_ERROR_EVENT } from './caught-error-event.js';
import { classifyLoadFailure, type LoadFailure } from './load-failure.js';

interface RemoteErrorBoundaryProps {
  /** An error applies only to this page; another page is tried separately. */
  page: string;
  fallback: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

interface RemoteErrorBoundaryState {
  page: string;
  failure: LoadFailure | null;
}

/** Keeps a failure inside a remote's page from taking the host down with it. */
export class RemoteErrorBoundary extends Component<
  RemoteErrorBoundaryProps,
  RemoteErrorBoundaryState
> {
  override state: RemoteErrorBoundaryState = { page: this.props.page, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<RemoteErrorBoundaryState> {
    return { failure: classifyLoadFailure(error) };
  }

  static getDerivedStateFromProps(
    { page }: RemoteErrorBoundaryProps,
    state: RemoteErrorBoundaryState,
  ): RemoteErrorBoundaryState | null {
    return page === state.page ? null : { page, failure: null };
  }

  /** The page's own handlers do not see an error that is caught here. */
  override componentDidCatch(error: unknown): void {
    window.dispatchEvent(new CustomEvent(CAUGHT_ERROR_EVENT, { detail: error }));
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
