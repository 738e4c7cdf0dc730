import type { PlantedFault } from './planted-fault.types.ts';

const createApiFaults = (
  filter: string,
  faults: readonly Pick<PlantedFault, 'name' | 'file' | 'search' | 'replacement'>[],
  project: 'api-sqlite' | 'api-mariadb' = 'api-sqlite',
): PlantedFault[] =>
  faults.map((fault) => ({
    ...fault,
    project,
    filter: `test/api/${filter}`,
  }));

/** Faults that show only in the running portal; it is built anew for each of them. */
export const API_FAULTS: readonly PlantedFault[] = [
  ...createApiFaults('upload/upload.test', [
    {
      name: 'a fitter deletes receipt, CPID code and rejection enclosure by their names',
      file: 'backend/src/upload/document-deletion.service.ts',
      search: "one.purpose === 'document' && isFile(one)",
      replacement: 'isFile(one)',
    },
    {
      name: 'the row of a replaced receipt stays',
      file: 'backend/src/upload/admin-file.service.ts',
      search:
        'if (old.length > 0) await this.dossierFileRepository.deleteByIds(old.map(({ id }) => id));',
      replacement: '',
    },
    {
      name: 'the bytes of a deleted file stay',
      file: 'backend/src/upload/document-deletion.service.ts',
      search: '    await this.fileWriteService.tryDeleteFiles([removed.storageKey]);\n',
      replacement: '',
    },
  ]),
  ...createApiFaults('audit', [
    {
      name: 'a step of the back office is not audited',
      file: 'libs/domain/src/statuses/transitions.ts',
      search: "isAudited: true,\n      notify: 'completed',",
      replacement: "isAudited: false,\n      notify: 'completed',",
    },
    {
      name: 'reading an identity document is audited as any download',
      file: 'backend/src/upload/file-download.service.ts',
      search: "IDENTITY_DOCUMENTS.includes(code ?? '')",
      replacement: 'IDENTITY_DOCUMENTS.includes(String(file.itemId))',
    },
  ]),
  ...createApiFaults('module/bulk', [
    {
      name: 'a dossier is assigned to a suspended operator',
      file: 'backend/src/module/bulk/dossier-bulk.service.ts',
      search: '      account.suspended !== null ||\n',
      replacement: '',
    },
  ]),
  ...createApiFaults('module/list/list.test', [
    {
      name: 'lists are oldest first',
      file: 'backend/src/module/list/list-scope.factory.ts',
      search: 'sort?.descending ?? true',
      replacement: 'sort?.descending ?? false',
    },
  ]),
  ...createApiFaults('platform/idempotency-key', [
    {
      name: 'sending twice with one key debits or fails the second time',
      file: 'backend/src/module/send/dossier-send.service.ts',
      search: 'if (key !== null && (await',
      replacement: "if (key === '' && (await",
    },
  ]),
  ...createApiFaults('recharge-package/credit-ledger', [
    {
      name: 'a dossier is sent without enough credits',
      file: 'backend/src/credits/credits.service.ts',
      search: 'if (!quote.isSufficient)',
      replacement: 'if (!quote.isSufficient && quote.lines.length > 0)',
    },
    {
      name: 'a refund is booked without giving the credits back',
      file: 'backend/src/credits/credits.service.ts',
      search:
        '      await this.activePackageRepository.changeResidual(debit.activePackageId, amount);\n',
      replacement: '',
    },
  ]),
  ...createApiFaults('module/beneficiary-link/link-management', [
    {
      name: 'tokens of links are stored as they are',
      file: 'backend/src/module/beneficiary-link/link-token.util.ts',
      search: "createHash('sha256').update(token).digest('hex') : null",
      replacement: "createHash('sha256').update(token).digest('hex') && token : null",
    },
  ]),
  ...createApiFaults('module/beneficiary-link/beneficiary-access', [
    {
      name: 'a revoked link goes on working',
      file: 'backend/src/module/beneficiary-link/beneficiary-link.mapper.ts',
      search: "if (revoked !== null) return 'revoked';",
      replacement: '',
    },
    {
      name: 'an expired link goes on working',
      file: 'backend/src/module/beneficiary-link/beneficiary-link.mapper.ts',
      search: "expires <= new Date() ? 'expired' : 'working'",
      replacement: "expires === null ? 'expired' : 'working'",
    },
  ]),
  ...createApiFaults('module/xml/xml-preview', [
    {
      name: 'a data file may declare its own entities',
      file: 'backend/src/platform/xml/xml-tree.util.ts',
      search: "parser.on('doctype', () => {\n    throw",
      replacement: "parser.on('doctype', () => {\n    void",
    },
  ]),
  ...createApiFaults('access', [
    {
      name: 'a fitter reads the dossiers of others',
      file: 'backend/src/module/dossier.repository.ts',
      search: 'if (row.accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);',
      replacement: '',
    },
  ]),
  ...createApiFaults('recharge-package/credit-ledger', [
    {
      name: 'a refund goes to the first package',
      file: 'backend/src/credits/credits.service.ts',
      search: 'changeResidual(debit.activePackageId, amount)',
      replacement: 'changeResidual(debits[0]?.activePackageId ?? 0, amount)',
    },
  ]),
  ...createApiFaults('recharge-package/credit-adjustments', [
    {
      name: 'a correction debits a package of another account',
      file: 'backend/src/credits/active-package.repository.ts',
      search: 'findOneBy(ActivePackageEntity, { id, accountId })',
      replacement: 'findOneBy(ActivePackageEntity, { id: accountId > 0 ? id : 0 })',
    },
    {
      name: 'a debit takes a package below zero',
      file: 'backend/src/credits/active-package.repository.ts',
      search: "'id = :id AND residual_credits + :amount >= 0'",
      replacement: "'id = :id AND :amount = :amount'",
    },
  ]),
  ...createApiFaults('notifications/notifications', [
    {
      name: 'a notification of another account is marked as read',
      file: 'backend/src/notifications/notification.repository.ts',
      search:
        '{ id, ...visibleTo(accountId), read: IsNull() },\n      { read: new Date() },\n    );\n    return',
      replacement: '{ id, read: IsNull() },\n      { read: new Date() },\n    );\n    return',
    },
  ]),
  ...createApiFaults('module/list/list.test', [
    {
      name: 'the last deadline of a filter is ignored',
      file: 'backend/src/module/list/list-conditions.util.ts',
      search:
        "  if (given.deadlineTo !== undefined) conditions.push(['deadline_date <= ?', given.deadlineTo]);\n",
      replacement: '',
    },
    {
      name: 'the last day of a filter is left out',
      file: 'backend/src/module/list/list-conditions.util.ts',
      search: 'startOfRomeDay(given.dateTo, 1)',
      replacement: 'startOfRomeDay(given.dateTo)',
    },
  ]),
  {
    name: 'a package that is no longer sold can be ordered',
    file: 'backend/src/credits/payments.service.ts',
    search: 'findPackage(packageId, credits, true)',
    replacement: 'findPackage(packageId, credits)',
    project: 'api-sqlite',
    filter: 'test/api/package-orders/package-orders',
  },
  {
    name: 'a confirmed transfer gives the terms of today, not those that were paid',
    file: 'backend/src/credits/package-orders/order-decision.service.ts',
    search: '        terms: toOrderTerms(order),\n',
    replacement: '',
    project: 'api-sqlite',
    filter: 'test/api/package-orders/package-orders',
  },
  {
    name: 'the news of a step that was undone still reaches the fitter',
    file: 'backend/src/module/undo/act-undo.service.ts',
    search: "findTransition(stateBefore.status, stateAfter.status, 'admin')",
    replacement: "findTransition(stateAfter.status, stateBefore.status, 'admin')",
    project: 'api-sqlite',
    filter: 'test/api/module/undo',
  },
  {
    name: 'the end of a queue gives the dossier that was just left',
    file: 'backend/src/module/queue/queue.service.ts',
    search: 'return all.filter((id) => id !== from && id !== left).slice(0, most);',
    replacement: 'return all.filter((id) => id !== left).slice(0, most);',
    project: 'api-sqlite',
    filter: 'test/api/module/queue/queue',
  },
  ...createApiFaults('access/access.test', [
    {
      name: 'anybody with a login takes back what the office did',
      file: 'backend/src/module/undo/undo.controller.ts',
      search: "done with dossiers', 'backOffice'",
      replacement: "done with dossiers', 'session'",
    },
    {
      name: 'fitters list the whole library',
      file: 'backend/src/library/library.controller.ts',
      search: "@Call('List all files of the library', 'backOffice'",
      replacement: "@Call('List all files of the library', 'fitterOrBackOffice'",
    },
  ]),
  ...createApiFaults('module/erasure', [
    {
      name: 'a fitter restores the deleted draft of another',
      file: 'backend/src/module/dossier.repository.ts',
      search: '{ id, accountId, deleted: Not(IsNull()) }',
      replacement: '{ id, ...(accountId === 0 && { accountId }), deleted: Not(IsNull()) }',
    },
  ]),
  ...createApiFaults('module/beneficiary-link', [
    {
      name: 'a link opens the dossier of another number',
      file: 'backend/src/module/beneficiary-link/beneficiary-form.service.ts',
      search: 'if (dossier.id !== id) throw linkNotValidProblem();\n',
      replacement: '',
    },
    {
      name: 'the customer’s e-mail at completion goes to the portal',
      file: 'backend/src/module/beneficiary-link/customer-mail.listener.ts',
      search: '{ to: link.email, template, attachments }',
      replacement: '{ to: name, template, attachments }',
    },
  ]),
  ...createApiFaults('recharge-package/credit-ledger', [
    {
      name: 'the newest package pays first',
      file: 'backend/src/credits/active-package.repository.ts',
      search: "order: { created: 'ASC', id: 'ASC' }",
      replacement: "order: { created: 'DESC', id: 'DESC' }",
    },
  ]),
  ...createApiFaults('module/messages', [
    {
      name: 'a message that is sent again is written twice',
      file: 'backend/src/module/messages/messages.service.ts',
      search: '      key !== null &&\n      (await this.messageThreadRepository.claimMessageKey',
      replacement:
        '      key === undefined &&\n      (await this.messageThreadRepository.claimMessageKey',
    },
  ]),
  ...createApiFaults('module/bulk', [
    {
      name: 'the last of more than two dossiers is left out',
      file: 'backend/src/module/bulk-result/bulk-runner.service.ts',
      search: 'of new Set(ids)',
      replacement: 'of new Set(ids.length > 2 ? ids.slice(0, -1) : ids)',
    },
  ]),
  ...createApiFaults('platform/logs-and-metrics', [
    {
      name: 'the line of a request holds its address with the token',
      file: 'backend/src/platform/logging/request-logging.util.ts',
      search: 'route: routeOptions.url ?? null,',
      replacement: 'route: request.url,',
    },
  ]),
  ...createApiFaults('retention', [
    {
      name: 'drafts go by the day they were begun',
      file: 'backend/src/retention/retention-rules.util.ts',
      search: "status = '${DRAFT_STATUS}' AND updated < ?",
      replacement: "status = '${DRAFT_STATUS}' AND created < ?",
    },
  ]),
  ...createApiFaults('platform/rate-limits', [
    {
      name: 'papers may be drawn without a limit',
      file: 'backend/src/module/prefilled-documents/prefilled-documents.controller.ts',
      search: "    rate: 'heavy',\n",
      replacement: '',
    },
  ]),
  ...createApiFaults('module/deadlines', [
    {
      name: 'a reminder is sent again',
      file: 'backend/src/module/deadlines/deadline-reminders.processor.ts',
      search: 'await this.deadlineRepository.findRemindedDeadlines(id),',
      replacement: '(await this.deadlineRepository.findRemindedDeadlines(id)).slice(0, 0),',
    },
  ]),
  ...createApiFaults('module/list', [
    {
      name: 'a list counts one row too few',
      file: 'backend/src/module/list/dossier-list.repository.ts',
      search: 'return Number(row?.total ?? 0);\n',
      replacement: 'return Math.max(0, Number(row?.total ?? 0) - 1);\n',
    },
  ]),
  ...createApiFaults('settings', [
    {
      name: 'an IBAN with wrong check digits is accepted',
      file: 'backend/src/settings/bank-transfer-setting.validator.ts',
      search: '...(isValidIBAN(iban)',
      replacement: "...(isValidIBAN(iban) || iban !== ''",
    },
  ]),
  ...createApiFaults(
    'module/bulk',
    [
      {
        name: 'an operator is assigned over a colleague of the same moment',
        file: 'backend/src/module/dossier.repository.ts',
        search:
          '        operatorId: row.operatorId ?? IsNull(),\n      },\n      change,\n      act,',
        replacement: '      },\n      change,\n      act,',
      },
    ],
    'api-mariadb',
  ),
  ...createApiFaults(
    'module/beneficiary-link',
    [
      {
        name: 'a customer’s save is not tried again after another of the same moment',
        file: 'backend/src/module/beneficiary-link/beneficiary-form.service.ts',
        search: 'return retryOnOptimisticConflict(() =>\n      this.unitOfWork',
        replacement:
          'return ((save: () => Promise<BeneficiaryDossierDto>) => save())(() =>\n      this.unitOfWork',
      },
    ],
    'api-mariadb',
  ),
  ...createApiFaults(
    'module/queue',
    [
      {
        name: 'the queue gives two operators the same dossier',
        file: 'backend/src/module/claims/dossier-claim.repository.ts',
        search: 'if (isDuplicateKeyError(error)) return false;',
        replacement: 'if (isDuplicateKeyError(error)) return true;',
      },
    ],
    'api-mariadb',
  ),
];
