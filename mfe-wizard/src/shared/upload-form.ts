import type { EneaFiling } from '@pratiche/domain';

/** Where an uploaded file belongs; `id` is that of the document, for the back office also the name of a declaration's file. */
export interface UploadTarget {
  accountId: number;
  moduleId: number;
  id: number | string;
  /** Declaration to ENEA that the file belongs to. */
  filing?: EneaFiling;
  /** Number of the file that the new one replaces. */
  replaces?: number;
}

/** Fields first: the server must know the destination of the file before its bytes arrive. */
export const toUploadForm = (
  { accountId, moduleId, id, filing, replaces }: UploadTarget,
  file: File,
) => ({
  dir: `${accountId}/${moduleId}`,
  id: String(id),
  moduleId: String(moduleId),
  ...(filing === undefined ? {} : { filing }),
  ...(replaces === undefined ? {} : { replaces: String(replaces) }),
  file,
});
