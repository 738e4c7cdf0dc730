import {
  downloadFile,
  readData,
  type ApiClient,
  type Download,
  type PaperSignatureDto,
  type SentCodeDto,
  type SignablePapersDto,
  type SignatureCodeScopeDto,
  type SignPaperDto,
} from '@pratiche/api';

export type SignablePaperCode = PaperSignatureDto['code'];

/** The calls of signing, by a customer's link or by the owner of the dossier. */
export interface SigningServer {
  /** Of the cached answers of this signer. */
  key: readonly unknown[];
  listPapers: () => Promise<SignablePapersDto>;
  openPaper: (code: SignablePaperCode) => Promise<PaperSignatureDto>;
  readPaper: (signatureId: number) => Promise<Download>;
  markPageShown: (signatureId: number, page: number, pages: number) => Promise<unknown>;
  /**
   * @param email where the code goes when the portal knows no address of the signer
   * @param others signatures that the code is for too
   */
  sendCode: (
    signatureId: number,
    email: string | null,
    others: readonly number[],
  ) => Promise<SentCodeDto>;
  signPaper: (signatureId: number, signed: SignPaperDto) => Promise<PaperSignatureDto>;
  readCertificate: (signatureId: number) => Promise<Download>;
  /** By the customer's link alone. */
  refusePaper?: (signatureId: number, reason: string) => Promise<PaperSignatureDto>;
  /** By the owner of the dossier alone. */
  withdrawPaper?: (signatureId: number, reason: string) => Promise<PaperSignatureDto>;
}

/** A code for one paper names no others. */
export const toCodeScope = (others: readonly number[]): SignatureCodeScopeDto =>
  others.length === 0 ? {} : { others: [...others] };

export function createLinkSigningServer(api: ApiClient, token: string): SigningServer {
  const at = (signatureId: number) => ({ params: { path: { token, signatureId } } });
  return {
    key: ['signable-papers', 'link', token],
    listPapers: () =>
      readData(api.GET('/api/Signatures/link/{token}/papers', { params: { path: { token } } })),
    openPaper: (code) =>
      readData(
        api.POST('/api/Signatures/link/{token}/papers/{code}/open', {
          params: { path: { token, code } },
        }),
      ),
    readPaper: (signatureId) =>
      downloadFile(api, '/api/Signatures/link/{token}/{signatureId}/paper', {
        path: { token, signatureId },
      }),
    markPageShown: (signatureId, page, pages) =>
      api.POST('/api/Signatures/link/{token}/{signatureId}/page', {
        ...at(signatureId),
        body: { page, pages },
      }),
    sendCode: (signatureId, email, others) =>
      readData(
        api.POST('/api/Signatures/link/{token}/{signatureId}/code', {
          ...at(signatureId),
          body: { email, ...toCodeScope(others) },
        }),
      ),
    signPaper: (signatureId, body) =>
      readData(
        api.POST('/api/Signatures/link/{token}/{signatureId}/sign', { ...at(signatureId), body }),
      ),
    readCertificate: (signatureId) =>
      downloadFile(api, '/api/Signatures/link/{token}/{signatureId}/certificate', {
        path: { token, signatureId },
      }),
    refusePaper: (signatureId, reason) =>
      readData(
        api.POST('/api/Signatures/link/{token}/{signatureId}/refuse', {
          ...at(signatureId),
          body: { reason },
        }),
      ),
  };
}
