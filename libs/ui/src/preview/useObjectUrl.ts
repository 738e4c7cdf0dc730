import type { Download } from '@pratiche/api';
import { useEffect, useRef, useState } from 'react';

interface ObjectUrlState {
  /** Object URL of the bytes, valid while the component that requested it is mounted. */
  address: string | null;
  error: unknown;
}

const EMPTY_STATE: ObjectUrlState = { address: null, error: null };

export interface ObjectUrl extends ObjectUrlState {
  retry: () => void;
}

/** Creates an object URL with a content type of ours, because it opens in our origin, where only images and PDFs may be rendered. */
export function useObjectUrl(
  key: number,
  contentType: string,
  load: () => Promise<Download>,
): ObjectUrl {
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
