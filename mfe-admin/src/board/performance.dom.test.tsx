import type { WorkPerformanceDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PerformanceFigures } from './PerformanceCard.js';

afterEach(cleanup);

const ALL = { received: 16, returned: 2, completed: 9, median: 6, ninth: 14 };
const PERFORMANCE: WorkPerformanceDto = {
  from: '2026-03-23',
  all: ALL,
  services: [{ serviceType: 1, ...ALL }],
  operators: [
    { operatorId: 5, name: 'Anna Serra', ...ALL, received: 10 },
    {
      operatorId: null,
      name: null,
      received: 6,
      returned: 0,
      completed: 0,
      median: null,
      ninth: null,
    },
  ],
  reasons: [{ reason: 'Manca la seconda pagina della fattura', total: 4 }],
  skips: [{ reason: 'document', total: 3 }],
};

const draw = (performance: WorkPerformanceDto) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <PerformanceFigures performance={performance} />
      </AppProviders>
    </MemoryRouter>,
  );

it('tells days, share and reasons, and leads to the completed dossiers', () => {
  draw(PERFORMANCE);
  expect(screen.getAllByText('6 giorni').length).toBeGreaterThan(0);
  expect(screen.getAllByText('12,5 % (2 di 16)').length).toBeGreaterThan(0);
  expect(screen.getByText('Manca la seconda pagina della fattura')).toBeTruthy();
  expect(screen.getByText('Manca un documento').parentElement?.textContent).toContain('3 ×');
  expect(screen.getByRole('link', { name: '9 completate: Anna Serra' }).getAttribute('href')).toBe(
    '/administration/modules/completed?status=SELLED&dateFrom=2026-03-23&operatorId=5',
  );
  expect(screen.getByRole('link', { name: '9 completate: Ecobonus' }).getAttribute('href')).toBe(
    '/administration/modules/completed?status=SELLED&dateFrom=2026-03-23&serviceType=1',
  );
  const nobody = screen.getByRole('row', { name: /Di nessuno/ });
  expect(within(nobody).queryByRole('link')).toBeNull();
});

it('says that nothing was received', () => {
  draw({ ...PERFORMANCE, all: { ...ALL, received: 0 } });
  expect(screen.getByText('Nessuna pratica ricevuta dal 23/03/2026.')).toBeTruthy();
});
