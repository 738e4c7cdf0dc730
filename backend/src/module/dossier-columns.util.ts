import {
  formatBeneficiaryName,
  normalizeSearchText,
  STATUSES,
  type DossierForm,
  type StatusCode,
  type Rules,
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

/** Derives the separate columns stored beside the form. */
export function toFormColumns(
  data: DossierForm,
  { calculateDeadline }: Rules,
): Pick<Dossier, 'data' | 'serviceType' | 'client' | 'clientKey' | 'deadlineDate'> {
  const client = formatBeneficiaryName(data);
  return {
    data,
    serviceType: data.serviceType,
    client,
    clientKey: toClientKey(client),
    deadlineDate: calculateDeadline(data),
  };
}

/** Derives the lists that contain a dossier from its status. */
export const toListColumns = (
  status: StatusCode,
): Pick<Dossier, 'status' | 'ownerList' | 'officeList'> => ({
  status,
  ownerList: STATUSES[status].ownerList,
  officeList: STATUSES[status].officeList,
});

/** A deleted dossier is in no list. */
export const NO_LIST_COLUMNS: Pick<Dossier, 'ownerList' | 'officeList'> = {
  ownerList: null,
  officeList: null,
};
