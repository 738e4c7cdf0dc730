import type { ReturnStatusCode } from '@pratiche/domain';
import type {
  AdminDossier,
  Dossier,
  DossierInput,
  DossierListItem,
  DossierListQuery,
  DossierStatus,
  LastStep,
  SendResult,
  SsnData,
  StatusChange,
  Work,
} from '../types/index.js';
import { download, downloadOrWork, json, nothing, page } from './answers.js';
import type { Send } from './request.js';

export interface DossierCounts {
  drafts: number;
  sent: number;
  completed: number;
  /** Little room is left for drafts or their files; absent while there is plenty. */
  warning?: string;
}

export interface Rejection {
  moduleId: number;
  rejectReason: string;
  statusCode: ReturnStatusCode;
  attachedFile?: File | null;
}

export const moduleClient = (send: Send) => ({
  /**
   * `creationKey` is the idempotency key of a creation: a retry after a lost answer returns the
   * same dossier.
   */
  save: (dossier: DossierInput, creationKey?: string) =>
    json<Dossier>(
      send('Module', {
        method: 'PUT',
        body: dossier,
        ...(creationKey ? { headers: { 'idempotency-key': creationKey } } : {}),
      }),
    ),
  lastStepDraft: (dossier: DossierInput) =>
    json<LastStep>(send('Module/lastStepDraft', { method: 'PUT', body: dossier })),
  get: (id: number) => json<Dossier>(send(`Module/${id}`)),
  /** The same call; the back office gets more of it. */
  getForBackOffice: (id: number) => json<AdminDossier>(send(`Module/${id}`)),
  history: (id: number) => json<StatusChange[]>(send(`Module/history/${id}`)),
  /**
   * `idempotencyKey` is created once per intention to send, so that a repeated click is the same
   * sending. `version` is the version the sender has read: when another is stored, nothing is sent
   * (409 with the stored dossier).
   */
  send: (id: number, idempotencyKey: string, version: number) =>
    json<SendResult>(
      send(`Module/send/${id}`, {
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey, 'if-match': `"${version}"` },
      }),
    ),
  remove: (id: number) => nothing(send(`Module/${id}`, { method: 'DELETE' })),
  /** A new draft after that dossier; `key` is made once per intention, as for a creation. */
  duplicate: (id: number, key: string) =>
    json<Dossier>(
      send(`Module/duplicate/${id}`, { method: 'POST', headers: { 'idempotency-key': key } }),
    ),
  /** Takes back a deletion, for a short while after it. */
  restore: (id: number) => nothing(send(`Module/restore/${id}`, { method: 'POST' })),
  count: () => json<DossierCounts>(send('Module/count')),
  list: (query: DossierListQuery, signal?: AbortSignal) =>
    page<DossierListItem>(send('Module/getAll', { query, ...(signal ? { signal } : {}) })),
  /** A zip of all documents of the dossier; a large one becomes a background task. */
  download: (id: number) =>
    downloadOrWork(send(`module/download/${id}`, { headers: { prefer: 'respond-async' } })),
  /**
   * The documents of several dossiers in a single zip. `key` is the idempotency key: a repeated
   * call returns the same background task.
   */
  downloadMany: (ids: readonly number[], key: string) =>
    json<Work>(
      send('module/downloads', {
        method: 'POST',
        body: { ids },
        headers: { 'idempotency-key': key },
      }),
    ),
  /** A zip of the pre-filled documents, written from the dossier as given. */
  generateDocuments: (dossier: DossierInput) =>
    download(send('module/generate-documents', { method: 'POST', body: dossier })),
  /** A zip for the person who compiles the filing; only for dossiers with shadings or shutters. */
  downloadDocsCompilatore: (id: number) => download(send(`module/downloadDocsCompilatore/${id}`)),
  /** A document pre-filled from the stored dossier, to sign: `DELEGA`, `ATTO`, `REQ` or `CONGR`. */
  prefilled: (id: number, code: string) =>
    download(send(`Module/prefilled/${id}/${encodeURIComponent(code)}`)),
  /**
   * The deduction estimate as a one-page document; expense (euro) and its year default to those of
   * the dossier.
   */
  deductionEstimate: (id: number, query: { year?: number; expense?: number } = {}) =>
    download(send(`Module/deduction-estimate/${id}`, { query })),
  dataFromSsn: (ssn: string) =>
    json<SsnData>(send(`Module/getDataFromSSN/${encodeURIComponent(ssn)}`)),
  updateStatus: (id: number, statusCode: string) =>
    json<DossierStatus>(
      send('module/updateModuleStatus', {
        method: 'PATCH',
        body: { id, status: { code: statusCode } },
      }),
    ),
  reject: ({ moduleId, rejectReason, statusCode, attachedFile }: Rejection) => {
    const form = new FormData();
    form.set('moduleId', String(moduleId));
    form.set('rejectReason', rejectReason);
    form.set('statusCode', statusCode);
    if (attachedFile) form.set('attachedFile', attachedFile);
    return json<DossierStatus>(send('module/rejectmodule', { method: 'POST', form }));
  },
  statuses: () => json<{ code: string; name: string }[]>(send('ModuleStatuses/getAll')),
});
