/** A document of the dossier that can be pointed at. */
export interface ReturnDocument {
  id: number;
  code: string;
  name: string;
}
