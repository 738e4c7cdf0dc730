import type { EneaFiling } from '@pratiche/domain';

/** Where an uploaded file belongs; `id` is that of the document, for the back office also `Ricevuta` or `CodiceCpid`. */
export interface UploadTarget {
  accountId: number;
  moduleId: number;
  id: number | string;
  /** Declaration to ENEA of a CPID or receipt. */
  filing?: EneaFiling;
}

/** Fields first: the server must know the destination of the file before its bytes arrive. */
export const toUploadForm = ({ accountId, moduleId, id, filing }: UploadTarget, file: File) => ({
  dir: `${accountId}/${moduleId}`,
  id: String(id),
  moduleId: String(moduleId),
  ...(filing === undefined ? {} : { filing }),
  file,
});
