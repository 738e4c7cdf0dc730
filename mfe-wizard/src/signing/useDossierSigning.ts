import { type ApiClient, downloadFile, readData, type SignablePaperDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { type SigningServer, toCodeScope } from './signing-server.js';
import { useSignablePapers, type SignablePapers } from './useSignablePapers.js';
import { listOwnerPapers, ownerPapersKey, readCertificate } from './owner-papers.js';

/** The papers of a dossier that are signed online, as its owner and the back office see them. */
export function useDossierSigning(
  dossierId: number,
  isAwaited?: (paper: SignablePaperDto) => boolean,
): SignablePapers & { server: SigningServer } {
  const api = useApi();
  const server = useMemo(() => createOwnerSigningServer(api, dossierId), [api, dossierId]);
  return { server, ...useSignablePapers(server, isAwaited) };
}

function createOwnerSigningServer(api: ApiClient, dossierId: number): SigningServer {
  const at = (signatureId: number) => ({ params: { path: { signatureId } } });
  return {
    key: ownerPapersKey(dossierId),
    listPapers: () => listOwnerPapers(api, dossierId),
    openPaper: (code) =>
      readData(
        api.POST('/api/Signatures/dossiers/{dossierId}/papers/{code}/open', {
          params: { path: { dossierId, code } },
        }),
      ),
    readPaper: (signatureId) =>
      downloadFile(api, '/api/Signatures/{signatureId}/paper', { path: { signatureId } }),
    markPageShown: (signatureId, page, pages) =>
      api.POST('/api/Signatures/{signatureId}/page', { ...at(signatureId), body: { page, pages } }),
    sendCode: (signatureId, _, others) =>
      readData(
        api.POST('/api/Signatures/{signatureId}/code', {
          ...at(signatureId),
          body: toCodeScope(others),
        }),
      ),
    signPaper: (signatureId, body) =>
      readData(api.POST('/api/Signatures/{signatureId}/sign', { ...at(signatureId), body })),
    readCertificate: (signatureId) => readCertificate(api, signatureId),
    withdrawPaper: (signatureId, reason) =>
      readData(
        api.POST('/api/Signatures/{signatureId}/withdraw', {
          ...at(signatureId),
          body: { reason },
        }),
      ),
  };
}
