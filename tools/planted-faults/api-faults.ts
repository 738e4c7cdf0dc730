import type { PlantedFault } from './planted-fault.types.ts';

const createApiFaults = (
  filter: string,
  faults: readonly Pick<PlantedFault, 'name' | 'file' | 'search' | 'replacement'>[],
): PlantedFault[] =>
  faults.map((fault) => ({
    ...fault,
    project: 'api-sqlite',
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
      file: 'backend/src/module/xml/xml-tree.util.ts',
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
];
