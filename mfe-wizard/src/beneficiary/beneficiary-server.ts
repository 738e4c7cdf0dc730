import {
  readData,
  ApiError,
  PROBLEM_CODES,
  type ApiClient,
  type BeneficiaryDossierDto,
  type DossierDto,
} from '@pratiche/api';
import {
  DRAFT_STATUS,
  buildBeneficiaryForm,
  pickBeneficiaryValues,
  type DossierRules,
} from '@pratiche/domain';
import { createOwnerServer, type DossierServer } from '../state/dossier-server.js';

/**
 * Converts the beneficiary's part to a full dossier for the wizard's components; the placeholders
 * for the other parts are never sent.
 */
export function toDossier(answer: BeneficiaryDossierDto, { getStatus }: DossierRules): DossierDto {
  const { id, version, context, savedAt } = answer;
  // A server of the release before answers the fields under `values` alone.
  const fields = { ...answer.values, ...answer };
  const { code, name, statusPercentage } = getStatus(DRAFT_STATUS);
  return {
    ...buildBeneficiaryForm(context, fields),
    id,
    version,
    revision: 0,
    status: { code, name, statusPercentage },
    accountId: 0,
    created: savedAt ?? '',
    updated: savedAt ?? '',
    sentDate: null,
    receivedDate: null,
    completedDate: null,
    deadlineDate: null,
    rejectReason: null,
    returnPoints: [],
    operatoreName: null,
    moduleCredits: null,
    totalCost: null,
  };
}

/** Whether the link itself was refused, rather than the network being away. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === PROBLEM_CODES.linkNotValid;

/** Whether the dossier was handed in meanwhile: the link now tells where it stands. */
export const isDossierFrozen = (error: unknown): boolean =>
  error instanceof ApiError && error.code === PROBLEM_CODES.dossierFrozen;

/** What can become of a link while its page is open. */
export interface LinkEvents {
  onLinkLost: () => void;
  /** The dossier was handed in. */
  onFrozen: () => void;
}

/** The calls of the wizard for the holder of a link, who has part of the dossier. */
export function createBeneficiaryServer(
  api: ApiClient,
  token: string,
  { onLinkLost, onFrozen }: LinkEvents,
  rules: DossierRules,
): DossierServer {
  /** A conflict comes with the stored version: the wizard compares whole dossiers. */
  const rethrow = (error: unknown): never => {
    if (isLinkRefused(error)) onLinkLost();
    if (isDossierFrozen(error)) onFrozen();
    if (!(error instanceof ApiError) || error.stored === undefined) throw error;
    throw new ApiError({
      ...error.problem,
      stored: toDossier(error.stored as BeneficiaryDossierDto, rules),
    });
  };
  return {
    ...createOwnerServer(api),
    saveDossier: async ({ id, version, ...form }) => {
      const values = pickBeneficiaryValues(form.serviceType ?? null, form);
      const saved = readData(
        api.PUT('/api/Module/updateByBeneficiary/{token}', {
          params: { path: { token } },
          body: { ...values, id: id ?? 0, version: version ?? 0 },
        }),
      );
      return toDossier(await saved.catch(rethrow), rules);
    },
    decodeTaxCode: (ssn) =>
      readData(
        api.GET('/api/Module/getDataFromSSNByToken/{token}/{ssn}', {
          params: { path: { token, ssn } },
        }),
      ),
  };
}
