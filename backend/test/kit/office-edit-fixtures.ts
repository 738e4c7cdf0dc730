import type { DossierDto } from '@pratiche/api';
import { type DossierForm, STEP_FIELDS } from '@pratiche/domain';
import { ecobonusForm } from './dossier-fixtures.js';
import { readDossier, type Member } from './dossier-flow.js';
import type { HttpResponse } from './http-client.js';

const ACQUIRED_FIELDS = (['residenza', 'ubicazione', 'catasto', 'immobile'] as const)
  .flatMap((step) => STEP_FIELDS[step])
  .filter((field) => field !== 'immovableMergeUnits');

/** Values of the steps that a fitter leaves to the provider. */
export const acquiredValues = (): Partial<DossierForm> => {
  const form = ecobonusForm();
  return Object.fromEntries(ACQUIRED_FIELDS.map((field) => [field, form[field]]));
};

/** A dossier whose steps 2 to 5 the provider acquires: they are empty. */
export const withoutAcquiredData = (): Partial<DossierForm> => ({
  acquisizioneBeneficiario: true,
  ...Object.fromEntries(ACQUIRED_FIELDS.map((field) => [field, null])),
});

/** Saves values as the back office, in the version that is stored now. */
export async function editAsOffice(
  admin: Member,
  id: number,
  values: Partial<DossierForm> & { version?: number; reason?: string | null },
): Promise<HttpResponse> {
  const { version } = await readDossier<DossierDto>(admin.http, id);
  return admin.http.put(`Module/administration/${id}`, { json: { version, ...values } });
}
