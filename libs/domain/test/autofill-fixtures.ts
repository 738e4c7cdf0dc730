import { listAutofillPatches, type DossierForm } from '../src/index.js';
import { validDossierForm, validShutter, validWindow } from './dossier-fixtures.js';

/** What is filled in by field, when the field `changed` of the form was edited. */
export const autofillAfter = (form: DossierForm, changed: string) =>
  Object.fromEntries(listAutofillPatches(form, changed).map(({ field, value }) => [field, value]));

export const createFormWithWindow = (change: Parameters<typeof validWindow>[0]): DossierForm =>
  validDossierForm({
    manufatti: { serramenti: [validWindow(change)], schermature: [], chiusure: [] },
  });

export const createFormWithShutter = (change: Parameters<typeof validShutter>[0]): DossierForm =>
  validDossierForm({
    manufatti: { serramenti: [], schermature: [], chiusure: [validShutter(change)] },
  });
