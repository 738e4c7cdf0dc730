import { LIST_FILTERS, type OfficeList } from '@pratiche/domain';
import { ACCOUNT_DOSSIERS_TEXTS } from './texts.js';

/** The lists of a person's dossiers, as the address names them. */
export const ACCOUNT_LISTS = [
  { value: 'RECEIVED', label: ACCOUNT_DOSSIERS_TEXTS.toProcess },
  { value: 'SENT', label: ACCOUNT_DOSSIERS_TEXTS.sentList },
  { value: 'ELABORATED', label: ACCOUNT_DOSSIERS_TEXTS.completed },
] as const;
export type AccountList = (typeof ACCOUNT_LISTS)[number]['value'];

const QUERIES: Readonly<Record<AccountList, { state: OfficeList; status?: string }>> = {
  RECEIVED: { state: 'RECEIVED' },
  // What their fitters count as sent: a dossier to be corrected is a draft of theirs.
  SENT: { state: 'RECEIVED', status: LIST_FILTERS.PROCESSING.join(',') },
  ELABORATED: { state: 'ELABORATED' },
};

/** What a list asks the server for; an unknown name is the first list. */
export const toListQuery = (name: string | number | undefined) =>
  QUERIES[ACCOUNT_LISTS.find(({ value }) => value === name)?.value ?? 'RECEIVED'];

/** The tab of dossiers, narrowed to one list and one service. */
export const accountListSearch = (list: AccountList, serviceType: number): string =>
  `?${new URLSearchParams({ scheda: 'pratiche', elenco: list, serviceType: String(serviceType) })}`;
