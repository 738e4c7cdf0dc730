import type { PlantedFault } from './planted-fault.types.ts';

const createDomainFaults = (
  filter: string,
  faults: readonly Pick<PlantedFault, 'name' | 'file' | 'search' | 'replacement'>[],
): PlantedFault[] =>
  faults.map((fault) => ({
    ...fault,
    file: `libs/domain/src/${fault.file}`,
    project: 'domain',
    filter,
  }));

/** Faults in the rules, noticed by their table tests. */
export const DOMAIN_FAULTS: readonly PlantedFault[] = [
  ...createDomainFaults('src/deadlines', [
    {
      name: 'the last day for sending is already too late',
      file: 'deadlines/deadline.ts',
      search: 'today <= deadline) return null;',
      replacement: 'today < deadline) return null;',
    },
    {
      name: 'dossiers may be sent for a day longer',
      file: 'deadlines/deadline.ts',
      search: 'SENDING_DAYS = 84',
      replacement: 'SENDING_DAYS = 85',
    },
    {
      name: 'a late opening leaves out the last day of its period',
      file: 'deadlines/deadline.ts',
      search: 'end <= worksEndedTo',
      replacement: 'end < worksEndedTo',
    },
    {
      name: 'the light turns red a day late',
      file: 'deadlines/deadline.ts',
      search: 'left <= RED_DAYS',
      replacement: 'left < RED_DAYS',
    },
    {
      name: 'today is the day in London',
      file: 'formats/rome-clock.ts',
      search: '(isSummer ? 2 : 1)',
      replacement: '(isSummer ? 1 : 0)',
    },
  ]),
  ...createDomainFaults('src/credits', [
    {
      name: 'a package pays with its last credit only if one is left over',
      file: 'credits/plan-debit.ts',
      search: 'if (cost > pack.residual) continue;',
      replacement: 'if (cost >= pack.residual) continue;',
    },
    {
      name: 'a package pays the next filing with credits already spent',
      file: 'credits/plan-debit.ts',
      search: '{ ...pack, residual: pack.residual - cost }',
      replacement: '{ ...pack }',
    },
    {
      name: 'costs are rounded down',
      file: 'credits/debit-cost.ts',
      search: '(2n * n + d) / (2n * d)',
      replacement: 'n / d',
    },
    {
      name: 'each line is rounded for itself, so that the lines do not add up',
      file: 'credits/debit-cost.ts',
      search: '    before = after;\n',
      replacement: '',
    },
    {
      name: 'windows with shadings need one Ecobonus filing instead of two',
      file: 'credits/intervention-matrix.ts',
      search: 'ecobonus: 2,',
      replacement: 'ecobonus: 1,',
    },
    {
      name: 'shutters are forgotten when filings are counted',
      file: 'credits/intervention-matrix.ts',
      search: 'manufatti.schermature.length + manufatti.chiusure.length > 0',
      replacement: 'manufatti.schermature.length > 0',
    },
    {
      name: 'leftovers too small for a calculation count as energy credits',
      file: 'credits/energy-calculation-credits.ts',
      search: 'residual > 0 && residual >= costCalcoloEnergetico',
      replacement: 'residual > 0',
    },
  ]),
  ...createDomainFaults('src/recharge-package', [
    {
      name: 'the QR code of a transfer loses the zero of 5 cents',
      file: 'recharge-package/epc-payload.ts',
      search: "String(amountCents % 100).padStart(2, '0')",
      replacement: 'String(amountCents % 100)',
    },
    {
      name: 'an order of exactly 1,000 credits is refused',
      file: 'recharge-package/order-credits.ts',
      search: 'credits > ORDER_MAX_CREDITS',
      replacement: 'credits >= ORDER_MAX_CREDITS',
    },
  ]),
  ...createDomainFaults('src/settings/settings.test', [
    {
      name: 'VAT is rounded down',
      file: 'recharge-package/vat.ts',
      search: 'Math.round((cents',
      replacement: 'Math.floor((cents',
    },
  ]),
  ...createDomainFaults('src/deduction', [
    {
      name: 'the last instalment leaves out the rounding remainder',
      file: 'deduction/deduction-instalments.ts',
      search: 'index === years - 1 ? deductionCents - yearlyCents * index : yearlyCents',
      replacement: 'index === years ? deductionCents : yearlyCents',
    },
  ]),
  ...createDomainFaults('src/statuses', [
    {
      name: 'a rejected dossier keeps its debit',
      file: 'statuses/transitions.ts',
      search: '  refund: true,\n  releasesCpids: true,',
      replacement: '  releasesCpids: true,',
    },
    {
      name: 'the link of the beneficiary ends while the dossier is checked',
      file: 'statuses/transitions.ts',
      search: '      prolongsLinkDays: SENT_LINK_DAYS,\n',
      replacement: '',
    },
    {
      name: 'a dossier goes to ENEA without its CPID code',
      file: 'statuses/transitions.ts',
      search: "      requiresDocument: 'CodiceCpid',\n",
      replacement: '',
    },
    {
      name: 'a dossier goes to ENEA without its energy saving',
      file: 'statuses/transitions.ts',
      search: '      requiresEnergySaving: true,\n',
      replacement: '',
    },
    {
      name: 'a dossier goes to ENEA without what the provider acquires',
      file: 'statuses/transitions.ts',
      search: '      requiresAcquiredData: true,\n',
      replacement: '',
    },
  ]),
  ...createDomainFaults('src/office-edit', [
    {
      name: 'the back office empties what the fitter declared',
      file: 'office-edit/check-office-edit.ts',
      search: 'after.acquisizioneBeneficiario && ACQUIRED_STEPS',
      replacement: 'ACQUIRED_STEPS',
    },
    {
      name: 'a window above the limit of an acquired zone is accepted',
      file: 'office-edit/acquired-data.ts',
      search: 'if (above.length === 0) return null;',
      replacement: 'if (above.length >= 0) return null;',
    },
  ]),
  ...createDomainFaults('src/documents', [
    {
      name: 'a dossier holds one file too many',
      file: 'documents/dossier-file-quota.ts',
      search: 'files >= DOSSIER_MAX_FILES',
      replacement: 'files > DOSSIER_MAX_FILES',
    },
    {
      name: 'the file that would exceed the quota is not counted',
      file: 'documents/dossier-file-quota.ts',
      search: 'bytes + size > DOSSIER_MAX_BYTES',
      replacement: 'bytes > DOSSIER_MAX_BYTES',
    },
    {
      name: 'an import may add more drafts than there is room for',
      file: 'documents/draft-quota.ts',
      search: 'held + more <= drafts',
      replacement: 'held < drafts',
    },
  ]),
  ...createDomainFaults('src/messages', [
    {
      name: 'the owner may delete files from before the request of a document',
      file: 'messages/message-rules.ts',
      search: 'file.id > request.afterFileId',
      replacement: 'file.id >= request.afterFileId',
    },
    {
      name: 'a dossier is completed although a requested document is missing',
      file: 'messages/message-rules.ts',
      search: 'STATUSES[to].isCompleted && openRequests > 0',
      replacement: 'STATUSES[to].isCompleted && openRequests > 1',
    },
  ]),
  ...createDomainFaults('src/access', [
    {
      name: 'a fitter without a verified contract opens dossiers',
      file: 'access/policies.ts',
      search: "caller?.role === 'User' && caller.isContractVerified,",
      replacement: "caller?.role === 'User',",
    },
    {
      name: 'an Admin does what only a SuperAdmin may',
      file: 'access/policies.ts',
      search: "caller?.role === 'SuperAdmin',",
      replacement: 'caller !== null && isBackOffice(caller.role),',
    },
  ]),
  ...createDomainFaults('src/audit', [
    {
      name: 'the audit keeps whole network addresses',
      file: 'audit/ip-address.ts',
      search: 'return `${four[1]}.${four[2]}.${four[3]}.x`',
      replacement: 'return address',
    },
  ]),
  ...createDomainFaults('src/tax-code', [
    {
      name: 'a tax code with the wrong control character is accepted',
      file: 'tax-code/tax-code.ts',
      search: ' && calculateControlCharacter(capitals) === capitals.charAt(15)',
      replacement: '',
    },
  ]),
  ...createDomainFaults('src/invoices', [
    {
      name: 'a placeholder becomes the tax code of the customer',
      file: 'invoices/party-code.ts',
      search: "code !== '' && !isPlaceholderCode(code)",
      replacement: "code !== ''",
    },
    {
      name: 'the number of a state road becomes a house number',
      file: 'text/street-parts.ts',
      search: ' || isNumberOfName(before, number)',
      replacement: '',
    },
  ]),
  ...createDomainFaults('src/xml', [
    {
      name: 'the data file writes decimal points',
      file: 'xml/write-elements.ts',
      search: ".replace('.', ',')",
      replacement: '',
    },
    {
      name: 'the data file loses the third decimal',
      file: 'xml/write-elements.ts',
      search: 'Math.min(Math.max(2, decimals), 4)',
      replacement: '2',
    },
    {
      name: 'start and end of the works are swapped in the data file',
      file: 'xml/write-pratica-xml.ts',
      search: 'DataFineLavori: formatDay(form.interventionEndDate)',
      replacement: 'DataFineLavori: formatDay(form.interventionStartDate)',
    },
    {
      name: 'shutters of a data file are read as windows',
      file: 'xml/read-product-rows.ts',
      search: "['chiusure', /chiusure|tapparelle|^(chiusura|tapparella)\\b/]",
      replacement: "['chiusure', /chiusure|^(chiusura|tapparella)\\b/]",
    },
  ]),
  ...createDomainFaults('src/formats', [
    {
      name: 'a spreadsheet takes a name that begins with = for a formula',
      file: 'formats/spreadsheet.ts',
      search: "FORMULA_START.test(plain) ? `'${plain}` : plain",
      replacement: 'plain',
    },
  ]),
  ...createDomainFaults('src/beneficiary-link', [
    {
      name: 'the page of a beneficiary writes fields of the fitter',
      file: 'beneficiary-link/beneficiary-form.ts',
      search: '...pickBeneficiaryValues(form.serviceType, given) })',
      replacement: '...given })',
    },
  ]),
];
