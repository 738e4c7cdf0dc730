import { expect, it } from '@jest/globals';
import { accountListSearch, toListQuery } from './account-lists.js';

it('asks for what the fitter counts as sent without what is to be corrected', () => {
  expect(toListQuery('SENT')).toEqual({ state: 'RECEIVED', status: 'SENT,ACCEPTED' });
  expect(toListQuery('ELABORATED')).toEqual({ state: 'ELABORATED' });
  expect(toListQuery('other')).toEqual({ state: 'RECEIVED' });
  expect(toListQuery(undefined)).toEqual({ state: 'RECEIVED' });
});

it('leads to the tab of dossiers, narrowed', () =>
  expect(accountListSearch('ELABORATED', 2)).toBe(
    '?scheda=pratiche&elenco=ELABORATED&serviceType=2',
  ));
