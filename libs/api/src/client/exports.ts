import type { OfficeList } from '@pratiche/domain';
import type { Work } from '../types/index.js';
import { json } from './answers.js';
import type { Send } from './request.js';

/** Filters of the list, as its own call takes them; pages and order do not matter. */
type Filters = Record<string, string | undefined>;

/** Whole lists as spreadsheets; each call starts a work. */
export const exportsClient = (send: Send) => ({
  dossiers: (state: OfficeList, filters: Filters) =>
    json<Work>(send('Module/getallexcel', { query: { ...filters, state } })),
  accounts: (filters: Filters) => json<Work>(send('Accounts/get-all-excel', { query: filters })),
  payments: (filters: Filters) => json<Work>(send('PaymentLogs/get-all-excel', { query: filters })),
});
