/** Where an uploaded file belongs; `id` is that of the document, for the back office also `Ricevuta` or `CodiceCpid`. */
export interface UploadTarget {
  accountId: number;
  moduleId: number;
  id: number | string;
}

/** Fields first: the server must know the destination of the file before its bytes arrive. */
export const toUploadForm = ({ accountId, moduleId, id }: UploadTarget, file: File) => ({
  dir: `${accountId}/${moduleId}`,
  id: String(id),
  moduleId: String(moduleId),
  file,
});
