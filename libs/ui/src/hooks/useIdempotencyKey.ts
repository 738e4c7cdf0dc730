import { useCallback, useRef } from 'react';

/**
 * Keys of requests that must have one effect. The same content keeps its key, so that a second
 * press, or a retry after a lost response, is the same request; other content gets a new key.
 */
export function useIdempotencyKey(): {
  keyFor: (...content: readonly unknown[]) => string;
  /** Makes the next request another one, also with the same content. */
  renewKey: () => void;
} {
  const current = useRef<{ key: string; content: readonly unknown[] } | null>(null);
  const keyFor = useCallback((...content: readonly unknown[]): string => {
    if (current.current === null || !isSameContent(current.current.content, content))
      current.current = { key: crypto.randomUUID(), content };
    return current.current.key;
  }, []);
  const renewKey = useCallback(() => {
    current.current = null;
  }, []);
  return { keyFor, renewKey };
}

/** Compares part by part: numbers and texts by value, files by identity. */
const isSameContent = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));
