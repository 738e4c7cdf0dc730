import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { isToSign } from '../signing/signing-texts.js';
import { useSignablePapers } from '../signing/useSignablePapers.js';

/** How many papers wait for the customer's signature. */
export function useLeftToSign(token: string): number {
  const api = useApi();
  const server = useMemo(() => createLinkSigningServer(api, token), [api, token]);
  const { papers } = useSignablePapers(server);
  return papers?.papers.filter(isToSign).length ?? 0;
}
