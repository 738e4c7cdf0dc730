import type { FormPatch } from '../autofill/form-patch.js';
import { sumExpenseCents, type DossierForm } from '../dossier/index.js';
import type { PaperCode } from '../papers/paper-codes.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import type { StepId } from '../steps/step-id.js';
import { foldPrint } from './printed-lines.js';
import { PAPER_SIGNERS } from './signable-papers.js';

/** Fields that each paper of the customer prints, or that choose what it prints. */
const PRINTED_FIELD =
  /^(serviceType|annoRiferimento|isCompany|acquisizioneBeneficiario|beneficiary(?!CompanyType|ExpenseShare|\w*(Gender|ClimateZone)$)\w+|immovable(Municipality|Province|Zip|Address|Stair|Interior|CadastralCode|ParticularUse|PossessionTitle)\w*|cadastral\w+|intervention(Start|End)Date)$/;

/** Facts that the rate rests on: the customer's declaration alone prints them. */
const RATE_FIELD = /^immovable(PossessionType|RealRight)$/;

const isPrintedField = (code: PaperCode, field: string): boolean =>
  PRINTED_FIELD.test(field) || (code === 'ATTO' && RATE_FIELD.test(field));

/** Ecobonus alone asks for the expense, and only the customer's declaration names it. */
const printsExpense = (code: PaperCode, { serviceType }: DossierForm): boolean =>
  code === 'ATTO' && serviceType === 1;

/** Whether a step holds values that a paper of the customer prints. */
export const isPrintedStep = (code: PaperCode, step: StepId, form: DossierForm): boolean =>
  step === 'spese'
    ? printsExpense(code, form)
    : STEP_FIELDS[step].some((field) => isPrintedField(code, field));

/**
 * Whether a change is of a value that a paper of the customer prints. The server compares what is
 * printed itself; this says it before anything is saved.
 */
export const hasPrintedChange = (
  code: PaperCode,
  before: DossierForm,
  after: DossierForm,
): boolean =>
  Object.values(STEP_FIELDS)
    .flat()
    .some((field) => isPrintedField(code, field) && !isSameValue(before[field], after[field])) ||
  (code === 'ATTO' && before.otherBeneficiaries.length !== after.otherBeneficiaries.length) ||
  (printsExpense(code, after) && sumExpenseCents(before) !== sumExpenseCents(after));

/** Whether values taken over at one touch change what a paper prints, the company's papers included. */
export const isEndedByPatches = (
  code: PaperCode,
  form: DossierForm,
  patches: readonly FormPatch[],
): boolean =>
  patches.some(({ field }) =>
    field.startsWith('spese.')
      ? code === 'CONGR' || printsExpense(code, form)
      : PAPER_SIGNERS[code] === 'beneficiary' && isPrintedField(code, field),
  );

/** As the papers are compared: see `listPrintChanges`. */
function isSameValue(before: unknown, after: unknown): boolean {
  const [one, other] = [before ?? '', after ?? ''];
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return foldPrint(one) === foldPrint(other);
}
