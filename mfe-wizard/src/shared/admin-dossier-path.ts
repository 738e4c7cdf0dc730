import { findStepByPath } from '@pratiche/domain';

/** The page of an operator on a dossier; "Amministrazione pratica" is a part of it. */
export const adminDossierPath = (id: number): string => `/administration/modules/edit/${id}`;

/** Where an operator edits the data of a dossier. */
export const officeEditPath = (id: number): string => `${adminDossierPath(id)}/data`;

/** Parameter of that address with the field to begin with. */
export const EDITED_FIELD_PARAMETER = 'campo';

/** Where an operator edits one value of a dossier, by its path in the form. */
export const officeEditFieldPath = (id: number, path: string): string =>
  `${officeEditPath(id)}?${new URLSearchParams({
    passo: findStepByPath(path) ?? '',
    [EDITED_FIELD_PARAMETER]: path,
  }).toString()}`;
