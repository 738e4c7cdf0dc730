import { isVersionMismatch } from '@pratiche/ui';

/** Why a remote's page is not shown: nothing came, a part of it is missing, or it cannot work with this host at all. */
export type LoadFailure = 'away' | 'missing-part' | 'other-version';

export function classifyLoadFailure(error: unknown): LoadFailure {
  if (isVersionMismatch(error)) return 'other-version';
  return isChunkLoadError(error) ? 'missing-part' : 'away';
}

/** Webpack's name for a part of the program that could not be fetched: the network is away, or the release was removed. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
