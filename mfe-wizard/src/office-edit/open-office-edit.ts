import type { ApiClient, DossierDto } from '@pratiche/api';
import type { DossierRules } from '@pratiche/domain';
import { listOfficeEditFields } from '@pratiche/domain/all-rules';
import { AutofillMarkStorage } from '../state/autofill-mark-storage.js';
import { DossierSession } from '../state/dossier-session.js';
import { DraftBackupStorage } from '../state/draft-backup-storage.js';
import { toDossierForm } from '../state/to-dossier-form.js';
import { NO_STORAGE } from './no-storage.js';
import { createOfficeEditServer } from './office-edit-server.js';

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
    editableFields: fields,
    savesOnRequest: true,
  });
}
