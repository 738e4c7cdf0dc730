import {
  fetchWithProgress,
  readData,
  toFormData,
  type ApiClient,
  type InvoicesDto,
} from '@pratiche/api';

interface UploadOptions {
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
  /** Number of the file that the new one replaces. */
  replaces?: number;
}

/** First part of the key under which the invoices of a dossier are cached. */
export const INVOICES_KEY = 'invoices';

export const readInvoices = (api: ApiClient, id: number): Promise<InvoicesDto> =>
  readData(api.GET('/api/Module/invoices/{id}', { params: { path: { id } } }));

export const uploadInvoice = (
  api: ApiClient,
  id: number,
  file: File,
  { signal, onProgress, replaces }: UploadOptions = {},
): Promise<InvoicesDto> =>
  readData(
    api.POST('/api/Module/invoices/{id}', {
      params: { path: { id } },
      // The fields before the file: by them an upload is refused before its bytes are sent.
      body: { ...(replaces === undefined ? {} : { replaces: String(replaces) }), file },
      bodySerializer: toFormData,
      ...(onProgress === undefined ? {} : { fetch: fetchWithProgress(onProgress) }),
      ...(signal === undefined ? {} : { signal }),
    }),
  );

/** Whether a file is an invoice, before a dossier is created for it; a refusal says why not. */
export const checkInvoice = (api: ApiClient, file: File, signal: AbortSignal): Promise<unknown> =>
  readData(
    api.POST('/api/Module/invoices/check', { body: { file }, bodySerializer: toFormData, signal }),
  );

export const deleteInvoice = (
  api: ApiClient,
  id: number,
  invoiceId: number,
): Promise<InvoicesDto> =>
  readData(
    api.DELETE('/api/Module/invoices/{id}/{invoiceId}', { params: { path: { id, invoiceId } } }),
  );
