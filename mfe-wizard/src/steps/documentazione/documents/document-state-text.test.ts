import type { DocumentSetItemDto, UploadedFileDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { documentStateText } from './document-state-text.js';

const file = (id: number): UploadedFileDto => ({
  id,
  fileName: `${id}.pdf`,
  size: 1,
  contentType: 'application/pdf',
  created: '2026-11-21T10:00:00.000Z',
});
const item = (isMandatory: boolean, files: number): DocumentSetItemDto => ({
  id: 1,
  document: {
    code: 'CI',
    name: 'Documento',
    isUploaded: files > 0,
    files: Array.from({ length: files }, (_, index) => file(index)),
  },
  toBeUploaded: isMandatory && files === 0,
  isMandatory,
  why: 'Perché',
  isPrefilled: false,
});

describe('state of a document', () => {
  it.each([
    [true, 0, 0, 0, 'Da caricare'],
    [false, 0, 0, 0, 'Non caricato'],
    [true, 1, 0, 0, 'Caricato: 1 file'],
    [true, 3, 0, 0, 'Caricati: 3 file'],
    [true, 0, 1, 0, 'Caricamento in corso'],
    [true, 2, 2, 1, 'Caricamento di 2 file in corso'],
    [true, 0, 0, 1, 'Un file non è stato caricato'],
    [true, 2, 0, 1, 'Caricati: 2 file. Un file non è stato caricato'],
    [false, 0, 0, 2, '2 file non sono stati caricati'],
  ])(
    'mandatory %s, %i uploaded, %i under way, %i failed: %s',
    (isMandatory, files, uploading, failed, text) => {
      expect(documentStateText(item(isMandatory, files), uploading, failed)).toBe(text);
    },
  );

  it('that the customer signs waits for the signature until a file is there', () => {
    expect(documentStateText(item(true, 0), 0, 0, 'missing', true)).toBe(
      'In attesa della firma del cliente',
    );
    expect(documentStateText(item(true, 0), 1, 0, 'missing', true)).toBe('Caricamento in corso');
    expect(documentStateText(item(true, 1), 0, 0, 'done', true)).toBe('Caricato: 1 file');
  });

  it('that was sent back says so first', () => {
    expect(documentStateText(item(true, 2), 0, 0, 'mend')).toBe('Da correggere\u00a0· 2 file');
    expect(documentStateText(item(true, 0), 0, 0, 'mend')).toBe('Da correggere');
    expect(documentStateText(item(true, 2), 1, 0, 'mend')).toBe('Caricamento in corso');
  });
});
