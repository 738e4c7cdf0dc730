import { downloadFile, readData, type ApiClient } from '@pratiche/api';
import { listOwnerPapers, ownerPapersKey, readCertificate } from './owner-papers.js';
import { toCodeScope, type SigningServer } from './signing-server.js';

export function createOwnerSigningServer(api: ApiClient, dossierId: number): SigningServer {
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
