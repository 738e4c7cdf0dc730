import type { PlantedFault } from './planted-fault.types.ts';

const createModelFaults = (
  faults: readonly Pick<PlantedFault, 'name' | 'file' | 'search' | 'replacement' | 'isOnServer'>[],
): PlantedFault[] =>
  faults.map((fault) => ({ ...fault, project: 'backend', filter: 'test/model/model-runs' }));

/** Mistakes in transactions, each of another kind, which the runs beside the model must notice. */
export const MODEL_FAULTS: readonly PlantedFault[] = createModelFaults([
  {
    name: 'missing condition: a save forgets which version it read',
    file: 'backend/src/module/dossier.repository.ts',
    search: '{ id, version, status: In([...OPEN_STATUS_CODES]), deleted: IsNull() }',
    replacement: '{ id, status: In([...OPEN_STATUS_CODES]), deleted: IsNull() }',
  },
  {
    name: 'unread outcome: restoring twice is done twice',
    file: 'backend/src/module/dossier.service.ts',
    search:
      'if (!(await this.dossierRepository.restoreDossier(row, toListColumns(row.status))))\n      throw',
    replacement:
      'if ((await this.dossierRepository.restoreDossier(row, toListColumns(row.status))) === null)\n      throw',
  },
  {
    name: 'dropped idempotency: a repeated creation makes a second dossier',
    file: 'backend/src/module/save/dossier-save.service.ts',
    search: 'if (first !== null) return first;',
    replacement: '',
  },
  {
    name: 'key not compared: another request with an old key is answered as the first',
    file: 'backend/src/platform/idempotency/idempotency-key.repository.ts',
    search: 'else if (known.requestHash !== hash)',
    replacement: "else if (known.requestHash === '')",
  },
  {
    name: 'refund twice: debits that were given back are given back again',
    file: 'backend/src/credits/credit-ledger.repository.ts',
    search: "debit.dossier_id = :dossierId AND debit.type = 'debit' AND refund.id IS NULL",
    replacement: "debit.dossier_id = :dossierId AND debit.type = 'debit'",
  },
  {
    name: 'half a booking: a debit is written without taking the credits',
    file: 'backend/src/credits/active-package.repository.ts',
    search: ".set({ residualCredits: () => 'residual_credits + :amount' })",
    replacement: ".set({ residualCredits: () => 'residual_credits + 0 * :amount' })",
  },
  {
    name: 'wrong transition: a dossier with its fitter is accepted',
    file: 'libs/domain/src/statuses/transitions.ts',
    search: "from: ['SENT'],\n    to: 'ACCEPTED'",
    replacement: "from: ['SENT', 'WAITING'],\n    to: 'ACCEPTED'",
  },
  {
    name: 'skipped check: a dossier is completed while a document is awaited',
    file: 'libs/domain/src/messages/message-rules.ts',
    search: 'STATUSES[to].isCompleted && openRequests > 0',
    replacement: 'STATUSES[to].isCompleted && openRequests < 0',
  },
  {
    name: 'forgotten version: sending leaves the version as it was',
    file: 'backend/src/module/send/dossier-send.service.ts',
    search: 'version: dossier.version + 1,',
    replacement: 'version: dossier.version,',
  },
  {
    name: 'ended twice: a request that is closed is closed again',
    file: 'backend/src/module/messages/document-requests/document-request.repository.ts',
    search: '{ id, openItem: Not(IsNull()) },\n      { state,',
    replacement: '{ id },\n      { state,',
  },
  {
    name: 'stale list: the office reads a list that was cached before the change',
    file: 'backend/src/module/dossier.repository.ts',
    search: 'afterCommit(() => this.listCacheInvalidationService.invalidateLists(row, change));',
    replacement: 'void [row, change];',
  },
  {
    name: 'left in the list: a deleted draft is still counted',
    file: 'backend/src/module/dossier.service.ts',
    search: '{ ...NO_LIST_COLUMNS, deleted: new Date() }',
    replacement: '{ deleted: new Date() }',
  },
  {
    name: 'decided twice: a transfer is confirmed and withdrawn',
    file: 'backend/src/credits/package-orders/package-order.repository.ts',
    search: '{ id, status: before },\n      { ...decision,',
    replacement: '{ id },\n      { ...decision, ...(before === status ? {} : {}),',
  },
  {
    name: 'forgotten effect: no mail tells of a sending',
    file: 'backend/src/module/owner-notification.listener.ts',
    search: 'sent: (event) => this.notifyDossierSent(event),',
    replacement: 'sent: null,',
  },
  {
    name: 'missing retry: of two equal recharges at once one fails',
    file: 'backend/src/credits/credit-request.service.ts',
    search: 'return retryOnOptimisticConflict(() =>\n      this.unitOfWork',
    replacement:
      'return ((work: () => Promise<ActivePackageDto>) => work())(() =>\n      this.unitOfWork',
    isOnServer: true,
  },
  {
    name: 'missing lock: a file of the office is replaced by two at once, and both stay',
    file: 'backend/src/upload/filing-change.service.ts',
    search: 'if (!(await this.dossierRepository.updateIfStatusUnchanged(dossier, {}, act)))',
    replacement: 'if (act === null)',
    isOnServer: true,
  },
]);
