import type { DossierForm } from '@pratiche/domain';
import { changesBetween } from '../state/merge.js';
import type { DossierSession } from '../state/session.js';

/** Takes an imported dossier over, through the session, so that it is copied and saved as typing is; answers how many values changed. */
export function applyImport(session: DossierSession, form: DossierForm): number {
  const changes = changesBetween(session.values, form);
  session.fill(changes.map(({ path, value }) => ({ field: path, value })));
  for (const { path, value } of changes) if (Array.isArray(value)) session.restructured(path);
  session.showNow();
  return changes.length;
}
