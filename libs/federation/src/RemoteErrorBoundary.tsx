import { Component, type ReactNode } from 'react';
import { announceCaughtError, createErrorReference } from './caught-error-event.js';
import { classifyCrash, type LoadFailure } from './load-failure.js';

interface RemoteErrorBoundaryProps {
  /** An error applies only to this page; another page is tried separately. */
  page: string;
  remote: { remote?: string; remoteRelease?: string };
  fallback: (failure: LoadFailure, reference: string) => ReactNode;
  children: ReactNode;
}

interface RemoteErrorBoundaryState {
  page: string;
  failure: LoadFailure | null;
  reference: string;
}

/** Keeps a failure inside a remote's page from taking the host down with it. */
export class RemoteErrorBoundary extends Component<
  RemoteErrorBoundaryProps,
  RemoteErrorBoundaryState
> {
  override state: RemoteErrorBoundaryState = {
    page: this.props.page,
    failure: null,
    reference: '',
  };

  static getDerivedStateFromError(error: unknown): Partial<RemoteErrorBoundaryState> {
    return { failure: classifyCrash(error), reference: createErrorReference() };
  }

  static getDerivedStateFromProps(
    { page }: RemoteErrorBoundaryProps,
    state: RemoteErrorBoundaryState,
  ): RemoteErrorBoundaryState | null {
    return page === state.page ? null : { page, failure: null, reference: '' };
  }

  /** The page's own handlers do not see an error that is caught here. */
  override componentDidCatch(error: unknown): void {
    const { remote } = this.props;
    announceCaughtError({ kind: 'boundary', error, reference: this.state.reference, ...remote });
  }

  override render() {
    const { failure, reference } = this.state;
    return failure ? this.props.fallback(failure, reference) : this.props.children;
  }
}
