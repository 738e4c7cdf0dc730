import type { DossierForm } from '../dossier/index.js';
import { isFiledStatus, STATUSES, type StatusCode } from '../statuses/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import type { StepId } from '../steps/step-id.js';

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

/** Fields that the back office may edit. */
export const listOfficeEditFields = (form: AcquisitionFlag): readonly DossierField[] =>
  listOfficeEditSteps(form).flatMap((step) => STEP_FIELDS[step]);

/** Whether the back office has received the dossier: it is in one of its lists. */
export const canOfficeEdit = (status: StatusCode): boolean => STATUSES[status].officeList !== null;

/** ENEA has the data already: a change needs a reason. */
export const isOfficeEditReasonRequired = (status: StatusCode): boolean => isFiledStatus(status);

export const OFFICE_EDIT_STATUS_MESSAGE =
  'La pratica non è tra quelle ricevute: i suoi dati li cambia solo l’installatore.';
export const OFFICE_EDIT_REASON_MESSAGE =
  'La pratica è già stata inviata a ENEA: scrivi il motivo della modifica.';
