import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { createLinkSigningServer } from '../signing/signing-server.js';
import {
  isAwaited,
  isLeftOnPaper,
  isLeftToSign,
  isSigned,
  isToSign,
} from '../signing/paper-state.js';
import { useSignablePapers } from '../signing/useSignablePapers.js';

/** Whether papers wait for the customer's signature, or will once they are complete, and how many do either. */
export function useLeftToSign(token: string): {
  isToSign: boolean;
  isAwaited: boolean;
  /** Something is signed, and nothing is left. */
  isAllSigned: boolean;
  /** Titles of the papers to sign in ink; `null` until it is known. */
  onPaper: string[] | null;
  count: number;
} {
  const api = useApi();
  const server = useMemo(() => createLinkSigningServer(api, token), [api, token]);
  const { papers } = useSignablePapers(server);
  const count = papers?.papers.filter(isLeftToSign).length ?? 0;
  return {
    isToSign: papers?.papers.some(isToSign) ?? false,
    isAwaited: papers?.papers.some(isAwaited) ?? false,
    isAllSigned: count === 0 && (papers?.papers.some(isSigned) ?? false),
    onPaper: papers?.papers.filter(isLeftOnPaper).map(({ title }) => title) ?? null,
    count,
  };
}
