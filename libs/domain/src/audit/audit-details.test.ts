import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS } from '../index.js';
import {
  formatAuditDetails,
  listAuditAccountIds,
  type AuditAction,
  type AuditDetails,
} from './index.js';

const names = { ...BUILT_IN_SETTINGS, accounts: { 2: 'Anna Bianchi', 3: 'Carlo Verdi' } };

describe('the details of an entry', () => {
  it.each<[AuditAction, AuditDetails, string]>([
    ['assignment', { from: null, to: 2 }, 'da nessuno a Anna Bianchi'],
    ['assignment', { from: 2, to: 9 }, 'da Anna Bianchi a account n. 9'],
    ['reference-operator-change', { from: 3, to: null }, 'da Carlo Verdi a nessuno'],
    ['status-change', { from: 'SENT', to: 'WAITING' }, 'da Inviata a Correzioni richieste'],
    ['role-change', { from: 'Admin', to: 'SuperAdmin' }, 'da Admin a SuperAdmin'],
    ['account-precreation', { role: 'User' }, 'ruolo: Installatore'],
    ['cpid-change', { from: '1', to: null }, 'da 1 a —'],
    ['adjustment', { credits: -1250 }, 'crediti: -12,5'],
    ['document-download', { clientLink: 3 }, 'link del cliente n.: 3'],
    ['client-link-made', { byMail: true }, 'inviato per e-mail: sì'],
    ['message', { attachment: false }, 'allegato: no'],
    ['act-undone', { act: 'accept' }, 'operazione: accettazione'],
    ['postponement', { until: '2026-12-01' }, 'fino al: 01/12/2026'],
    ['dossier-skipped', { reason: 'document' }, 'motivo: Manca un documento'],
    ['call-refused', { route: '/api/PaymentLogs' }, 'indirizzo: /api/PaymentLogs'],
    ['contract-revocation', { reason: 'ended' }, 'motivo: Contratto cessato'],
    ['settings-change', { validFrom: '2026-11-22' }, 'vale dal: 22/11/2026'],
    ['data-export', { what: 'payments' }, 'elenco: Pagamenti'],
    ['document-download', { file: 481, document: null }, 'file n.: 481 · documento: —'],
    ['download-link', { file: 481, document: null }, 'file n.: 481 · documento: —'],
    [
      'download-link',
      { work: '3f1c2c1e', kind: 'dossier-archives' },
      'lavorazione: 3f1c2c1e · tipo: archivi delle pratiche',
    ],
    [
      'library-changed',
      { kind: 'document', newFile: true },
      'tipo: Documento utile · nuovo file: sì',
    ],
    ['retention', { cells: 3 }, 'cells: 3'],
    ['login', {}, ''],
  ])('of %s %j are read as "%s"', (action, details, text) => {
    expect(formatAuditDetails({ action, details }, names)).toBe(text);
  });

  it('name the document instead of the number of its file', () => {
    expect(
      formatAuditDetails(
        { action: 'document-download', details: { file: 481, document: 'FATTURA' } },
        names,
      ),
    ).toMatch(/^documento: Fattur/);
  });

  it('speak of accounts only where their numbers are accounts', () => {
    expect(listAuditAccountIds({ action: 'assignment', details: { from: null, to: 2 } })).toEqual([
      2,
    ]);
    expect(listAuditAccountIds({ action: 'cpid-change', details: { from: '1', to: '2' } })).toEqual(
      [],
    );
  });
});
