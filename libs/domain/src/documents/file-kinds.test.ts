import { expect, it } from '@jest/globals';
import { ACCEPTED_FILE_EXTENSIONS, hasAcceptedExtension } from '../index.js';

it('names every extension the portal takes', () =>
  expect(ACCEPTED_FILE_EXTENSIONS).toBe('.pdf,.jpg,.jpeg,.png,.heic,.heif,.zip,.p7m'));

it.each<[string, string | undefined, boolean]>([
  ['carta.pdf', undefined, true],
  ['FOTO.JPEG', undefined, true],
  ['scansione.heif', undefined, true],
  ['contratto.pdf.p7m', undefined, true],
  ['appunti.txt', undefined, false],
  ['contratto.pdf.docx', undefined, false],
  ['foto.webp', undefined, false],
  ['senza estensione', undefined, true],
  ['Contratto sig. Rossi', undefined, true],
  ['elenco.csv', '.csv,.txt', true],
  ['elenco.xlsx', '.csv, .txt', false],
  ['image', 'image/*', true],
  ['foto.webp', 'image/*', true],
])('%s where %s is taken: %s', (name, accept, may) =>
  expect(hasAcceptedExtension(name, accept)).toBe(may),
);
