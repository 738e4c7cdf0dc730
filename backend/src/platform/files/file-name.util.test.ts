import { describe, expect, it } from '@jest/globals';
import { findFreeFileName, sanitizeFileName } from './file-name.util.js';
import type { AcceptedFileType } from './file-type.util.js';

const PDF: AcceptedFileType = { contentType: 'application/pdf', extensions: ['pdf'] };
const JPEG: AcceptedFileType = { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] };

describe('the name a file is kept under', () => {
  it.each<[string | undefined, AcceptedFileType, string]>([
    ['Fattura saldo.pdf', PDF, 'Fattura saldo.pdf'],
    ['FATTURA.PDF', PDF, 'FATTURA.pdf'],
    ['IMG_0012.JPEG', JPEG, 'IMG_0012.jpeg'],
    ['foto.png', JPEG, 'foto.jpg'],
    ['fattura.pdf.exe', PDF, 'fattura.pdf'],
    ['fattura.pdf.pdf', PDF, 'fattura.pdf'],
    ['n. 12 del 3.4.pdf', PDF, 'n. 12 del 3.4.pdf'],
    ['senza estensione', PDF, 'senza estensione.pdf'],
    ['../../etc/passwd', PDF, 'passwd.pdf'],
    ['C:\\Utenti\\Anna\\delega.pdf', PDF, 'delega.pdf'],
    ['x\u202efdp.exe', PDF, 'xfdp.pdf'],
    ['a\u0000b\n.pdf', PDF, 'ab.pdf'],
    ['perché no? "sì".pdf', PDF, 'perché no_ _sì_.pdf'],
    ['.pdf', PDF, 'documento.pdf'],
    ['...', PDF, 'documento.pdf'],
    ['', PDF, 'documento.pdf'],
    [undefined, JPEG, 'documento.jpg'],
    [`${'n'.repeat(300)}.pdf`, PDF, `${'n'.repeat(120)}.pdf`],
    ['Delega İbrahim.pdf', PDF, 'Delega Ibrahim.pdf'],
    ['cantiere 👩🏽\u200d🔧.pdf', PDF, 'cantiere 👩🏽\u200d🔧.pdf'],
    ['a\u200db 👩\u200d.pdf', PDF, 'ab 👩.pdf'],
    // No half of a character at the cut.
    [`${'n'.repeat(117)}👩\u200d🔧.pdf`, PDF, `${'n'.repeat(117)}👩.pdf`],
    [`${'n'.repeat(119)}😀😀.pdf`, PDF, `${'n'.repeat(119)}.pdf`],
  ])('of %j', (given, type, expected) => {
    expect(sanitizeFileName(given, type)).toBe(expected);
  });
});

describe('a name that is free', () => {
  it('is the name itself, else the first number not taken, whatever case and accents', () => {
    expect(findFreeFileName('a.pdf', new Set())).toBe('a.pdf');
    expect(findFreeFileName('A.pdf', new Set(['a.pdf']))).toBe('A (2).pdf');
    expect(findFreeFileName('a.pdf', new Set(['a.pdf', 'a (2).pdf']))).toBe('a (3).pdf');
    expect(findFreeFileName('Unità.pdf', new Set(['unita.pdf']))).toBe('Unità (2).pdf');
  });
});
