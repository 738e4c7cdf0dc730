import { expect, it } from '@jest/globals';
import { listAttentionMarks, type AttentionFacts } from './attention-marks.js';

const QUIET: AttentionFacts = {
  completedDate: null,
  presentOperators: [],
  unreadMessages: 0,
  openRequests: 0,
  doubts: 0,
  submissions: 1,
  postponement: null,
};

it('says nothing of a dossier that is as it was', () => {
  expect(listAttentionMarks(QUIET)).toEqual([]);
});

it('says of a completed dossier only what still waits', () => {
  const facts = { ...QUIET, doubts: 2, submissions: 2, unreadMessages: 1 };
  expect(listAttentionMarks(facts)).toEqual(['1 messaggio nuovo', '2° invio', '2 da guardare']);
  const completed = { ...facts, completedDate: '2026-11-20T10:00:00.000Z' };
  expect(listAttentionMarks(completed)).toEqual(['1 messaggio nuovo']);
});

it.each([
  [['Anna Neri'], 'Aperta da Anna Neri', 'Aperta: A. Neri'],
  [['Anna Neri', 'Bruno De Luca'], 'Aperta da Anna Neri e Bruno De Luca', 'Aperta: A. Neri +1'],
  [['Élise De Luca'], 'Aperta da Élise De Luca', 'Aperta: É. De Luca'],
  [['anna@example.test'], 'Aperta da anna@example.test', 'Aperta: anna@example.test'],
])('names %j first, who has it open', (presentOperators, long, short) => {
  const facts = { ...QUIET, presentOperators, unreadMessages: 2 };
  expect(listAttentionMarks(facts)).toEqual([long, '2 messaggi nuovi']);
  expect(listAttentionMarks(facts, 'short')).toEqual([short, '2 messaggi nuovi']);
});

it.each([
  [1, 'aspetta 1 documento'],
  [2, 'aspetta 2 documenti'],
])('says that %i documents are awaited', (openRequests, mark) => {
  expect(listAttentionMarks({ ...QUIET, openRequests })).toEqual([mark]);
});
