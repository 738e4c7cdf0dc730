import type { Work } from '../types/index.js';

/** One page of a list with the total number of rows (`X-Total-Count`). */
export interface Page<T> {
  rows: T[];
  total: number;
  /** There are more than `total`: long lists are not counted to their end. */
  isMore?: boolean;
}

export async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

export async function page<T>(response: Promise<Response>): Promise<Page<T>> {
  const answer = await response;
  const rows = (await answer.json()) as T[];
  return {
    rows,
    total: Number(answer.headers.get('x-total-count') ?? rows.length),
    isMore: answer.headers.get('x-total-more') === 'true',
  };
}

export async function nothing(response: Promise<Response>): Promise<void> {
  await response;
}

/** A file to keep, named by the server's content-disposition header. */
export interface Download {
  blob: Blob;
  fileName: string;
}

export async function download(response: Promise<Response>): Promise<Download> {
  const answer = await response;
  return {
    blob: await answer.blob(),
    fileName: fileNameOf(answer.headers.get('content-disposition')),
  };
}

/** A file, or, where it takes long (202), the work that makes it. */
export async function downloadOrWork(response: Promise<Response>): Promise<Download | Work> {
  const answer = await response;
  return answer.status === 202
    ? ((await answer.json()) as Work)
    : download(Promise.resolve(answer));
}

export const isWork = (got: Download | Work): got is Work => 'state' in got;

function fileNameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'documento';
}
