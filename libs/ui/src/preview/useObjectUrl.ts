import type { Download } from '@pratiche/api';
import { useEffect, useRef, useState } from 'react';

interface ObjectUrlState {
  /** Of the bytes within this page, valid while the component that asked for it is there. */
  address: string | null;
  error: unknown;
}

const EMPTY_STATE: ObjectUrlState = { address: null, error: null };

/**
 * Fetches a file and gives its bytes an address. The type is the one we decided to show, never the one the bytes claim:
 * an address of ours opens in our origin, and nothing but a picture or a PDF may run there.
 */
export function useObjectUrl(key: number, contentType: string, load: () => Promise<Download>) {
  const [state, setState] = useState(EMPTY_STATE);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    let gone = false;
    let address: string | null = null;
    setState(EMPTY_STATE);
    latest.current().then(
      ({ blob }) => {
        if (gone) return;
        address = URL.createObjectURL(new Blob([blob], { type: contentType }));
        setState({ address, error: null });
      },
      (error: unknown) => {
        if (!gone) setState({ address: null, error });
      },
    );
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [key, contentType, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
