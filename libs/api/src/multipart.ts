import { ApiError } from './api-error.js';

/**
 * Form of a multipart call, its fields in the order given: data go before files, so that errors in
 * them are reported before any file is sent.
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.set(name, value);
    else form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

/** A `fetch` that tells how much was sent, which the browser's own does not. */
export const fetchWithProgress =
  (onProgress?: UploadProgress) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === 'include';
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () =>
        reject(
          new ApiError({
            status: 0,
            code: 'network',
            message: 'Caricamento interrotto: controlla la connessione e riprova.',
          }),
        );
      xhr.onabort = () => reject(new DOMException('Caricamento annullato', 'AbortError'));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };

const toResponse = (xhr: XMLHttpRequest): Response =>
  new Response(xhr.response as Blob, {
    status: xhr.status,
    headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
  });
