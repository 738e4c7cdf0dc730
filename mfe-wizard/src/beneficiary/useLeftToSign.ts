import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { isAwaited, isLeftToSign, isToSign } from '../signing/paper-state.js';
import { useSignablePapers } from '../signing/useSignablePapers.js';

/** Whether papers wait for the customer's signature, or will once they are complete, and how many do either. */
export function useLeftToSign(token: string): {
  isToSign: boolean;
  isAwaited: boolean;
  count: number;
} {
  const api = useApi();
  const server = useMemo(() => createLinkSigningServer(api, token), [api, token]);
  const { papers } = useSignablePapers(server);
  return {
    isToSign: papers?.papers.some(isToSign) ?? false,
    isAwaited: papers?.papers.some(isAwaited) ?? false,
    count: papers?.papers.filter(isLeftToSign).length ?? 0,
  };
}
