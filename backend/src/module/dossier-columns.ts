import {
  clientName,
  deadlineDate,
  LIST_FILTERS,
  searchText,
  type DossierForm,
  type ListFilter,
  type StatusCode,
} from '@pratiche/domain';
import type { Dossier } from './entities/dossier.entity.js';

/** Characters of the columns for searching. */
const CLIENT_KEY_MAX = 520;
const COMPANY_KEY_MAX = 255;

/** Text for searching, which is longer than the text itself in some alphabets (a syllable of Hangul is three letters). */
const clientKeyOf = (client: string): string => searchText(client).slice(0, CLIENT_KEY_MAX);
export const companyKeyOf = (company: string): string =>
  searchText(company).slice(0, COMPANY_KEY_MAX);

/** What stands beside the form in columns of its own, taken from the form. */
export function columnsOf(
  data: DossierForm,
): Pick<Dossier, 'data' | 'serviceType' | 'client' | 'clientKey' | 'deadlineDate'> {
  const client = clientName(data);
  return {
    data,
    serviceType: data.serviceType,
    client,
    clientKey: clientKeyOf(client),
    deadlineDate: deadlineDate(data.interventionEndDate),
  };
}

const OWNER_LISTS = ['DRAFT', 'PROCESSING', 'ELABORATED'] as const satisfies readonly ListFilter[];
const OFFICE_LISTS = ['RECEIVED', 'ELABORATED'] as const satisfies readonly ListFilter[];

const listOf = (lists: readonly ListFilter[], status: StatusCode): ListFilter | null =>
  lists.find((list) => (LIST_FILTERS[list] as readonly StatusCode[]).includes(status)) ?? null;

/** The lists a dossier stands in, from its status. */
export const listColumns = (
  status: StatusCode,
): Pick<Dossier, 'status' | 'ownerList' | 'officeList'> => ({
  status,
  ownerList: listOf(OWNER_LISTS, status),
  officeList: listOf(OFFICE_LISTS, status),
});

/** A deleted dossier stands in no list. */
export const NO_LISTS: Pick<Dossier, 'ownerList' | 'officeList'> = {
  ownerList: null,
  officeList: null,
};
