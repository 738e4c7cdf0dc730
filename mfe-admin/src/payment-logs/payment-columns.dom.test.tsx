import { expect, it } from '@jest/globals';
import { fitColumns } from '../../../libs/ui/src/office/antd/fit-columns.js';
import { PAYMENT_COLUMNS } from './payment-columns.js';

/** Width of the table on a screen of 1440 px, beside the menu. */
const USUAL_SCREEN = 1134;
/** Width of the table beside ENEA's site, in half a screen of 1920 px. */
const HALF_SCREEN = 896;

it('says kind and credits of each movement in half a screen too', () => {
  expect(fitColumns(PAYMENT_COLUMNS, HALF_SCREEN).map(({ key }) => key)).toEqual([
    'id',
    'created',
    'type',
    'businessName',
    'vatAccount',
    'description',
    'amount',
  ]);
});

it('shows all that the specification names on a usual screen', () => {
  expect(fitColumns(PAYMENT_COLUMNS, USUAL_SCREEN)).toHaveLength(PAYMENT_COLUMNS.length);
});
