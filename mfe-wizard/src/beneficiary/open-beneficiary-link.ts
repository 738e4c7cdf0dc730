import { readData, ApiError, type ApiClient, type BeneficiaryDossierDto } from '@pratiche/api';
import { toDossierForm } from '../state/to-dossier-form.js';
import { AutofillMarkStorage } from '../state/autofill-mark-storage.js';
import { DraftBackupStorage } from '../state/draft-backup-storage.js';
import { DossierSession } from '../state/dossier-session.js';
import { claimTabName } from '../state/tab-name.js';
import { createBeneficiaryServer, toDossier, type LinkEvents } from './beneficiary-server.js';
import { isEditableStage, type DossierRules } from '@pratiche/domain';

/**
 * Account id for local backups of users without an account. The backups are keyed by dossier, so
 * that a new link finds the backup of an old link.
 */
const ANONYMOUS_ACCOUNT_ID = 0;

export interface OpenedBeneficiaryLink {
  /** `null` once the dossier is handed in: the link then tells where it stands. */
  session: DossierSession | null;
  /** `null` when the server did not answer and the dossier comes from this device. */
  link: BeneficiaryDossierDto | null;
}

/**
 * Opens the dossier of a link with the unsaved edits of this device.
 * @throws with the server's problem
 */
export async function openBeneficiaryLink(
  api: ApiClient,
  id: number,
  token: string,
  events: LinkEvents,
  rules: DossierRules,
): Promise<OpenedBeneficiaryLink> {
  const copies = new DraftBackupStorage(
    window.localStorage,
    ANONYMOUS_ACCOUNT_ID,
    await claimTabName(),
  );
  const found = copies.findBackups(id);
  const common = {
    server: createBeneficiaryServer(api, token, events, rules),
    copies,
    marks: new AutofillMarkStorage(window.localStorage, ANONYMOUS_ACCOUNT_ID),
    accountId: ANONYMOUS_ACCOUNT_ID,
    viewer: 'beneficiary' as const,
    rules,
  };
  const link = await readData(
    api.GET('/api/Module/getModuleByToken/{id}/{token}', { params: { path: { id, token } } }),
  ).catch((error: unknown) => {
    const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!isAway || found.length === 0) throw error;
    return null;
  });
  // A server of the release before knows no stages and answers open dossiers only.
  const { stage } = (link ?? {}) as Partial<BeneficiaryDossierDto>;
  if (link !== null && stage !== undefined && !isEditableStage(stage)) {
    for (const backup of found) copies.removeFoundBackup(backup);
    return { session: null, link };
  }
  const copy = found.at(-1);
  const session =
    link === null && copy
      ? new DossierSession({
          ...common,
          stored: null,
          start: copy.base ?? copy.form,
          offlineFrom: { id, copy },
        })
      : createLinkSession(common, link);
  session.restoreBackups(found);
  return { session, link };
}

function createLinkSession(
  common: Omit<ConstructorParameters<typeof DossierSession>[0], 'stored' | 'start'>,
  link: BeneficiaryDossierDto | null,
): DossierSession {
  if (link === null) throw new Error('There is neither an answer nor a copy');
  const stored = toDossier(link, common.rules);
  const session = new DossierSession({ ...common, stored, start: toDossierForm(stored) });
  session.store.set({ savedAt: link.savedAt === null ? null : Date.parse(link.savedAt) });
  return session;
}
