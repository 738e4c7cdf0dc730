import { isOtherVersion } from '@pratiche/ui';

/** Why a remote's page is not shown: nothing came, a part of it is missing, or it cannot work with this host at all. */
export type Failure = 'away' | 'missing-part' | 'other-version';

export function failureOf(error: unknown): Failure {
  if (isOtherVersion(error)) return 'other-version';
  return isMissingChunk(error) ? 'missing-part' : 'away';
}

/** Webpack's name for a part of the program that could not be fetched: the network is away, or the release was removed. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
