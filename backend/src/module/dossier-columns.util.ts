import {
  buildDossierSearchKey,
  formatBeneficiaryName,
  getTodayInRome,
  isOfficeTurn,
  normalizeSearchText,
  STATUSES,
  type DossierForm,
  type FindMunicipalities,
  type StatusCode,
  type AllRules,
} from '@pratiche/domain';
import type { Dossier } from './entities/dossier.entity.js';

/** Characters of the columns for searching. */
const CLIENT_KEY_MAX = 520;
const COMPANY_KEY_MAX = 255;

/**
 * Text for searching, which is longer than the text itself in some alphabets (a syllable of Hangul
 * is three letters).
 */
const toClientKey = (client: string): string =>
  normalizeSearchText(client).slice(0, CLIENT_KEY_MAX);
export const toCompanyKey = (company: string): string =>
  normalizeSearchText(company).slice(0, COMPANY_KEY_MAX);

/** What is written with every change of the form. */
export type FormColumns = Pick<
  Dossier,
  | 'data'
  | 'serviceType'
  | 'client'
  | 'clientKey'
  | 'searchKey'
  | 'deadlineDate'
  | 'expenseYear'
  | 'formDoubts'
  | 'needsReview'
>;

/**
 * Derives the separate columns stored beside the form.
 * @param findMunicipalities `null`: the places of the form are not compared with the table
 */
export function toFormColumns(
  data: DossierForm,
  { calculateDeadline, listDossierWarnings }: AllRules,
  findMunicipalities: FindMunicipalities | null = null,
): FormColumns {
  const client = formatBeneficiaryName(data);
  const formDoubts = listDossierWarnings(data, getTodayInRome(), findMunicipalities).length;
  return {
    data,
    serviceType: data.serviceType,
    client,
    clientKey: toClientKey(client),
    searchKey: buildDossierSearchKey(data),
    deadlineDate: calculateDeadline(data),
    expenseYear: data.annoRiferimento,
    formDoubts,
    needsReview: formDoubts > 0,
  };
}

/** Derives the lists that contain a dossier from its status. */
export const toListColumns = (
  status: StatusCode,
): Pick<Dossier, 'status' | 'ownerList' | 'officeList' | 'workRank'> => ({
  status,
  ownerList: STATUSES[status].ownerList,
  officeList: STATUSES[status].officeList,
  workRank: isOfficeTurn(status) ? 0 : 1,
});

/** A deleted dossier is in no list. */
export const NO_LIST_COLUMNS: Pick<Dossier, 'ownerList' | 'officeList'> = {
  ownerList: null,
  officeList: null,
};
