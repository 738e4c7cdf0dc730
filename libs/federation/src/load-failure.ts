import { isVersionMismatch } from '@pratiche/ui';

/**
 * Why a remote's page is not shown: nothing came, a part of it is missing, it came and failed, or it
 * cannot work with this host at all.
 */
export type LoadFailure = 'unreachable' | 'chunk-load-error' | 'crash' | 'version-mismatch';

/**
 * The federation runtime's message where a remote needs another version of React, router or query
 * client than the host has.
 */
const SINGLETON_MISMATCH = /shared singleton module \S+ does not satisfy the requirement/;

export function classifyLoadFailure(error: unknown): LoadFailure {
  if (isVersionMismatch(error) || isSingletonMismatch(error)) return 'version-mismatch';
  return isChunkLoadError(error) ? 'chunk-load-error' : 'unreachable';
}

/** Tells a page that came and failed from one of which a part is missing. */
export function classifyCrash(error: unknown): LoadFailure {
  const failure = classifyLoadFailure(error);
  return failure === 'unreachable' ? 'crash' : failure;
}

const isSingletonMismatch = (error: unknown): boolean =>
  error instanceof Error && SINGLETON_MISMATCH.test(error.message);

/**
 * Webpack's name for a part of the program that could not be fetched: the network is away, or the
 * release was removed.
 */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
