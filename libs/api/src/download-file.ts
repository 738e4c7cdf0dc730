import { readDownload, type Download } from './answers.js';
import type { ApiClient } from './client.js';
import type { paths } from './schema.js';

type FilePath = {
  [Path in keyof paths]: paths[Path] extends { get: { parameters: object } } ? Path : never;
}[keyof paths];
export type FileParams<Path extends FilePath> = {
  [
    Part in 'path' | 'query' as NonNullable<paths[Path]['get']['parameters'][Part]> extends never
      ? never
      : Part
  ]: paths[Path]['get']['parameters'][Part];
};

/** The file that a call answers. */
export const downloadFile = <Path extends FilePath>(
  api: ApiClient,
  path: Path,
  params?: FileParams<Path>,
): Promise<Download> =>
  // The client's own types ask for parameters by path, which no generic function can show it has.
  readDownload((api.GET as FileCall)(path, { params, parseAs: 'blob' }));

export type FileCall = (
  path: string,
  init: { params?: object | undefined; parseAs: 'blob' },
) => Promise<{ data?: Blob; response: Response }>;
