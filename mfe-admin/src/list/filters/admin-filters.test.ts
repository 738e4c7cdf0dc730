import { describe, expect, it } from '@jest/globals';
import { toFilterChips } from './filter-chips.js';
import { dateRangeError, parseAdminFilters, serializeAdminFilters } from './admin-filters.js';

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

  it('names every filter when it goes back, blanks as absent', () => {
    expect(serializeAdminFilters({ company: ' Rossi ', client: ' ' })).toEqual({
      company: 'Rossi',
      client: null,
      operatorId: null,
      status: null,
      serviceType: null,
      dateFrom: null,
      dateTo: null,
      deadlineFrom: null,
      deadlineTo: null,
    });
  });

  it('refuses a range that ends before it starts', () => {
    expect(dateRangeError('2026-03-02', '2026-03-01')).toBe(
      'La data finale viene prima di quella iniziale',
    );
    expect(dateRangeError('2026-03-01', '2026-03-01')).toBeNull();
    expect(dateRangeError('2026-03-01', undefined)).toBeNull();
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
    [{ operatorId: '7' }, 'Operatore: operatore 7'],
    [{ serviceType: '2' }, 'Servizio: Bonus Casa'],
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
