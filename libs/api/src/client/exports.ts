import type { OfficeList } from '@pratiche/domain';
import type { Work } from '../types/index.js';
import { json } from './answers.js';
import type { Send } from './request.js';

/** Filters of the list, as its own call takes them; pages and order do not matter. */
type Filters = Record<string, string | undefined>;

/** Whole lists as spreadsheets; each call starts a background task. */
export const exportsClient = (send: Send) => {
  const start = (path: string, query: Filters) => json<Work>(send(path, { method: 'POST', query }));
  return {
    dossiers: (state: OfficeList, filters: Filters) =>
      start('Module/getallexcel', { ...filters, state }),
    accounts: (filters: Filters) => start('Accounts/get-all-excel', filters),
    payments: (filters: Filters) => start('PaymentLogs/get-all-excel', filters),
  };
};
