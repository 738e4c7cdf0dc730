import { describe, expect, it } from '@jest/globals';
import {
  listAllowedTransitions,
  canTransition,
  findTransition,
  isFiledStatus,
  isOpenStatus,
  isStatusCode,
  LIST_FILTERS,
  STATUS_CODES,
  listStatuses,
  type Actor,
  type StatusCode,
  BUILT_IN_SETTINGS,
  createRules,
} from '../index.js';

const { validateTransition, getStatus } = createRules(BUILT_IN_SETTINGS);

/** The table of the domain decisions, row by row. */
const ALLOWED: readonly [StatusCode, StatusCode, Actor][] = [
  ...(['DRAFT', 'WAITING', 'REJECTED'] as const).flatMap(
    (from): [StatusCode, StatusCode, Actor][] => [
      [from, 'DRAFT', 'owner'],
      [from, 'DRAFT', 'beneficiary'],
      [from, 'SENT', 'owner'],
    ],
  ),
  ...(['SENT', 'ACCEPTED'] as const).flatMap((from): [StatusCode, StatusCode, Actor][] => [
    [from, 'WAITING', 'admin'],
    [from, 'REJECTED', 'admin'],
  ]),
  ['SENT', 'ACCEPTED', 'admin'],
  ['ACCEPTED', 'SENTTOENEA', 'admin'],
  ['SENTTOENEA', 'SELLED', 'admin'],
];
const ACTORS: readonly Actor[] = ['owner', 'beneficiary', 'admin'];

describe('statuses', () => {
  it('have name, percentage and colour', () => {
    expect(
      listStatuses(BUILT_IN_SETTINGS).map(({ code, name, statusPercentage, colour }) => [
        code,
        name,
        statusPercentage,
        colour,
      ]),
    ).toEqual([
      ['DRAFT', 'Bozza', 0, 'grey'],
      ['SENT', 'Inviata', 25, 'yellow'],
      ['WAITING', 'Correzioni richieste', 25, 'yellow'],
      ['REJECTED', 'Rifiutata', 0, 'red'],
      ['ACCEPTED', 'Accettata', 50, 'blue'],
      ['SENTTOENEA', 'Inviata a ENEA', 75, 'blue'],
      ['SELLED', 'Completata', 100, 'green'],
    ]);
    expect(getStatus('SELLED').name).toBe('Completata');
  });

  it('are with ENEA from the filing on', () => {
    expect(STATUS_CODES.filter(isFiledStatus)).toEqual(['SENTTOENEA', 'SELLED']);
  });

  it('are distinguished from other texts', () => {
    expect(STATUS_CODES.every(isStatusCode)).toBe(true);
    expect([isStatusCode('sent'), isStatusCode(null), isStatusCode('toString')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are open to changes as a draft or after a refusal', () => {
    expect(STATUS_CODES.filter(isOpenStatus)).toEqual(['DRAFT', 'WAITING', 'REJECTED']);
  });

  it('fall into the lists', () => {
    expect(LIST_FILTERS).toEqual({
      DRAFT: ['DRAFT', 'WAITING', 'REJECTED'],
      PROCESSING: ['SENT', 'ACCEPTED'],
      RECEIVED: ['SENT', 'WAITING', 'ACCEPTED'],
      ELABORATED: ['SENTTOENEA', 'SELLED'],
    });
  });
});

describe('transitions', () => {
  const every = STATUS_CODES.flatMap((from) =>
    STATUS_CODES.flatMap((to) => ACTORS.map((actor) => [from, to, actor] as const)),
  );

  it.each(every)('%s to %s by %s is as the table says', (from, to, actor) => {
    const expected = ALLOWED.some((row) => row[0] === from && row[1] === to && row[2] === actor);
    expect(canTransition(from, to, actor)).toBe(expected);
    expect(validateTransition(from, to, actor) === null).toBe(expected);
    expect(listAllowedTransitions(from, actor).some((row) => row.to === to)).toBe(expected);
  });

  it('name their effects', () => {
    expect(findTransition('REJECTED', 'DRAFT', 'owner')?.effects).toEqual({
      isAudited: false,
      notify: 'none',
    });
    expect(findTransition('DRAFT', 'SENT', 'owner')?.effects).toEqual({
      debit: true,
      freezesData: true,
      settlesRequests: true,
      prolongsLinkDays: 365,
      clearsReason: true,
      isAudited: true,
      notify: 'sent',
    });
    expect(findTransition('SENT', 'REJECTED', 'admin')?.effects).toEqual({
      refund: true,
      releasesCpids: true,
      reasonRequired: true,
      prolongsLinkDays: 30,
      isAudited: true,
      notify: 'returned',
    });
    expect(findTransition('ACCEPTED', 'WAITING', 'admin')?.effects).toEqual({
      refund: true,
      releasesCpids: true,
      reasonRequired: true,
      prolongsLinkDays: 30,
      isAudited: true,
      notify: 'returned',
    });
    expect(findTransition('SENT', 'ACCEPTED', 'admin')?.effects).toEqual({
      holdsCpids: true,
      requiresCheckedLimits: true,
      recordsOperator: true,
      undoneAs: 'accept',
      isAudited: true,
      notify: 'advanced',
    });
    expect(findTransition('ACCEPTED', 'SENTTOENEA', 'admin')?.effects).toEqual({
      holdsCpids: true,
      requiresDocument: 'CodiceCpid',
      requiresEnergySaving: true,
      requiresCheckedLimits: true,
      requiresAcquiredData: true,
      undoneAs: 'file',
      prolongsLinkDays: 30,
      isAudited: true,
      notify: 'advanced',
    });
    expect(findTransition('SENTTOENEA', 'SELLED', 'admin')?.effects).toEqual({
      requiresDocument: 'Ricevuta',
      prolongsLinkDays: 30,
      isAudited: true,
      notify: 'completed',
    });
  });

  it('are refused in Italian', () => {
    expect(validateTransition('SELLED', 'SENT', 'admin')).toBe(
      'La pratica è nello stato «Completata» e non può passare allo stato «Inviata»',
    );
    expect(validateTransition('SENT', 'SENT', 'owner')).toBe(
      'La pratica è già nello stato «Inviata»',
    );
    expect(validateTransition('SENT', 'FOO', 'admin')).toBe('Lo stato richiesto non esiste');
  });
});
