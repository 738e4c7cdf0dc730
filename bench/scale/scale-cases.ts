/** One request that is measured at both sizes. */
export interface ScaleCase {
  name: string;
  path: string;
  who: 'office' | 'fitter';
  /**
   * Whether the page limits apply: they hold for the lists used in daily work; the other cases are
   * only reported.
   */
  isLimited: boolean;
}

const officeCase = (name: string, query: string, isLimited = true): ScaleCase => ({
  name,
  path: `/api/Module/getAll?pageSize=40&${query}`,
  who: 'office',
  isLimited,
});
const fitterCase = (name: string, query: string, isLimited = true): ScaleCase => ({
  name,
  path: `/api/Module/getAll?pageSize=40&${query}`,
  who: 'fitter',
  isLimited,
});

export const FIRST_PAGE = officeCase('to process, page 1', 'state=RECEIVED&page=1');
export const DEEP_PAGE = officeCase('to process, page 400', 'state=RECEIVED&page=400');

export const SCALE_CASES: readonly ScaleCase[] = [
  FIRST_PAGE,
  DEEP_PAGE,
  officeCase('processed, page 1', 'state=ELABORATED&page=1'),
  officeCase(
    'processed, by status, newest first',
    'state=ELABORATED&status=SELLED&sort=-sentDate&page=1',
  ),
  officeCase('processed, sorted by client', 'state=ELABORATED&sort=client&page=1'),
  officeCase(
    'processed, sorted by company, last first',
    'state=ELABORATED&sort=-businessName&page=1',
  ),
  officeCase('to process, of one operator', 'state=RECEIVED&operatorId=me&page=1'),
  officeCase('to process, without an operator', 'state=RECEIVED&operatorId=none&page=1'),
  officeCase('to process, by deadline', 'state=RECEIVED&sort=deadlineDate&page=1'),
  officeCase(
    'processed, a quarter of a year',
    'state=ELABORATED&dateFrom=2025-01-01&dateTo=2025-03-31&page=1',
  ),
  officeCase('processed, search of what many have', 'state=ELABORATED&search=ross&page=1'),
  officeCase('processed, search of what few have', 'state=ELABORATED&search=cechiari&page=1'),
  officeCase('processed, search of two words', 'state=ELABORATED&search=rosati%20viola&page=1'),
  officeCase('processed, search without a match', 'state=ELABORATED&search=zzyqx&page=1'),
  officeCase('processed, search of a tax code', 'state=ELABORATED&search=QQXC5D41M27A794K&page=1'),
  officeCase('processed, search of part of a code', 'state=ELABORATED&search=41m27a&page=1'),
  officeCase('processed, search of a street', 'state=ELABORATED&search=castagneta%2012&page=1'),
  officeCase('processed, search of a number', 'state=ELABORATED&search=4711&page=1'),
  officeCase(
    'processed, part of a name many have, sorted by client',
    'state=ELABORATED&client=ross&sort=client&page=1',
    false,
  ),
  fitterCase('a fitter’s drafts', 'state=DRAFT&page=1'),
  fitterCase('a fitter’s processed, page 40', 'state=ELABORATED&page=40'),
  fitterCase('a fitter’s processed, search', 'state=ELABORATED&search=cechiari&page=1', false),
  { name: 'work board', path: '/api/Module/board', who: 'office', isLimited: false },
];
