import { ApiError, readData, type ApiClient, type DossierDto } from '@pratiche/api';
import {
  getTodayInRome,
  type DossierForm,
  type DossierRules,
  createEmptyDossierForm,
  PROPOSED_DEFAULTS,
} from '@pratiche/domain';
import { toDossierForm } from './to-dossier-form.js';
import { readDeviceDossier } from './device-dossier.js';
import { AutofillMarkStorage } from './autofill-mark-storage.js';
import { DraftBackupStorage, type FoundBackup } from './draft-backup-storage.js';
import { createOwnerServer } from './dossier-server.js';
import { DossierSession } from './dossier-session.js';
import { isTabOpen, claimTabName } from './tab-name.js';

/**
 * Open sessions of this page by dossier number: a URL that changes from new to edit finds the same
 * session.
 */
const openSessions = new Map<string, DossierSession>();
const sessionKey = (accountId: number, id: number | null): string =>
  `${accountId}.${id ?? 'nuova'}`;

let tabNamePromise: Promise<string> | null = null;

/** The open dossier with that number, if any. */
export const findOpenSession = (accountId: number, id: number | null): DossierSession | null =>
  openSessions.get(sessionKey(accountId, id)) ?? null;

/**
 * Opens a dossier (a new one for `null`): the stored version with the unsaved edits of this device.
 * @throws with the server's problem when there is nothing to show
 */
export async function openSession(
  api: ApiClient,
  accountId: number,
  id: number | null,
  rules: DossierRules,
): Promise<DossierSession> {
  const known = findOpenSession(accountId, id);
  if (known) return known;
  tabNamePromise ??= claimTabName();
  const tabName = await tabNamePromise;
  const copies = new DraftBackupStorage(localStorage, accountId, tabName);
  const found =
    id === null
      ? await findOrphanedBackups(copies.findBackups(null), tabName)
      : copies.findBackups(id);
  const session = await createSession({ api, accountId, id, rules, copies, found });
  const raced = findOpenSession(accountId, id);
  if (raced) {
    session.close();
    return raced;
  }
  openSessions.set(sessionKey(accountId, id), session);
  session.restoreBackups(found);
  return session;
}

/** The new dossier got its number. */
export function assignSessionId(accountId: number, session: DossierSession, id: number): void {
  openSessions.delete(sessionKey(accountId, null));
  openSessions.set(sessionKey(accountId, id), session);
}

/** Closes a dossier that no component uses any more, after its last save. */
export async function closeSession(session: DossierSession): Promise<void> {
  await session.flush();
  for (const [key, value] of openSessions) if (value === session) openSessions.delete(key);
  session.close();
}

async function createSession({
  api,
  accountId,
  id,
  rules,
  copies,
  found,
}: {
  api: ApiClient;
  accountId: number;
  id: number | null;
  rules: DossierRules;
  copies: DraftBackupStorage;
  found: FoundBackup[];
}): Promise<DossierSession> {
  const common = {
    server: createOwnerServer(api),
    copies,
    accountId,
    rules,
    marks: new AutofillMarkStorage(localStorage, accountId),
  };
  if (id === null)
    return new DossierSession({
      ...common,
      stored: null,
      start: createNewDossierForm(),
      proposed: PROPOSED_DEFAULTS,
    });
  try {
    const stored: DossierDto = await readData(
      api.GET('/api/Module/{id}', { params: { path: { id } } }),
    );
    return new DossierSession({ ...common, stored, start: toDossierForm(stored) });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500)) throw error;
    const copy = found.at(-1);
    if (copy === undefined) {
      const kept = await readDeviceDossier(accountId, id);
      if (kept === null) throw error;
      return new DossierSession({
        ...common,
        stored: kept.dossier,
        start: toDossierForm(kept.dossier),
      });
    }
    return new DossierSession({
      ...common,
      stored: null,
      start: copy.base ?? copy.form,
      offlineFrom: { id, copy },
    });
  }
}

/** Works are nearly always filed in the year they end in; the year is proposed and can be changed. */
const createNewDossierForm = (): DossierForm => ({
  ...createEmptyDossierForm(),
  annoRiferimento: Number(getTodayInRome().slice(0, 4)),
});

/**
 * Returns the latest backup of a new dossier on this device that belongs to this tab or to a closed
 * tab.
 */
async function findOrphanedBackups(copies: FoundBackup[], tabName: string): Promise<FoundBackup[]> {
  const mine = await Promise.all(
    copies.map(async (copy) => {
      const owner = DraftBackupStorage.tabNameOfBackup(copy);
      return owner === tabName || !(await isTabOpen(owner));
    }),
  );
  return copies.filter((_, index) => mine[index]).slice(-1);
}
