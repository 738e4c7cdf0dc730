import { WAITING_AGES } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { receivedListAgeLink, receivedListDeadlineLinks, receivedListLink } from './list-links.js';

const RECEIVED = '/administration/modules/received';

it('leads to the received dossiers of an age and a status', () => {
  expect(WAITING_AGES.map((age) => receivedListAgeLink('SENT', age, '2026-05-20'))).toEqual([
    `${RECEIVED}?status=SENT&dateFrom=2026-05-18`,
    `${RECEIVED}?status=SENT&dateFrom=2026-05-13&dateTo=2026-05-17`,
    `${RECEIVED}?status=SENT&dateFrom=2026-05-06&dateTo=2026-05-12`,
    `${RECEIVED}?status=SENT&dateTo=2026-05-05`,
  ]);
});

it('leads to each light of the deadlines, without gap or overlap', () => {
  expect(receivedListDeadlineLinks('2026-05-20')).toEqual({
    past: `${RECEIVED}?deadlineTo=2026-05-19&sort=deadlineDate`,
    red: `${RECEIVED}?deadlineFrom=2026-05-20&deadlineTo=2026-05-23&sort=deadlineDate`,
    amber: `${RECEIVED}?deadlineFrom=2026-05-24&deadlineTo=2026-06-03&sort=deadlineDate`,
    mine: `${RECEIVED}?operatorId=me&deadlineTo=2026-06-03&sort=deadlineDate`,
  });
});

it('leaves out what is absent', () =>
  expect(receivedListLink({ operatorId: null })).toBe(RECEIVED));
