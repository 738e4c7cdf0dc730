import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS } from '../settings/index.js';
import {
  canTransition,
  LIST_FILTERS,
  OFFICE_LISTS,
  STATUS_CODES,
  type StatusCode,
} from '../statuses/index.js';
import {
  findFilingStep,
  isOfficeTurn,
  listBulkEligible,
  listReadyViews,
  listStatusChoices,
  moveOfficeColumn,
  resolveOfficeColumns,
  validateBulkAction,
  type BulkRow,
} from './index.js';

const settings = BUILT_IN_SETTINGS;

describe('whose turn it is', () => {
  it.each<[StatusCode, boolean]>([
    ['DRAFT', false],
    ['SENT', true],
    ['WAITING', false],
    ['REJECTED', false],
    ['ACCEPTED', true],
    ['SENTTOENEA', true],
    ['SELLED', false],
  ])('%s: the back office’s is %s', (code, expected) => {
    expect(isOfficeTurn(code)).toBe(expected);
  });
});

describe('statuses offered in a row', () => {
  const choices = (status: StatusCode, filingRefusal: string | null = null, openRequests = 0) =>
    Object.fromEntries(
      listStatusChoices({ status, filingRefusal, openRequests }, settings).map(
        ({ code, refusal }) => [code, refusal],
      ),
    );

  it.each(STATUS_CODES)('from %s nothing is offered that no transition allows', (status) => {
    for (const [to, refusal] of Object.entries(choices(status)))
      expect([to, refusal === null]).toEqual([
        to,
        canTransition(status, to as StatusCode, 'admin'),
      ]);
    expect(choices(status)).not.toHaveProperty(status);
    if (status !== 'DRAFT') expect(choices(status)['DRAFT']).toContain('non la scegli tu');
  });

  it.each([
    ['ACCEPTED', 'SENTTOENEA'],
    ['SENTTOENEA', 'SELLED'],
  ] as const)('says why a dossier in %s cannot be %s, and holds up nothing else', (from, to) => {
    const { [to]: refusal, ...others } = choices(from, 'Manca la ricevuta');
    expect(refusal).toBe('Manca la ricevuta');
    expect(choices(from)).toEqual({ ...others, [to]: null });
  });

  it.each<[StatusCode, StatusCode | undefined]>([
    ['SENT', undefined],
    ['ACCEPTED', 'SENTTOENEA'],
    ['SENTTOENEA', 'SELLED'],
    ['SELLED', undefined],
  ])('the step of %s that waits for CPIDs or receipts is %s', (status, to) => {
    expect(findFilingStep(status)?.to).toBe(to);
  });

  it('holds up the completion while a document is missing', () => {
    expect(choices('SENTTOENEA', null, 1).SELLED).toContain('non è ancora arrivato');
    expect(choices('SENTTOENEA').SELLED).toBeNull();
  });
});

describe('actions on several', () => {
  const row = (id: number, status: StatusCode, operatorId: number | null = null): BulkRow => ({
    id,
    status,
    operatorId,
    operatorName: operatorId === null ? null : 'Anna Ferri',
  });

  it.each([
    ['accept', [1]],
    ['return', [1, 3]],
    ['take', [1, 2]],
    ['assign', [1, 2, 3]],
  ] as const)('%s can be done with %j', (action, ids) => {
    const rows = [row(1, 'SENT'), row(2, 'WAITING'), row(3, 'ACCEPTED', 7), row(4, 'SELLED')];
    expect(listBulkEligible(action, rows, settings).map(({ id }) => id)).toEqual(ids);
  });

  it('says whose a dossier is', () => {
    expect(validateBulkAction('take', row(1, 'SENT', 7), settings)).toBe(
      'È già in carico a Anna Ferri.',
    );
    expect(validateBulkAction('take', { ...row(1, 'SENT', 7), operatorName: null }, settings)).toBe(
      'È già in carico a un altro operatore.',
    );
  });
});

describe('views of everybody', () => {
  it('are those of the day, the whole list and what was postponed', () => {
    expect(
      listReadyViews('RECEIVED', '2026-03-01').map(({ label, query }) => [label, query]),
    ).toEqual([
      ['Tutte', {}],
      ['Da verificare', { status: 'SENT', postponed: 'no' }],
      ['Mie', { operatorId: 'me', postponed: 'no' }],
      ['In scadenza', { deadlineTo: '2026-03-15' }],
      ['Con messaggi', { unread: 'yes' }],
      ['Da inviare a ENEA', { status: 'ACCEPTED', postponed: 'no' }],
      ['In correzione', { status: 'WAITING' }],
      ['Rimandate', { postponed: 'yes' }],
    ]);
  });

  it.each(OFFICE_LISTS)('ask the list %s only for its own statuses, each under one key', (list) => {
    const views = listReadyViews(list, '2026-03-01');
    expect(new Set(views.map(({ key }) => key)).size).toBe(views.length);
    for (const { query } of views)
      for (const code of query.status?.split(',') ?? []) expect(LIST_FILTERS[list]).toContain(code);
  });
});

describe('columns', () => {
  it.each([
    [
      null,
      [
        'id',
        'client',
        'businessName',
        'serviceType',
        'receivedDate',
        'deadlineDate',
        'operatoreName',
        'attention',
        'status',
      ],
    ],
    [
      ['status', 'client', 'id'],
      ['status', 'client', 'id'],
    ],
    [['deadlineDate'], ['id', 'client', 'deadlineDate', 'status']],
    [
      ['id', 'completedDate', 'niente', 'client', 'status', 'id'],
      ['id', 'client', 'status'],
    ],
  ])('of a choice %j are %j', (chosen, columns) => {
    expect(resolveOfficeColumns('RECEIVED', chosen)).toEqual(columns);
  });

  it.each([
    ['USERS', ['sponsor'], ['id', 'businessName', 'state', 'sponsor']],
    ['PAYMENTS', ['ssnAccount', 'client'], ['id', 'businessName', 'ssnAccount', 'amount']],
  ] as const)('of %s keep the fixed ones of that list', (list, chosen, columns) => {
    expect(resolveOfficeColumns(list, chosen)).toEqual(columns);
  });

  it.each([
    ['client', -1, ['client', 'id', 'status']],
    ['client', 1, ['id', 'status', 'client']],
    ['id', -1, ['id', 'client', 'status']],
    ['status', 1, ['id', 'client', 'status']],
    ['attention', 1, ['id', 'client', 'status']],
  ] as const)('%s moves by %i', (key, step, columns) => {
    expect(moveOfficeColumn(['id', 'client', 'status'], key, step)).toEqual(columns);
  });
});
