import type { ApiClient, Dossier } from '@pratiche/api';
import { ApiError } from '@pratiche/api';
import { emptyDossierForm } from '@pratiche/domain';
import { formOf } from './form-of.js';
import { KeptMarks } from './kept-marks.js';
import { LocalCopies, type FoundCopy } from './local-copy.js';
import { DossierSession } from './session.js';
import { isTabOpen, nameOfTab } from './tab.js';

/** Open dossiers of this page by number: an address that changes from new to edit finds the same one again. */
const open = new Map<string, DossierSession>();
const keyOf = (accountId: number, id: number | null): string => `${accountId}.${id ?? 'nuova'}`;

let tab: Promise<string> | null = null;

/** The open dossier with that number, if any. */
export const openSessionOf = (accountId: number, id: number | null): DossierSession | null =>
  open.get(keyOf(accountId, id)) ?? null;

/**
 * Opens a dossier (a new one with `null`): the stored version with whatever was typed on this device and not saved yet.
 * Fails with the server's problem when there is nothing to show.
 */
export async function openSession(
  api: ApiClient,
  accountId: number,
  id: number | null,
): Promise<DossierSession> {
  const known = openSessionOf(accountId, id);
  if (known) return known;
  tab ??= nameOfTab();
  const tabName = await tab;
  const copies = new LocalCopies(localStorage, accountId, tabName);
  const found = id === null ? await orphans(copies.find(null), tabName) : copies.find(id);
  const session = await create(api, accountId, id, copies, found);
  const raced = openSessionOf(accountId, id);
  if (raced) {
    session.close();
    return raced;
  }
  open.set(keyOf(accountId, id), session);
  session.restore(found);
  return session;
}

/** The new dossier got its number. */
export function renameSession(accountId: number, session: DossierSession, id: number): void {
  open.delete(keyOf(accountId, null));
  open.set(keyOf(accountId, id), session);
}

/** Closes a dossier nobody looks at any more, after its last save. */
export async function closeSession(session: DossierSession): Promise<void> {
  await session.flush();
  for (const [key, value] of open) if (value === session) open.delete(key);
  session.close();
}

async function create(
  api: ApiClient,
  accountId: number,
  id: number | null,
  copies: LocalCopies,
  found: FoundCopy[],
): Promise<DossierSession> {
  const common = { api, copies, accountId, marks: new KeptMarks(localStorage, accountId) };
  if (id === null)
    return new DossierSession({ ...common, stored: null, start: emptyDossierForm() });
  try {
    const stored: Dossier = await api.module.get(id);
    return new DossierSession({ ...common, stored, start: formOf(stored) });
  } catch (error) {
    const copy = found.at(-1);
    if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500) || !copy)
      throw error;
    return new DossierSession({
      ...common,
      stored: null,
      start: copy.base ?? copy.form,
      offlineFrom: { id, copy },
    });
  }
}

/** Of the new dossiers on this device, the latest one typed here or in a tab that is gone. */
async function orphans(copies: FoundCopy[], tabName: string): Promise<FoundCopy[]> {
  const mine = await Promise.all(
    copies.map(async (copy) => {
      const owner = LocalCopies.tabOf(copy);
      return owner === tabName || !(await isTabOpen(owner));
    }),
  );
  return copies.filter((_, index) => mine[index]).slice(-1);
}
