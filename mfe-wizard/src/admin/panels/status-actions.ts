import type { AdminFileDto } from '@pratiche/api';
import {
  findSavingToWrite,
  listAllowedTransitions,
  listMissingFilingParts,
  validateNoOpenRequests,
  type BackOfficeDocument,
  type DossierForm,
  type EneaFiling,
  type StatusCode,
  type TransitionEffects,
  type AllRules,
} from '@pratiche/domain';
import { STATUS_TEXTS } from './texts.js';

export interface StatusAction {
  to: StatusCode;
  label: string;
  /** Sends the dossier back to its fitter. */
  isRefusal: boolean;
  /** Why it is not possible yet; `null` when it is. */
  blocked: string | null;
  /** Where what it waits for is put in; `null` where that is not beside it. */
  remedy: { targetId: string; label: string } | null;
}

/** What decides about the next steps of a dossier. */
export interface DossierSituation {
  status: StatusCode;
  form: DossierForm;
  adminFiles: readonly AdminFileDto[];
  openRequests: number;
}

/** Id of the place where number (`cpid`), energy saving or file of a declaration are put in. */
export const getFilingPartId = (
  part: 'cpid' | 'energySaving' | BackOfficeDocument,
  filing: EneaFiling,
): string => `${part}-${filing}`;

/** The first part that a step waits for: of its document, then the energy saving. */
function findRemedy(
  { requiresDocument: name, requiresEnergySaving }: TransitionEffects,
  { adminFiles, form }: Pick<DossierSituation, 'adminFiles' | 'form'>,
): StatusAction['remedy'] {
  const [missing] = name === undefined ? [] : listMissingFilingParts(name, adminFiles);
  if (name !== undefined && missing !== undefined)
    return {
      targetId: getFilingPartId(missing.lacksNumber ? 'cpid' : name, missing.filing),
      label: missing.lacksNumber ? STATUS_TEXTS.writeCpid : STATUS_TEXTS.uploadDocument[name],
    };
  const unsaved = requiresEnergySaving === true ? findSavingToWrite(adminFiles, form) : null;
  return (
    unsaved && {
      targetId: getFilingPartId('energySaving', unsaved.filing),
      label: STATUS_TEXTS.writeSaving,
    }
  );
}

const STATUS_ACTION_LABELS: Readonly<Record<StatusCode, string>> = {
  DRAFT: STATUS_TEXTS.backToDraft,
  SENT: STATUS_TEXTS.send,
  WAITING: STATUS_TEXTS.askCorrections,
  REJECTED: STATUS_TEXTS.reject,
  ACCEPTED: STATUS_TEXTS.accept,
  SENTTOENEA: STATUS_TEXTS.markFiled,
  SELLED: STATUS_TEXTS.markCompleted,
};

/** What the back office may do next, steps forward first; a step that waits for a document or for data says so. */
export function listStatusActions(
  { status, form, adminFiles, openRequests }: DossierSituation,
  { validateFilingDocuments, validateTransitionData, validateTransitionSaving }: AllRules,
): StatusAction[] {
  return listAllowedTransitions(status, 'admin')
    .map(({ to, effects }) => ({
      to,
      label: STATUS_ACTION_LABELS[to],
      isRefusal: effects.reasonRequired === true,
      blocked:
        (effects.requiresDocument &&
          validateFilingDocuments(effects.requiresDocument, to, adminFiles)) ??
        validateTransitionSaving(adminFiles, form, { to, effects }) ??
        validateTransitionData(form, { to, effects }) ??
        validateNoOpenRequests(to, openRequests),
      remedy: findRemedy(effects, { adminFiles, form }),
    }))
    .sort((a, b) => Number(a.isRefusal) - Number(b.isRefusal));
}
