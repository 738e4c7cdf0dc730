import type { AdminFileDto, UploadedFileDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { validDossierForm } from '../../../../libs/domain/test/dossier-fixtures.js';
import { listStatusActions } from './status-actions.js';
import { BUILT_IN_SETTINGS, type StatusCode, createAllRules } from '@pratiche/domain';

const rules = createAllRules(BUILT_IN_SETTINGS);

const file: UploadedFileDto = {
  id: 1,
  fileName: 'cpid.pdf',
  size: 10,
  contentType: 'application/pdf',
  created: '2026-01-01T00:00:00.000Z',
};
const WINDOWS = { filing: 'serramenti', isRequired: true, cpid: null } as const;
const files = (cpid: boolean, receipt: boolean): AdminFileDto[] => [
  { ...WINDOWS, name: 'CodiceCpid', cpid: cpid ? '2026-1' : null, file: cpid ? file : null },
  { ...WINDOWS, name: 'Ricevuta', file: receipt ? file : null },
];
const list = (
  status: StatusCode,
  adminFiles: readonly AdminFileDto[],
  openRequests: number,
  form = validDossierForm(),
) => listStatusActions({ status, form, adminFiles, openRequests }, rules);
const steps = (status: StatusCode, adminFiles: readonly AdminFileDto[], openRequests: number) =>
  list(status, adminFiles, openRequests).map(({ to, blocked }) => [to, blocked === null]);

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
  expect(list('ACCEPTED', files(false, false), 0)[0]?.blocked).toContain('codice CPID');
});

it('waits for the documents of every declaration', () => {
  const both: AdminFileDto[] = [
    ...files(true, false),
    { ...WINDOWS, filing: 'schermature', name: 'CodiceCpid', file },
  ];
  expect(list('ACCEPTED', both, 0)[0]?.blocked).toContain(
    'per «Schermature e chiusure» manca il numero',
  );
});

it('waits with the completion, and with nothing else, for documents asked for again', () => {
  expect(list('SENTTOENEA', files(true, true), 1)[0]?.blocked).toContain('richiesto di nuovo');
  expect(steps('ACCEPTED', files(true, false), 2)).toEqual([
    ['SENTTOENEA', true],
    ['WAITING', true],
    ['REJECTED', true],
  ]);
});

it('waits for what the provider acquires, and lets the dossier go back meanwhile', () => {
  const form = validDossierForm({ acquisizioneBeneficiario: true, immovableClimateZone: null });
  const [accept, ...back] = list('SENT', files(false, false), 0, form);
  expect(accept?.blocked).toContain('zona climatica');
  expect(back.map(({ blocked }) => blocked)).toEqual([null, null]);
  const without = { ...form, immovableClimateZone: 'E' as const, cadastralSheet: null };
  expect(list('SENT', files(false, false), 0, without)[0]?.blocked).toBeNull();
  expect(list('ACCEPTED', files(true, false), 0, without)[0]?.blocked).toContain('Foglio');
});

it.each([
  [files(false, false), 'cpid-serramenti'],
  [[{ ...WINDOWS, name: 'CodiceCpid', cpid: '2026-1', file: null }], 'CodiceCpid-serramenti'],
  [files(true, false), null],
] as const)('leads to the part that is missing', (adminFiles, targetId) => {
  expect(list('ACCEPTED', adminFiles, 0)[0]?.remedy?.targetId ?? null).toBe(targetId);
});

it('waits for the energy saving after the documents, and leads to it', () => {
  const shadings = (energySaving: AdminFileDto['energySaving'], cpid = true): AdminFileDto[] =>
    files(cpid, false).map((one) => ({
      ...one,
      filing: 'schermature',
      ...(one.name === 'CodiceCpid' && { energySaving: energySaving ?? null }),
    }));
  const [step] = list('ACCEPTED', shadings(null), 0);
  expect(step?.blocked).toContain('risparmio energetico di «Schermature e chiusure»');
  expect(step?.remedy?.targetId).toBe('energySaving-schermature');
  expect(list('ACCEPTED', shadings(null, false), 0)[0]?.remedy?.targetId).toBe('cpid-schermature');
  const saving = { kwh: 311, origin: 'tecnico', recorded: '2026-01-01T00:00:00.000Z' } as const;
  expect(list('ACCEPTED', shadings(saving), 0)[0]).toMatchObject({ blocked: null, remedy: null });
});
