import { describe, expect, it } from '@jest/globals';
import { toFilterChips } from './filter-chips.js';
import { parseAdminFilters } from './admin-filters.js';

describe('filters out of the address', () => {
  it.each([
    [{}, {}],
    [{ company: ' Rossi ', client: '', page: '2' }, { company: 'Rossi' }],
    [{ dateFrom: '2026-02-01', dateTo: 'domani' }, { dateFrom: '2026-02-01' }],
    [{ dateFrom: '2026-99-01' }, {}],
    [
      { status: 'SENT', operatorId: 'me' },
      { status: 'SENT', operatorId: 'me' },
    ],
    [{ deadlineTo: '2026-03-01', deadlineFrom: 'ieri' }, { deadlineTo: '2026-03-01' }],
  ])('%o gives %o', (params, filters) => {
    expect(parseAdminFilters(params)).toEqual(filters);
  });
});

describe('chips', () => {
  const chips = (filters: Parameters<typeof toFilterChips>[0]) =>
    toFilterChips(filters, {
      status: (code) => `nome di ${code}`,
      operator: (id) => `operatore ${id}`,
    });

  it.each([
    [{ dateFrom: '2026-02-01', dateTo: '2026-02-28' }, 'Ricevuta dal 01/02/2026 al 28/02/2026'],
    [{ dateFrom: '2026-02-01', dateTo: '2026-02-01' }, 'Ricevuta il 01/02/2026'],
    [{ dateFrom: '2026-02-01' }, 'Ricevuta dal 01/02/2026'],
    [{ dateTo: '2026-02-28' }, 'Ricevuta fino al 28/02/2026'],
    [{ company: 'Infissi Srl' }, 'Azienda: Infissi Srl'],
    [{ status: 'SENT' }, 'Stato: nome di SENT'],
    [{ status: 'SENT,ACCEPTED' }, 'Stato: nome di SENT, nome di ACCEPTED'],
    [{ operatorId: 'me,7' }, 'Operatore: operatore me, operatore 7'],
    [{ serviceType: '1,2' }, 'Servizio: Ecobonus, Bonus Casa'],
    [{ unread: 'yes' }, 'Con messaggi nuovi'],
    [{ operatorId: '7' }, 'Operatore: operatore 7'],
    [{ serviceType: '2' }, 'Servizio: Bonus Casa'],
    [{ review: 'yes' }, 'Con dati da guardare'],
    [{ review: 'no' }, 'Senza dati da guardare'],
    [{ deadlineTo: '2026-02-28' }, 'Scadenza fino al 28/02/2026'],
  ])('%o reads %s', (filters, label) => {
    expect(chips(filters).map((chip) => chip.label)).toEqual([label]);
  });

  it('clears both days of a range at once', () => {
    expect(chips({ dateTo: '2026-02-28' })[0]?.keys).toEqual(['dateFrom', 'dateTo']);
  });

  it('shows nothing without filters', () => {
    expect(chips({})).toEqual([]);
  });
});
