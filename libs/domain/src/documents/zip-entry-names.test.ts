import { describe, expect, it } from '@jest/globals';
import { buildZipEntryNames, sanitizeZipEntryName } from './zip-entry-names.js';

const file = (code: string, fileName: string, name = '') => ({ code, name, fileName });

describe('names inside a zip of documents', () => {
  it('say which document a file is, numbered, with the name it was uploaded under', () => {
    expect(
      buildZipEntryNames([
        file('FATTURA', 'acconto Bianchi.PDF'),
        file('CI', 'fronte.jpg'),
        file('FATTURA', 'saldo.pdf'),
        file('Ricevuta', 'ricevuta.pdf'),
        file('X', 'a.pdf', 'Perizia: stima/valore'),
      ]),
    ).toEqual([
      'Fattura 1 - acconto Bianchi.pdf',
      "Documento d'identità 1 - fronte.jpg",
      'Fattura 2 - saldo.pdf',
      'Ricevuta ENEA 1 - ricevuta.pdf',
      'Perizia- stima-valore 1 - a.pdf',
    ]);
  });

  it('are unique also on case-insensitive systems, and for documents no longer in the catalogue', () => {
    const names = buildZipEntryNames([
      file('a', 'x.pdf', 'Perizia'),
      file('b', 'X.pdf', 'PERIZIA'),
      file('', 'x.pdf'),
      file('', 'x.pdf'),
    ]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
    expect(names[2]).toBe('Documento 1 - x.pdf');
  });

  it.each([
    ['../../etc/passwd', '-.-etc-passwd'],
    ['con', 'documento con'],
    ['LPT1', 'documento LPT1'],
    ['  ..  ', 'documento'],
    ['fine. ', 'fine'],
    ['a\u202Eb\u0000c', 'abc'],
    ['<>:"|?*', '-------'],
    ['perché è così', 'perché è così'],
  ])('make %j unpackable', (given, kept) => expect(sanitizeZipEntryName(given)).toBe(kept));

  it('say which declaration a receipt belongs to', () => {
    expect(
      buildZipEntryNames([
        { ...file('CodiceCpid', 'cpid.pdf'), filing: 'Serramenti' },
        { ...file('CodiceCpid', 'cpid (2).pdf'), filing: 'Schermature e chiusure' },
        { ...file('Ricevuta', 'ricevuta.pdf'), filing: 'Schermature e chiusure' },
      ]),
    ).toEqual([
      'Codice CPID Serramenti 1 - cpid.pdf',
      'Codice CPID Schermature e chiusure 1 - cpid (2).pdf',
      'Ricevuta ENEA Schermature e chiusure 1 - ricevuta.pdf',
    ]);
  });

  it('stay short', () => {
    const [name] = buildZipEntryNames([file('X', `${'n'.repeat(300)}.pdf`, 'm'.repeat(300))]);
    expect(name?.length).toBeLessThan(140);
    expect(name?.endsWith('.pdf')).toBe(true);
  });
});
