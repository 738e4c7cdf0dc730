import { isVersionMismatch } from '@pratiche/ui';

/** Why a remote's page is not shown: nothing came, a part of it is missing, or it cannot work with this host at all. */
export type LoadFailure = 'unreachable' | 'chunk-load-error' | 'version-mismatch';

export function classifyLoadFailure(error: unknown): LoadFailure {
  if (isVersionMismatch(error)) return 'version-mismatch';
  return isChunkLoadError(error) ? 'chunk-load-error' : 'unreachable';
}

/** Webpack's name for a part of the program that could not be fetched: the network is away, or the release was removed. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
