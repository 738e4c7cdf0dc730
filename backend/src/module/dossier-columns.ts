import { clientName, deadlineDate, LIST_FILTERS, searchText, type DossierForm, type ListFilter, type StatusCode } from '@pratiche/domain';
import type { Dossier } from './entities/dossier.entity.js';

/** What stands beside the form in columns of its own, taken from the form. */
export function columnsOf(data: DossierForm): Pick<Dossier, 'data' | 'serviceType' | 'client' | 'clientKey' | 'deadlineDate'> {
  const client = clientName(data);
  return { data, serviceType: data.serviceType, client, clientKey: searchText(client), deadlineDate: deadlineDate(data.interventionEndDate) };
}

const OWNER_LISTS = ['DRAFT', 'PROCESSING', 'ELABORATED'] as const satisfies readonly ListFilter[];
const OFFICE_LISTS = ['RECEIVED', 'ELABORATED'] as const satisfies readonly ListFilter[];

const listOf = (lists: readonly ListFilter[], status: StatusCode): ListFilter | null =>
  lists.find((list) => (LIST_FILTERS[list] as readonly StatusCode[]).includes(status)) ?? null;

/** The lists a dossier stands in, from its status. */
export const listColumns = (status: StatusCode): Pick<Dossier, 'status' | 'ownerList' | 'officeList'> => ({
  status, ownerList: listOf(OWNER_LISTS, status), officeList: listOf(OFFICE_LISTS, status),
});

/** A deleted dossier stands in no list. */
export const NO_LISTS: Pick<Dossier, 'ownerList' | 'officeList'> = { ownerList: null, officeList: null };
