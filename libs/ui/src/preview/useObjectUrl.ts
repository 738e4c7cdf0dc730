import type { Download } from '@pratiche/api';
import { useEffect, useRef, useState } from 'react';
import { hasPdfEnd } from './has-pdf-end.js';
import { PDF } from './preview-kind.js';

interface ObjectUrlState {
  /** Object URL of the bytes, valid while the component that requested it is mounted. */
  address: string | null;
  /** A PDF that no browser can open. */
  isDamaged: boolean;
  error: unknown;
}

const EMPTY_STATE: ObjectUrlState = { address: null, isDamaged: false, error: null };

async function loadWithState(load: () => Promise<Download>, contentType: string) {
  const { blob } = await load();
  return { blob, isDamaged: contentType === PDF && !(await hasPdfEnd(blob)) };
}

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
    loadWithState(latest.current, contentType).then(
      ({ blob, isDamaged }) => {
        if (gone) return;
        address = URL.createObjectURL(new Blob([blob], { type: contentType }));
        setState({ address, isDamaged, error: null });
      },
      (error: unknown) => {
        if (!gone) setState({ ...EMPTY_STATE, error });
      },
    );
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [key, contentType, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
