import { expect, it } from '@jest/globals';
import { fitColumns } from '../../../libs/ui/src/office/antd/fit-columns.js';
import { ACCOUNT_COLUMNS } from './account-columns.js';

/** Width of the table on a screen of 1440 px, beside the menu. */
const USUAL_SCREEN = 1134;
/** The same beside ENEA's site, in half a screen of 1920 px. */
const HALF_SCREEN = 896;

it.each(['companies', 'operators'] as const)(
  'shows all columns of the %s on a usual screen',
  (group) => {
    const columns = ACCOUNT_COLUMNS[group];
    expect(fitColumns(columns, USUAL_SCREEN)).toHaveLength(columns.length);
  },
);

it('says company, state and codes in half a screen too', () => {
  expect(fitColumns(ACCOUNT_COLUMNS.companies, HALF_SCREEN).map(({ key }) => key)).toEqual([
    'id',
    'businessName',
    'state',
    'email',
    'vat',
    'sSNCompany',
  ]);
});
