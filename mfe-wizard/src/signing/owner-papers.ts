import {
  downloadFile,
  readData,
  type ApiClient,
  type Download,
  type SignablePapersDto,
} from '@pratiche/api';

/** Of the cached papers of a dossier, as its owner and the back office see them. */
export const ownerPapersKey = (dossierId: number) => ['signable-papers', 'dossier', dossierId];

export const listOwnerPapers = (api: ApiClient, dossierId: number): Promise<SignablePapersDto> =>
  readData(
    api.GET('/api/Signatures/dossiers/{dossierId}/papers', { params: { path: { dossierId } } }),
  );

export const readCertificate = (api: ApiClient, signatureId: number): Promise<Download> =>
  downloadFile(api, '/api/Signatures/{signatureId}/certificate', { path: { signatureId } });
