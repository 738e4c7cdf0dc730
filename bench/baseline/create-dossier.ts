import {
  BUILT_IN_SETTINGS,
  formatBeneficiaryName,
  getTodayInRome,
  normalizeSearchText,
  type DossierForm,
  createAllRules,
  checkDraft,
  createEmptyDossierForm,
  normalizeDossier,
} from '@pratiche/domain';
import type { Pool, ResultSetHeader } from 'mysql2/promise';
import type { BaselineRequest, BaselineResponse } from './http-server.ts';

const { calculateDeadline, listDossierWarnings } = createAllRules(BUILT_IN_SETTINGS);

/** Checks a form with the rules of the domain and stores it. */
export async function createDossier(
  pool: Pool,
  { accountId, body }: BaselineRequest,
): Promise<BaselineResponse> {
  const form = normalizeDossier({
    ...createEmptyDossierForm(),
    ...(JSON.parse(await body()) as DossierForm),
  });
  const errors = checkDraft(form);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const client = formatBeneficiaryName(form);
  const doubts = listDossierWarnings(form, getTodayInRome()).length;
  const now = new Date();
  const [{ insertId }] = await pool.query<ResultSetHeader>(
    `INSERT INTO dossiers (account_id, version, status, owner_list, service_type, client, client_key, data, created, updated, deadline_date, expense_year, form_doubts, needs_review)
     VALUES (?, 1, 'DRAFT', 'DRAFT', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      accountId,
      form.serviceType,
      client,
      normalizeSearchText(client),
      JSON.stringify(form),
      now,
      now,
      calculateDeadline(form),
      form.annoRiferimento,
      doubts,
      doubts > 0,
    ],
  );
  return { body: { id: insertId, version: 1, data: form } };
}
