import { type ApiClient, type DossierDto, readData } from '@pratiche/api';
import {
  type DossierForm,
  type DossierRules,
  pickFields,
  isOfficeEditPath,
  listOfficeEditFields,
} from '@pratiche/domain';
import { AutofillMarkStorage } from '../state/autofill-mark-storage.js';
import { DossierSession } from '../state/dossier-session.js';
import { DraftBackupStorage } from '../state/draft-backup-storage.js';
import { toDossierForm } from '../state/to-dossier-form.js';
import type { DeviceStorage } from '../state/device-storage.js';
import { createOwnerServer, type DossierServer } from '../state/dossier-server.js';

interface OfficeEditOptions {
  accountId: number;
  stored: DossierDto;
  reason: string | null;
  rules: DossierRules;
}

/** Opens a received dossier in the wizard of an operator. */
export function openOfficeEdit(
  api: ApiClient,
  { accountId, stored, reason, rules }: OfficeEditOptions,
): DossierSession {
  const fields = listOfficeEditFields(stored);
  return new DossierSession({
    server: createOfficeEditServer(api, { fields, reason }),
    copies: new DraftBackupStorage(NO_STORAGE, accountId, ''),
    marks: new AutofillMarkStorage(NO_STORAGE, accountId),
    accountId,
    stored,
    start: toDossierForm(stored),
    viewer: 'admin',
    rules,
    canEdit: (path) => isOfficeEditPath(stored, path),
    savesOnRequest: true,
  });
}

/** Data of customers are not kept on an operator's device: the wizard is told that nothing was kept. */
const NO_STORAGE: DeviceStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('Nothing is kept on this device');
  },
  removeItem: () => undefined,
};

interface OfficeEditTerms {
  /** Fields that the back office may change; the others are not sent. */
  fields: readonly (keyof DossierForm)[];
  /** Why; asked for once ENEA has the dossier. */
  reason: string | null;
}

/** The calls of the wizard for an operator, who edits a part of a received dossier. */
const createOfficeEditServer = (
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
