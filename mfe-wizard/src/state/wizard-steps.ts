import type { LastStepDto } from '@pratiche/api';
import {
  getTodayInRome,
  type DossierForm,
  type StepState,
  type Viewer,
  type Rules,
} from '@pratiche/domain';

/** Computes the steps of a wizard; the documents count once the server has returned their state. */
export const computeWizardSteps = (
  form: DossierForm,
  lastStep: LastStepDto | null,
  viewer: Viewer,
  { buildStepStates }: Rules,
): StepState[] =>
  buildStepStates(form, viewer, {
    today: getTodayInRome(),
    ...(lastStep
      ? {
          documents: lastStep.documentSet.documentsDocumentsSetResponse.map(
            ({ document, isMandatory }) => ({
              code: document.code,
              isMandatory,
              isUploaded: document.isUploaded,
            }),
          ),
        }
      : {}),
  });
