import type { ApiClient, WorkPerformanceDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { PerformanceFigures } from './PerformanceCard.js';

// The fields are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

/** What antd's list waits with, which the page of a test lacks. */
class TimerChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: TimerChannel });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

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
        <OfficeProvider>
          <PerformanceFigures performance={performance} />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );

it('tells days, share and reasons, and leads to the completed dossiers', () => {
  draw(PERFORMANCE);
  expect(screen.getAllByText('in 6 giorni').length).toBeGreaterThan(0);
  expect(screen.getAllByText('12,5 % (2 di 16)').length).toBeGreaterThan(0);
  expect(screen.getByText('Manca la seconda pagina della fattura')).toBeTruthy();
  expect(screen.getByText('Manca un documento').parentElement?.textContent).toContain('3 ×');
  expect(screen.getByRole('link', { name: '9: completate, Anna Serra' }).getAttribute('href')).toBe(
    '/administration/modules/completed?status=SELLED&dateFrom=2026-03-23&operatorId=5',
  );
  expect(screen.getByRole('link', { name: '9: completate, Ecobonus' }).getAttribute('href')).toBe(
    '/administration/modules/completed?status=SELLED&dateFrom=2026-03-23&serviceType=1',
  );
  const unassigned = screen.getByRole('row', { name: /Senza operatore/ });
  expect(within(unassigned).getAllByRole('link')).toHaveLength(1);
});

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('leads from each number to the dossiers behind it', () => {
  draw(PERFORMANCE);
  expect(linkTo('10: ricevute, Anna Serra')).toBe(
    '/administration/board/counted?figure=received&day=2026-03-23&operatorId=5',
  );
  expect(linkTo('6: ricevute, Senza operatore')).toBe(
    '/administration/board/counted?figure=received&day=2026-03-23&operatorId=none',
  );
  expect(linkTo('12,5 % (2 di 16): tornate in correzione, Ecobonus')).toBe(
    '/administration/board/counted?figure=returned&day=2026-03-23&serviceType=1',
  );
  expect(linkTo('4 ×: richieste, Manca la seconda pagina della fattura')).toBe(
    '/administration/board/counted?figure=correction&day=2026-03-23&reason=Manca+la+seconda+pagina+della+fattura',
  );
  expect(linkTo('3 ×: saltate, Manca un documento')).toBe(
    '/administration/board/counted?figure=skip&day=2026-03-23&reason=document',
  );
});

it('tells the reasons of one operator', async () => {
  const read = stubCall(getTestApi(), 'GET', '/api/Module/board/reasons', () => [
    { reason: 'Manca il saldo', total: 1 },
  ]);
  draw(PERFORMANCE);
  const operator = await screen.findByRole('combobox', { name: 'Operatore' });
  fireEvent.mouseDown(operator);
  fireEvent.click(await screen.findByText('Anna Serra', { selector: '.ant-select-item *' }));
  await screen.findByText('Manca il saldo');
  expect(read.mock.calls[0]?.[0].params?.query).toEqual({ operatorId: '5' });
  expect(linkTo('1 ×: richieste, Manca il saldo')).toContain('operatorId=5');
});

it('says that nothing was received', () => {
  draw({ ...PERFORMANCE, all: { ...ALL, received: 0 } });
  expect(screen.getByText('Nessuna pratica ricevuta dal 23/03/2026.')).toBeTruthy();
});
