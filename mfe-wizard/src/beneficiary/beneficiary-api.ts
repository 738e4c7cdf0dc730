import {
  ApiError,
  PROBLEM_CODES,
  type ApiClient,
  type BeneficiaryDossier,
  type Dossier,
  type DossierInput,
} from '@pratiche/api';
import {
  DRAFT_STATUS,
  buildBeneficiaryForm,
  pickBeneficiaryValues,
  type Rules,
} from '@pratiche/domain';

/**
 * Converts the beneficiary's part to a full dossier for the wizard's components; the placeholders
 * for the other parts are never sent.
 */
export function toDossier(
  { id, version, context, values, savedAt }: BeneficiaryDossier,
  { getStatus }: Rules,
): Dossier {
  const { code, name, statusPercentage } = getStatus(DRAFT_STATUS);
  return {
    ...buildBeneficiaryForm(context, values),
    id,
    version,
    status: { code, name, statusPercentage },
    accountId: 0,
    created: savedAt ?? '',
    updated: savedAt ?? '',
    sentDate: null,
    receivedDate: null,
    completedDate: null,
    deadlineDate: null,
    rejectReason: null,
    operatoreName: null,
    moduleCredits: null,
    totalCost: null,
  };
}

/** Whether the link itself was refused, rather than the network being away. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === PROBLEM_CODES.linkNotValid;

/**
 * API client for the holder of a link: the wizard calls the usual methods, and the requests go to
 * the link's endpoints.
 */
export function createBeneficiaryApi(
  api: ApiClient,
  token: string,
  onLinkLost: () => void,
  rules: Rules,
): ApiClient {
  /** A conflict comes with the stored version: the wizard compares whole dossiers. */
  const rethrow = (error: unknown): never => {
    if (isLinkRefused(error)) onLinkLost();
    if (!(error instanceof ApiError) || error.problem.stored === undefined) throw error;
    throw new ApiError({
      ...error.problem,
      stored: toDossier(error.problem.stored as BeneficiaryDossier, rules),
    });
  };
  const save = async ({ id = 0, version = 0, ...form }: DossierInput): Promise<Dossier> => {
    const values = pickBeneficiaryValues(form.serviceType ?? null, form);
    return toDossier(
      await api.beneficiary.save(token, { ...values, id, version }).catch(rethrow),
      rules,
    );
  };
  return {
    ...api,
    module: { ...api.module, save, dataFromSsn: (ssn) => api.beneficiary.dataFromSsn(token, ssn) },
  };
}
