import { describe, expect, it } from '@jest/globals';
import { getDocumentRowKind, summarizeDocuments } from './document-row-kind.js';

describe('a document', () => {
  it.each([
    ['missing', true, false, false, 'missing'],
    ['optional', false, false, false, 'optional'],
    ['uploaded', true, true, false, 'done'],
    ['uploaded although optional', false, true, false, 'done'],
    ['uploaded and sent back', true, true, true, 'mend'],
    ['optional and sent back', false, false, true, 'mend'],
  ] as const)('%s', (_, isMandatory, isUploaded, isToMend, kind) => {
    const document = { code: 'A', name: 'A', isUploaded, files: [] };
    expect(getDocumentRowKind({ document, isMandatory }, isToMend)).toBe(kind);
  });
});

it.each([
  [0, 0, 'Tutti i documenti obbligatori sono caricati.'],
  [1, 0, 'Manca un documento obbligatorio.'],
  [7, 0, 'Mancano 7 documenti obbligatori.'],
  [0, 1, 'Un documento da correggere.'],
  [2, 3, '3 documenti da correggere. Mancano 2 documenti obbligatori.'],
])('with %s missing and %s sent back: %s', (missing, toMend, text) => {
  expect(summarizeDocuments(missing, toMend)).toBe(text);
});

it('says of a dossier that came back without a point to read its reason, but missing papers first', () => {
  const isReturnedWhole = true;
  expect(summarizeDocuments(0, 0, { isReturnedWhole })).toMatch(
    /tornata indietro: rileggi il motivo/,
  );
  expect(summarizeDocuments(1, 0, { isReturnedWhole })).toBe('Manca un documento obbligatorio.');
});
