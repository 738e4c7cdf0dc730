import { Component, type ReactNode } from 'react';
import { failureOf, type Failure } from './failure.js';

interface Props {
  /** A failure counts for this page only: another one gets its own chance. */
  page: string;
  fallback: (failure: Failure) => ReactNode;
  children: ReactNode;
}

interface State {
  page: string;
  failure: Failure | null;
}

/** Keeps a failure inside a remote's page from taking the host down with it. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: failureOf(error) };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failure: null };
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
