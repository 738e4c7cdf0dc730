import type { WorkDto } from './schema.js';

/** What a call of the client resolves to. */
type Answer<T> = Promise<{ data?: T; response: Response }>;

/** One page of a list with the total number of rows (`X-Total-Count`). */
export interface Page<T> {
  rows: T[];
  total: number;
  /** There are more than `total`: long lists are not counted to their end. */
  isMore?: boolean;
}

/** A file to keep, named by the server's content-disposition header. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** The body of an answer: failures were thrown, so it is there. */
export const readData = async <T>(answer: Answer<T>): Promise<Exclude<T, undefined>> =>
  (await answer).data as Exclude<T, undefined>;

export async function readPage<T>(answer: Answer<T[]>): Promise<Page<T>> {
  const { data: rows = [], response } = await answer;
  return {
    rows,
    total: Number(response.headers.get('x-total-count') ?? rows.length),
    isMore: response.headers.get('x-total-more') === 'true',
  };
}

/** For calls with `parseAs: 'blob'`. */
export async function readDownload(answer: Answer<Blob>): Promise<Download> {
  const { data: blob = new Blob(), response } = await answer;
  return { blob, fileName: readFileName(response.headers.get('content-disposition')) };
}

/** A file, or, where it takes long (202), the background task that makes it; for calls with `parseAs: 'blob'`. */
export async function readDownloadOrTask(answer: Answer<Blob>): Promise<Download | WorkDto> {
  const { data, response } = await answer;
  return response.status === 202 && data !== undefined
    ? (JSON.parse(await data.text()) as WorkDto)
    : readDownload(answer);
}

export const isBackgroundTask = (got: object): got is WorkDto => 'state' in got;

function readFileName(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'documento';
}
