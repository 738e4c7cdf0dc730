import type { SignablePaperDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { createOwnerSigningServer } from './owner-signing-server.js';
import type { SigningServer } from './signing-server.js';
import { useSignablePapers, type SignablePapers } from './useSignablePapers.js';

/** The papers of a dossier that are signed online, as its owner and the back office see them. */
export function useDossierSigning(
  dossierId: number,
  isAwaited?: (paper: SignablePaperDto) => boolean,
): SignablePapers & { server: SigningServer } {
  const api = useApi();
  const server = useMemo(() => createOwnerSigningServer(api, dossierId), [api, dossierId]);
  return { server, ...useSignablePapers(server, isAwaited) };
}
