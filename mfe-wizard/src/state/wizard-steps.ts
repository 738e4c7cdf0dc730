import type { DocumentSetItemDto, LastStepDto } from '@pratiche/api';
import {
  getTodayInRome,
  listStepsToMend,
  type DossierForm,
  type RecordedReturnPoint,
  type ReturnedDocument,
  type StepState,
  type Viewer,
  type DossierRules,
} from '@pratiche/domain';

/** A document as the rules of a return judge it. */
export const toReturnedDocument = ({
  id,
  document,
  isAskedAgain,
  toBeUploaded,
}: DocumentSetItemDto): ReturnedDocument => ({
  id,
  fileIds: document.files.map((file) => file.id),
  isWantedAgain: isAskedAgain === true && toBeUploaded,
});

interface WizardStepsInput {
  form: DossierForm;
  lastStep: LastStepDto | null;
  viewer: Viewer;
  rules: DossierRules;
  /** What the back office wants corrected; the fitter alone mends it. */
  returnPoints?: readonly RecordedReturnPoint[] | undefined;
}

/** Computes the steps of a wizard; the documents count once the server has returned their state. */
export function computeWizardSteps({
  form,
  lastStep,
  viewer,
  rules: { buildStepStates },
  returnPoints = [],
}: WizardStepsInput): StepState[] {
  const items = lastStep?.documentSet.documentsDocumentsSetResponse;
  return buildStepStates(form, viewer, {
    today: getTodayInRome(),
    ...(items
      ? {
          documents: items.map(({ document, isMandatory }) => ({
            code: document.code,
            isMandatory,
            isUploaded: document.isUploaded,
          })),
        }
      : {}),
    ...(viewer === 'fitter'
      ? { stepsToMend: listStepsToMend(returnPoints, form, items?.map(toReturnedDocument)) }
      : {}),
  });
}
