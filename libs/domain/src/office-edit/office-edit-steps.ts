import type { DossierForm } from '../dossier/index.js';
import { isFiledStatus, STATUSES, type StatusCode } from '../statuses/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import type { StepId } from '../steps/step-id.js';
import { ANSWER_PATHS, isAnswer } from './office-answers.js';

type DossierField = keyof DossierForm;

/** Steps that the back office may edit of a dossier whose data the provider acquires, and of any other. */
const OFFICE_EDIT_STEPS: Readonly<Record<'acquired' | 'declared', readonly StepId[]>> = {
  acquired: ['beneficiario', 'residenza', 'ubicazione', 'catasto', 'immobile'],
  declared: ['residenza', 'ubicazione', 'catasto'],
};

type AcquisitionFlag = Pick<DossierForm, 'acquisizioneBeneficiario'>;

export const listOfficeEditSteps = ({
  acquisizioneBeneficiario,
}: AcquisitionFlag): readonly StepId[] =>
  OFFICE_EDIT_STEPS[acquisizioneBeneficiario ? 'acquired' : 'declared'];

const getRoot = (path: string): string => path.split('.')[0] ?? '';

/** Whether the back office may edit the value at a path of the form. */
export const isOfficeEditPath = (form: AcquisitionFlag, path: string): boolean =>
  isAnswer(path) ||
  listOfficeEditSteps(form).some((step) =>
    STEP_FIELDS[step].some((field) => field === getRoot(path)),
  );

/** Fields that the back office may edit: those of its steps whole, others only for the answers in them. */
export const listOfficeEditFields = (form: AcquisitionFlag): readonly DossierField[] => [
  ...new Set([
    ...listOfficeEditSteps(form).flatMap((step) => STEP_FIELDS[step]),
    ...ANSWER_PATHS.map((path) => getRoot(path) as DossierField),
  ]),
];

/** A value with its keys in order, without what is empty, which older forms leave out, and without the parts that are dropped. */
function arrange(value: unknown, path: string, isDropped: (path: string) => boolean): unknown {
  if (isDropped(path) || value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((row, at) => arrange(row, `${path}.${at}`, isDropped));
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const kept = arrange(part, `${path}.${key}`, isDropped);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isSameApartFrom = (
  field: DossierField,
  [before, after]: readonly [DossierForm, DossierForm],
  isDropped: (path: string) => boolean,
): boolean =>
  JSON.stringify(arrange(before[field], field, isDropped)) ===
  JSON.stringify(arrange(after[field], field, isDropped));

/** Fields that two forms have otherwise; absent and empty are the same. */
export const listEditedFields = (before: DossierForm, after: DossierForm): DossierField[] =>
  (Object.keys(after) as DossierField[]).filter(
    (field) => !isSameApartFrom(field, [before, after], () => false),
  );

/** Whether an edit leaves a field as it was declared: it changes nothing, or answers of it that the back office may edit. */
export const isDeclarationKept = (
  field: DossierField,
  before: DossierForm,
  after: DossierForm,
): boolean => isSameApartFrom(field, [before, after], isAnswer);

/** Whether the back office has received the dossier: it is in one of its lists. */
export const canOfficeEdit = (status: StatusCode): boolean => STATUSES[status].officeList !== null;

/** ENEA has the data already: a change needs a reason. */
export const isOfficeEditReasonRequired = (status: StatusCode): boolean => isFiledStatus(status);

export const OFFICE_EDIT_STATUS_MESSAGE =
  'La pratica non è tra quelle ricevute: i suoi dati li cambia solo l’installatore.';
export const OFFICE_EDIT_REASON_MESSAGE =
  'La pratica è già stata inviata a ENEA: scrivi il motivo della modifica.';
