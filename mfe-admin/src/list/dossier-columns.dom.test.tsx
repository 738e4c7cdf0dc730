import { expect, it } from '@jest/globals';
import { fitColumns } from '../../../libs/ui/src/office/antd/fit-columns.js';
import { createCompletedColumns, createReceivedColumns } from './dossier-columns.js';

/** Room for columns between the boxes and the button of a row, on a screen of 1440 px. */
const USUAL_SCREEN = 1034;
/** The same beside ENEA's site, in half a screen of 1920 px. */
const HALF_SCREEN = 804;

const PARTS = {} as Parameters<typeof createReceivedColumns>[0];
const fit = (columns: ReturnType<typeof createReceivedColumns>, available: number) =>
  fitColumns(columns, available).map(({ key }) => key);

it('shows what the specification names of received dossiers on a usual screen', () => {
  expect(fit(createReceivedColumns(PARTS), USUAL_SCREEN)).toEqual([
    'id',
    'client',
    'businessName',
    'receivedDate',
    'deadlineDate',
    'operatoreName',
    'attention',
    'status',
  ]);
});

it('keeps what asks for something in half a screen', () => {
  expect(fit(createReceivedColumns(PARTS), HALF_SCREEN)).toEqual([
    'id',
    'client',
    'businessName',
    'deadlineDate',
    'attention',
    'status',
  ]);
});

it('shows what the specification names of completed dossiers on a usual screen', () => {
  expect(fit(createCompletedColumns(PARTS), USUAL_SCREEN)).toEqual(
    expect.arrayContaining(['id', 'client', 'businessName', 'operatoreName', 'status']),
  );
});
