import { describe, expect, it } from '@jest/globals';
import { DOCUMENT_CATALOGUE } from './document-catalogue.js';
import { isInvoiceHead, proposeDocument } from './propose-document.js';

const ALL = DOCUMENT_CATALOGUE.map(({ code }) => code);

describe('where a file belongs', () => {
  it.each([
    ['IT01234567897_00012.xml', 'FATTURA'],
    ['IT01234567897_00012.xml.p7m', 'FATTURA'],
    ['qualunque.xml', 'FATTURA'],
    ['Fattura saldo Rossi.pdf', 'FATTURA'],
    ['ft_12-2026.pdf', 'FATTURA'],
    ['Bonifico fattura 12.pdf', 'BONIFICO'],
    ['contabile_bonifico.PDF', 'BONIFICO'],
    ["Carta d'identità Mario.jpg", 'CI'],
    ['CI_fronte.png', 'CI'],
    ['patente.jpeg', 'CI'],
    ['tessera sanitaria.jpg', 'CF'],
    ['codice-fiscale.pdf', 'CF'],
    ['Visura catastale.pdf', 'VISURA'],
    ['visura camerale.pdf', 'SOC'],
    ['verbale nomina amministratore.pdf', 'NOMINA'],
    ['Delibera assemblea.pdf', 'DELIBERA'],
    ['tabella millesimi.pdf', 'DELIBERA'],
    ['Delega firmata.pdf', 'DELEGA'],
    ['atto_notorio.pdf', 'ATTO'],
    ['dichiarazione requisiti.pdf', 'REQ'],
    ['Congruità.pdf', 'CONGR'],
    ['DoP finestre.pdf', 'UW'],
    ['certificato trasmittanza uw.pdf', 'UW'],
    ['gtot tende.pdf', 'GTOT'],
    ['libretto caldaia.pdf', 'LIBRETTO'],
    ['CILA.pdf', 'INIZIO'],
    ['foto prima.jpg', 'FOTO'],
    ['contratto di locazione.pdf', 'CONSENSO'],
    ['preliminare.pdf', 'PRELIM'],
    ['stato di famiglia.pdf', 'CONVIV'],
    ['IMG_20260920_101112.jpg', null],
    ['scansione.pdf', null],
    ['', null],
  ])('%s → %s', (fileName, code) => {
    expect(proposeDocument({ fileName }, ALL)).toBe(code);
  });

  it('follows the content before the name, and only what the dossier asks for', () => {
    const head = '<?xml version="1.0"?><p:FatturaElettronica versione="FPR12">';
    expect(proposeDocument({ fileName: 'bonifico.p7m', head }, ALL)).toBe('FATTURA');
    expect(proposeDocument({ fileName: 'visura.pdf' }, ['FATTURA', 'CI'])).toBeNull();
    expect(isInvoiceHead('0\u0082\u0000…<ns2:FatturaElettronicaSemplificata versione')).toBe(true);
    expect(isInvoiceHead('%PDF-1.4')).toBe(false);
  });
});
