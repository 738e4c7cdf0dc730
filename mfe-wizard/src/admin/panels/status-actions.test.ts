import type { AdminFileDto, UploadedFileDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { listStatusActions } from './status-actions.js';
import { BUILT_IN_SETTINGS, createRules, type StatusCode } from '@pratiche/domain';

const rules = createRules(BUILT_IN_SETTINGS);

const file: UploadedFileDto = {
  id: 1,
  fileName: 'cpid.pdf',
  size: 10,
  contentType: 'application/pdf',
  created: '2026-01-01T00:00:00.000Z',
};
const files = (cpid: boolean, receipt: boolean): AdminFileDto[] => [
  { name: 'CodiceCpid', file: cpid ? file : null },
  { name: 'Ricevuta', file: receipt ? file : null },
];
const steps = (status: StatusCode, adminFiles: readonly AdminFileDto[], openRequests: number) =>
  listStatusActions(status, adminFiles, openRequests, rules).map(({ to, blocked }) => [
    to,
    blocked === null,
  ]);

it.each([
  [
    'SENT',
    false,
    false,
    [
      ['ACCEPTED', true],
      ['WAITING', true],
      ['REJECTED', true],
    ],
  ],
  [
    'ACCEPTED',
    false,
    false,
    [
      ['SENTTOENEA', false],
      ['WAITING', true],
      ['REJECTED', true],
    ],
  ],
  [
    'ACCEPTED',
    true,
    false,
    [
      ['SENTTOENEA', true],
      ['WAITING', true],
      ['REJECTED', true],
    ],
  ],
  ['SENTTOENEA', true, false, [['SELLED', false]]],
  ['SENTTOENEA', true, true, [['SELLED', true]]],
  ['SELLED', true, true, []],
  ['DRAFT', false, false, []],
  ['WAITING', false, false, []],
  ['REJECTED', false, false, []],
] as const)('from %s with CPID %s and receipt %s', (status, cpid, receipt, expected) => {
  expect(steps(status, files(cpid, receipt), 0)).toEqual(expected);
});

it('says which document is missing', () => {
  expect(listStatusActions('ACCEPTED', files(false, false), 0, rules)[0]?.blocked).toContain(
    'codice CPID',
  );
});

it('waits with the completion, and with nothing else, for documents asked for again', () => {
  expect(listStatusActions('SENTTOENEA', files(true, true), 1, rules)[0]?.blocked).toContain(
    'richiesto di nuovo',
  );
  expect(steps('ACCEPTED', files(true, false), 2)).toEqual([
    ['SENTTOENEA', true],
    ['WAITING', true],
    ['REJECTED', true],
  ]);
});
