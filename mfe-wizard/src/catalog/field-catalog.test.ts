import { expect, it } from '@jest/globals';
import { fullFieldLabel } from './field-catalog.js';

it.each([
  ['beneficiaryResidentialZip', 'Residenza · CAP'],
  ['immovableZip', 'Immobile · CAP'],
  ['beneficiarySsn', 'Codice fiscale'],
  ['manufatti.serramenti.1.superficie', 'Serramento 2 · Superficie'],
])('%s outside its step is called %s', (path, label) => expect(fullFieldLabel(path)).toBe(label));
