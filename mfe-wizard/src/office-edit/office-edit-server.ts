import { readData, type ApiClient } from '@pratiche/api';
import { pickFields, type DossierForm } from '@pratiche/domain';
import { createOwnerServer, type DossierServer } from '../state/dossier-server.js';

export interface OfficeEditTerms {
  /** Fields that the back office may change; the others are not sent. */
  fields: readonly (keyof DossierForm)[];
  /** Why; asked for once ENEA has the dossier. */
  reason: string | null;
}

/** The calls of the wizard for an operator, who edits a part of a received dossier. */
export const createOfficeEditServer = (
  api: ApiClient,
  { fields, reason }: OfficeEditTerms,
): DossierServer => ({
  ...createOwnerServer(api),
  saveDossier: ({ id, version, ...form }) =>
    readData(
      api.PUT('/api/Module/administration/{id}', {
        params: { path: { id: id ?? 0 } },
        body: { ...pickFields(form as DossierForm, fields), version: version ?? 0, reason },
      }),
    ),
});
