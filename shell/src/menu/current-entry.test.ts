import { expect, it } from '@jest/globals';
import { findParentEntry } from './current-entry.js';

const RECEIVED = '/administration/modules/received';
const COMPLETED = '/administration/modules/completed';
const MENU = [RECEIVED, COMPLETED, '/modules/drafts', '/modules/sent'];
const DOSSIER = '/administration/modules/edit/12';

it.each([
  ['a dossier opened from a filtered list', DOSSIER, { from: `${RECEIVED}?q=Rossi` }, RECEIVED],
  ['a dossier opened from the other list', DOSSIER, { from: COMPLETED }, COMPLETED],
  ['a dossier without an origin', DOSSIER, null, null],
  ['a page that is an entry itself', RECEIVED, { from: COMPLETED }, null],
  ['a list that the menu does not have', DOSSIER, { from: '/modules/elaborate' }, null],
  ['a state of another kind', DOSSIER, 'from', null],
  ['a draft', '/modules/edit/12', null, '/modules/drafts'],
  ['a sent dossier', '/modules/edit/12', { from: '/modules/sent' }, '/modules/sent'],
])('%s', (_, pathname, state, entry) => {
  expect(findParentEntry({ pathname, state }, MENU)).toBe(entry);
});
