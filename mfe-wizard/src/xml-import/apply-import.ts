import type { DossierForm } from '@pratiche/domain';
import { diffValues } from '../state/merge-forms.js';
import type { DossierSession } from '../state/dossier-session.js';

/** Takes an imported dossier over, through the session, so that it is copied and saved as typing is; answers how many values changed. */
export function applyImport(session: DossierSession, form: DossierForm): number {
  const changes = diffValues(session.values, form);
  session.autofillFields(changes.map(({ path, value }) => ({ field: path, value })));
  for (const { path, value } of changes) if (Array.isArray(value)) session.handleRowsMoved(path);
  session.refreshStepView();
  return changes.length;
}
