import type { PlantedFault } from './planted-fault.types.ts';

/** Faults in signatures, which are evidence for years. */
export const SIGNATURE_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the seal of a signature leaves the chain out',
    file: 'libs/domain/src/signatures/signature-record.ts',
    search: '    seq: event.seq,\n    hash: event.hash,\n  });',
    replacement: '    seq: event.seq,\n  });',
    project: 'backend',
    filter: 'src/module/signatures/signature-record',
  },
  {
    name: 'the hash of an event leaves its facts out',
    file: 'libs/domain/src/signatures/signature-record.ts',
    search: '  return hashJson(\n    { seq, type, at, facts, address,',
    replacement: '  void facts;\n  return hashJson(\n    { seq, type, at, address,',
    project: 'backend',
    filter: 'src/module/signatures/signature-record',
  },
  {
    name: 'an expired code is still taken',
    file: 'backend/src/module/signatures/signature-code.service.ts',
    search: '      row.codeExpires <= now ||\n',
    replacement: '',
    project: 'api-sqlite',
    filter: 'test/api/signatures/signing-attacks',
  },
  {
    name: 'only five digits of a code are compared',
    file: 'backend/src/module/signatures/signature-code.service.ts',
    search: 'signature-code:${id}:${code}',
    replacement: 'signature-code:${id}:${code.slice(0, 5)}',
    project: 'api-sqlite',
    filter: 'test/api/signatures/signing-attacks',
  },
  {
    name: 'one wrong try too many is allowed',
    file: 'backend/src/module/signatures/signature-code.service.ts',
    search: 'row.codeTries >= SIGNATURE_CODE.maxTries',
    replacement: 'row.codeTries > SIGNATURE_CODE.maxTries',
    project: 'api-sqlite',
    filter: 'test/api/signatures/signing-attacks',
  },
  {
    name: 'a paper is signed after one of its pages was shown',
    file: 'backend/src/module/signatures/signing.service.ts',
    search: 'shown.length < row.pages',
    replacement: 'shown.length === 0',
    project: 'api-sqlite',
    filter: 'test/api/signatures/signing-attacks',
  },
  {
    name: 'a link reads and signs papers of another dossier',
    file: 'backend/src/module/signatures/signing-party.service.ts',
    search: 'row?.dossierId !== dossier.id || PAPER_SIGNERS',
    replacement: 'row === null || PAPER_SIGNERS',
    project: 'api-sqlite',
    filter: 'test/api/signatures/signing-attacks',
  },
  {
    name: 'an event cut out of a record whose signatures stayed is not named',
    file: 'libs/domain/src/signatures/portal-signature.ts',
    search: 'const seqs = new Set(events.map(({ seq }) => seq));',
    replacement: 'const seqs = new Set(portalSignatures.map(({ seq }) => seq));',
    project: 'domain',
    filter: 'signatures/portal-signature',
  },
  {
    name: 'the record of a signature names no identity document',
    file: 'backend/src/module/signatures/paper-opening.service.ts',
    search:
      "            itemId === null ? '' : (this.documentSetService.findItemCode(itemId) ?? ''),",
    replacement: '            String(itemId),',
    project: 'api-sqlite',
    filter: 'test/api/signatures/signing.test',
  },
];
