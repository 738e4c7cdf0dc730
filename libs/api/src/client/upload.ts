import type { UploadedFile } from '../types/index.js';
import { ApiError, type Problem } from '../problem.js';
import { download, json, nothing } from './answers.js';
import type { ClientOptions, Send } from './request.js';
import { renewed, tokenToUse } from './token-clock.js';

export interface UploadTarget {
  accountId: number;
  moduleId: number;
  /** Id of the document-set item; for the back office `Ricevuta` or `CodiceCpid`. */
  id: number | string;
}

export type Progress = (sentBytes: number, totalBytes: number) => void;

export const uploadClient = (send: Send, options: ClientOptions) => ({
  /** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
  file: (file: File, target: UploadTarget, onProgress?: Progress, signal?: AbortSignal) =>
    upload(options, 'Upload/file', uploadForm(file, target), onProgress, signal),
  /** Back office: receipt and CPID code of a dossier. */
  adminFile: (file: File, target: UploadTarget, onProgress?: Progress, signal?: AbortSignal) =>
    upload(options, 'Upload/fileToAzureAdmin', uploadForm(file, target), onProgress, signal),
  /** Back office: a file beside the fitter's, for an item of the document set. */
  officeFile: (file: File, target: UploadTarget, onProgress?: Progress, signal?: AbortSignal) =>
    upload(options, 'Upload/fileToAzure', uploadForm(file, target), onProgress, signal),
  remove: (accountId: number, moduleId: number, fileName: string, extension: string) =>
    nothing(
      send(
        `Upload/${accountId}/${moduleId}/${encodeURIComponent(fileName)}/${encodeURIComponent(extension)}`,
        { method: 'DELETE' },
      ),
    ),
  /** Downloads one uploaded file, by its id. */
  download: (fileId: number) => download(send(`Upload/download/${fileId}`)),
  /** Whether the Ricevuta or CodiceCpid file exists. */
  checkAzureFile: (accountId: number, moduleId: number, name: 'Ricevuta' | 'CodiceCpid') =>
    json<boolean>(send(`Upload/checkAzureFile/${accountId}/${moduleId}/${name}`)),
});

function uploadForm(file: File, target: UploadTarget): FormData {
  const form = new FormData();
  // Fields first: the server must know the destination of the file before its bytes arrive.
  form.set('dir', `${target.accountId}/${target.moduleId}`);
  form.set('id', String(target.id));
  form.set('moduleId', String(target.moduleId));
  form.set('file', file);
  return form;
}

async function upload(
  options: ClientOptions,
  path: string,
  form: FormData,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<UploadedFile> {
  const first = await post(options, path, form, await tokenToUse(options), onProgress, signal);
  if (first.status !== 401) return answerOf(first);
  const token = await renewed(options);
  if (token === null) {
    options.onSessionLost();
    return answerOf(first);
  }
  return answerOf(await post(options, path, form, token, onProgress, signal));
}

/** A form with the progress of its files, sent once with the token given. */
export async function sendForm<T>(
  options: ClientOptions,
  path: string,
  form: FormData,
  token: string | null,
  onProgress?: Progress,
): Promise<T> {
  return answerOf<T>(await post(options, path, form, token, onProgress));
}

interface RawAnswer {
  status: number;
  text: string;
}

function post(
  options: ClientOptions,
  path: string,
  form: FormData,
  token: string | null,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', `${options.baseUrl}/${path}`);
    if (token !== null) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () =>
      reject(
        new ApiError({
          status: 0,
          code: 'network',
          message: 'Caricamento interrotto: controllare la connessione e riprovare.',
        }),
      );
    xhr.onabort = () => reject(new DOMException('Caricamento annullato', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}

function answerOf<T = UploadedFile>({ status, text }: RawAnswer): T {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's HTML page: the message below says what to do.
  }
  if (status >= 200 && status < 300 && body !== null) return body as T;
  const fallback: Problem = {
    status,
    code: 'unexpected',
    message: 'Il file non è stato caricato. Riprovare tra qualche minuto.',
  };
  throw new ApiError({ ...fallback, ...(body as Partial<Problem> | null) });
}
