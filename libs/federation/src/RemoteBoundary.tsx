import { Component, type ReactNode } from 'react';

interface Props {
  /** A failure counts for this page only: another one gets its own chance. */
  page: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  page: string;
  failed: boolean;
}

/** Keeps a failure inside a remote's page from taking the host down with it. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
