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
    ['perché no? "sì".pdf', PDF, 'perché no_ “sì”.pdf'],
    ['foto%221%22.pdf', PDF, 'foto“1”.pdf'],
    ['foto"1".pdf', PDF, 'foto“1”.pdf'],
    ['a%0Ab%0d.pdf', PDF, 'ab.pdf'],
    ['perch%C3%A9%20no.pdf', PDF, 'perché no.pdf'],
    ['Fattura%2012%2FA.pdf', PDF, 'Fattura 12-A.pdf'],
    ['sconto 50%20.pdf', PDF, 'sconto 50%20.pdf'],
    ['sconto50%.pdf', PDF, 'sconto50%.pdf'],
    ['..%2F..%2Fetc%2Fpasswd', PDF, '-..-etc-passwd.pdf'],
    ['=?UTF-8?Q?perch=C3=A9_no.pdf?=', PDF, 'perché no.pdf'],
    ['=?utf-8?B?cGVyY2jDqS5wZGY=?=', PDF, 'perché.pdf'],
    ['=?iso-8859-1?Q?perch=E9_no.pdf?=', PDF, 'perché no.pdf'],
    ['=?UTF-8?B?cGVyY2jD?= =?UTF-8?B?qS5wZGY=?=', PDF, 'perché.pdf'],
    ['=?utf-8?Q?perch=C3=A9?= no.pdf', PDF, 'perché no.pdf'],
    ['=?no-charset?Q?a.pdf?=', PDF, '=_no-charset_Q_a.pdf_=.pdf'],
    ["UTF-8''perch%C3%A9%20no.pdf", PDF, 'perché no.pdf'],
    ['perchÃ©.pdf', PDF, 'perché.pdf'],
    ['perchÃƒÂ©.pdf', PDF, 'perché.pdf'],
    ['perch√©.pdf', PDF, 'perché.pdf'],
    ['Unita\u0300.pdf', PDF, 'Unità.pdf'],
    ['L’Aquila (1).pdf', PDF, 'L’Aquila (1).pdf'],
    ['CON.pdf', PDF, 'CON.pdf'],
    ['foto 😀.jfif', JPEG, 'foto 😀.jpg'],
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
