import {
  BUILT_IN_SETTINGS,
  findFilingStep,
  PRESENCE_EXPIRY_MS,
  STATUS_CODES,
  type DossierForm,
  type EneaFiling,
  type EnergySavingOrigin,
  type FilingCpid,
  type StatusCode,
  createAllRules,
} from '@pratiche/domain';
import type { RowDataPacket } from 'mysql2/promise';

const {
  listEneaFilings,
  validateFilingDocuments,
  validateTransitionData,
  validateTransitionSaving,
} = createAllRules(BUILT_IN_SETTINGS);
const BACK_OFFICE_DOCUMENTS = ['CodiceCpid', 'Ricevuta'] as const;
const HELD_UP = `d.status IN (${STATUS_CODES.filter(findFilingStep)
  .map((status) => `'${status}'`)
  .join(', ')})`;

/** Columns of a page beside those of the dossier: CPIDs, who has it open, and what holds up its filing. */
export const FACT_COLUMNS = [
  "(SELECT JSON_ARRAYAGG(JSON_OBJECT('filing', filed.filing, 'cpid', filed.cpid)) FROM dossier_filings filed FORCE INDEX (uq_dossier_filings_filing) WHERE filed.dossier_id = d.id) AS cpids",
  '(SELECT JSON_ARRAYAGG(present.who) FROM dossier_presences present FORCE INDEX (PRIMARY) WHERE present.dossier_id = d.id AND present.account_id <> ? AND present.seen > ?) AS present_operators',
  `CASE WHEN ${HELD_UP} THEN (SELECT JSON_ARRAYAGG(JSON_OBJECT('purpose', answer.purpose, 'filing', answer.filing)) FROM uploaded_files answer FORCE INDEX (uq_uploaded_files_name) WHERE answer.dossier_id = d.id AND answer.purpose IN ('CodiceCpid', 'Ricevuta')) END AS filing_files`,
  "CASE WHEN d.status = 'ACCEPTED' THEN (SELECT JSON_ARRAYAGG(JSON_OBJECT('filing', saved.filing, 'kwhHundredths', saved.kwh_hundredths, 'origin', saved.origin)) FROM energy_savings saved FORCE INDEX (uq_energy_savings_filing) WHERE saved.dossier_id = d.id) END AS energy_savings",
  `CASE WHEN ${HELD_UP} THEN d.data END AS filed_data`,
  'd.num_ecobonus',
].join(', ');

export const toFactParameters = (accountId: number): (number | Date)[] => [
  accountId,
  new Date(Date.now() - PRESENCE_EXPIRY_MS),
];

export function readFacts(row: RowDataPacket) {
  const cpids = readJson<FilingCpid[]>(row['cpids']) ?? [];
  return {
    cpids,
    presentOperators: readJson<string[]>(row['present_operators']) ?? [],
    sendings: readJson<[id: number, credits: number][]>(row['sendings']) ?? [],
    filingRefusal: findRefusal(row, cpids),
  };
}

function findRefusal(row: RowDataPacket, cpids: readonly FilingCpid[]): string | null {
  const step = findFilingStep(row['status'] as StatusCode);
  const form = readJson<DossierForm>(row['filed_data']);
  if (step?.effects.requiresDocument === undefined || form === null) return null;
  const files =
    readJson<{ purpose: string; filing: EneaFiling | null }[]>(row['filing_files']) ?? [];
  const savings = (
    readJson<{ filing: EneaFiling; kwhHundredths: number; origin: EnergySavingOrigin }[]>(
      row['energy_savings'],
    ) ?? []
  ).map((saved) => ({ ...saved, kwh: saved.kwhHundredths / 100 }));
  const counts = row['num_ecobonus'] === null ? null : { numEcobonus: Number(row['num_ecobonus']) };
  const documents = listEneaFilings(form, counts).flatMap((filing) =>
    BACK_OFFICE_DOCUMENTS.map((name) => ({
      name,
      filing,
      isRequired: true,
      cpid: cpids.find((one) => one.filing === filing)?.cpid ?? null,
      energySaving: savings.find((one) => one.filing === filing) ?? null,
      file: files.find((one) => one.purpose === name && one.filing === filing) ?? null,
    })),
  );
  return (
    validateFilingDocuments(step.effects.requiresDocument, step.to, documents) ??
    validateTransitionSaving(documents, form, step) ??
    validateTransitionData(form, step)
  );
}

/** The driver has parsed it already where the server marks the column as JSON. */
export const readJson = <Value>(stored: unknown): Value | null =>
  (typeof stored === 'string' ? JSON.parse(stored) : (stored ?? null)) as Value | null;
