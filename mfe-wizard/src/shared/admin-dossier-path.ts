/** The page of an operator on a dossier; "Amministrazione pratica" is a part of it. */
export const adminDossierPath = (id: number): string => `/administration/modules/edit/${id}`;

/** Where an operator edits the data of a dossier. */
export const officeEditPath = (id: number): string => `${adminDossierPath(id)}/data`;
