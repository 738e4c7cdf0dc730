import { expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS, createRules } from '../index.js';

const { formatAuditDetail } = createRules(BUILT_IN_SETTINGS);

it.each([
  ['from', 'SENT', 'da: Inviata'],
  ['to', 'WAITING', 'a: Correzioni richieste'],
  ['from', 17, 'da: 17'],
  ['to', null, 'a: —'],
  ['credits', -1250, 'crediti: -12,5'],
  ['byMail', true, 'inviato per e-mail: sì'],
  ['attachment', false, 'allegato: no'],
  ['route', '/api/PaymentLogs', 'indirizzo: /api/PaymentLogs'],
  ['reason', 'ended', 'motivo: Contratto cessato'],
  ['validFrom', '2026-11-22', 'vale dal: 22/11/2026'],
  ['cells', 3, 'cells: 3'],
] as const)('%s %s is read as "%s"', (name, value, text) => {
  expect(formatAuditDetail(name, value)).toBe(text);
});
