import type {
  PaymentInstructions,
  Municipality,
  MunicipalityDifference,
  MunicipalityImportEntry,
  MunicipalityImportKind,
  MunicipalityReport,
  PaymentLog,
  RechargePackage,
} from '../types/index.js';
import { download, json, page, type Page } from './answers.js';
import type { Send } from './request.js';

export const municipalitiesClient = (send: Send) => ({
  /** All of them; cached by the browser with an ETag. */
  getAll: () => json<Municipality[]>(send('municipalities/getAll')),
  fromZip: (zip: string, name: string) =>
    json<Municipality>(
      send(`municipalities/fromZip/${encodeURIComponent(zip)}/${encodeURIComponent(name)}`),
    ),
  /** The table in use as a file, to be edited and imported. */
  file: (kind: MunicipalityImportKind) => download(send(importPath(kind))),
  /** What importing the file would do; with the confirmation of that report, it is done. */
  import: (
    kind: MunicipalityImportKind,
    file: File,
    confirmed?: { confirmation: string; allowsRemovals: boolean },
  ) => {
    const form = new FormData();
    if (confirmed !== undefined) {
      form.set('confirmation', confirmed.confirmation);
      form.set('allowsRemovals', String(confirmed.allowsRemovals));
    }
    form.set('file', file);
    return json<MunicipalityReport>(send(importPath(kind), { method: 'POST', form }));
  },
  imports: () => json<MunicipalityImportEntry[]>(send('municipalities/imports')),
  changesOf: (id: number) => json<MunicipalityDifference[]>(send(`municipalities/imports/${id}`)),
});

const importPath = (kind: MunicipalityImportKind): string =>
  `municipalities/${kind === 'comuni' ? 'inserimentoMassivoComuni' : 'inserimentoMassivoZoneClimatiche'}`;

export const packagesClient = (send: Send) => ({
  getAll: () => json<RechargePackage[]>(send('RechargePackage')),
  get: (id: number) => json<RechargePackage>(send(`RechargePackage/${id}`)),
  /**
   * Instructions for payment by bank transfer; `numCredits` applies where credits are sold
   * individually.
   */
  payment: (id: number, numCredits?: number) =>
    json<PaymentInstructions>(send(`Payments/${id}`, { query: { numCredits } })),
});

export const paymentLogsClient = (send: Send) => ({
  /** Every movement of an account, latest first. */
  ofUser: (id: number) => json<PaymentLog[]>(send(`PaymentLogs/users/${id}`)),
  pageOfUser: (id: number, query: { page: number; pageSize: number }): Promise<Page<PaymentLog>> =>
    page<PaymentLog>(send(`PaymentLogs/users/${id}`, { query })),
  /** Back office: movements of all accounts, latest first. */
  page: (query: object): Promise<Page<PaymentLog>> =>
    page<PaymentLog>(send('PaymentLogs', { query })),
});
