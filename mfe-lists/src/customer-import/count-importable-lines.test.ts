import type { CustomerPreviewLineDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { countImportableLines } from './count-importable-lines.js';

const line = (change: Partial<CustomerPreviewLineDto>): CustomerPreviewLineDto => ({
  line: 2,
  client: 'Prova',
  summary: [],
  notes: [],
  problem: null,
  duplicateOf: null,
  ...change,
});

it('counts lines without a problem, and copies only when they are wanted', () => {
  const lines = [
    line({}),
    line({ notes: ['Comune non trovato'] }),
    line({ problem: 'Manca il cliente' }),
    line({ duplicateOf: { dossierId: 1, line: null } }),
  ];
  const preview = { confirmation: 'x', lines, unknownColumns: [] };
  expect([countImportableLines(preview, false), countImportableLines(preview, true)]).toEqual([
    2, 3,
  ]);
});
