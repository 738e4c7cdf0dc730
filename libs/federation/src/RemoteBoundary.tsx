import { Component, type ReactNode } from 'react';

interface Props {
  /** A failure counts for this page only: another one gets its own chance. */
  page: string;
  fallback: (isChunkMissing: boolean) => ReactNode;
  children: ReactNode;
}

interface State {
  page: string;
  failed: boolean;
  isChunkMissing: boolean;
}

/** Keeps a failure inside a remote's page from taking the host down with it. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: false, isChunkMissing: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, isChunkMissing: isMissingChunk(error) };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: false, isChunkMissing: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.isChunkMissing) : this.props.children;
  }
}

/** Webpack's name for a part of the program that could not be fetched: the network is away, or the release was removed. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
