import { expect, it } from '@jest/globals';
import { fullFieldLabel, getFieldSpec } from './field-catalog.js';

it.each([
  ['beneficiaryResidentialZip', 'Residenza · CAP'],
  ['immovableZip', 'Immobile · CAP'],
  ['beneficiarySsn', 'Codice fiscale'],
  ['manufatti.serramenti.1.superficie', 'Serramento 2 · Superficie'],
])('%s outside its step is called %s', (path, label) => expect(fullFieldLabel(path)).toBe(label));

it('the dates of the end of the works say beforehand which of them sending needs', () => {
  expect(getFieldSpec('interventionEndDate').help).toMatch(/^Serve per inviare/);
  expect(getFieldSpec('interventionEstimatedEndDate').help).toMatch(
    /per inviare serve poi la data di ultimazione/,
  );
});
