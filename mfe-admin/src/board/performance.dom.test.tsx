import type { ApiClient, GroupedReasonsDto, WorkPerformanceDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
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
  steps: [
    { step: 'charge', median: 200, total: 4 },
    { step: 'file', median: 3_120, total: 1 },
  ],
  reasons: [{ reason: 'Manca la seconda pagina della fattura', total: 4 }],
  skips: [{ reason: 'document', total: 3 }],
};

const GROUPED: GroupedReasonsDto = {
  templates: [{ title: 'Fattura incompleta', total: 4 }],
  others: 2,
  otherReasons: [{ reason: 'Manca la seconda pagina della fattura', total: 2 }],
};

beforeEach(() => {
  stubCall(getTestApi(), 'GET', '/api/Module/board/reasons/grouped', () => GROUPED);
});

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

it('leads from each number to the dossiers behind it', async () => {
  draw(PERFORMANCE);
  await screen.findByText('Fattura incompleta');
  expect(linkTo('10: ricevute, Anna Serra')).toBe(
    '/administration/board/counted?figure=received&day=2026-03-23&operatorId=5',
  );
  expect(linkTo('6: ricevute, Senza operatore')).toBe(
    '/administration/board/counted?figure=received&day=2026-03-23&operatorId=none',
  );
  expect(linkTo('12,5 % (2 di 16): tornate in correzione, Ecobonus')).toBe(
    '/administration/board/counted?figure=returned&day=2026-03-23&serviceType=1',
  );
  expect(linkTo('4 ×: richieste, Fattura incompleta')).toBe(
    '/administration/board/counted?figure=correction&day=2026-03-23&template=Fattura+incompleta',
  );
  expect(linkTo('2 ×: richieste, Altri motivi')).toBe(
    '/administration/board/counted?figure=correction&day=2026-03-23&noTemplate=yes',
  );
  // In the part that opens.
  expect(screen.getByText('2 ×', { selector: 'details a' }).getAttribute('href')).toContain(
    'reason=Manca+la+seconda+pagina+della+fattura&noTemplate=yes',
  );
  expect(linkTo('3 ×: saltate, Manca un documento')).toBe(
    '/administration/board/counted?figure=skip&day=2026-03-23&reason=document',
  );
});

const isOfAnna = (query: unknown): boolean => JSON.stringify(query) === '{"operatorId":"5"}';

it('tells the reasons of one operator', async () => {
  const read = stubCall(getTestApi(), 'GET', '/api/Module/board/reasons/grouped', (init) => ({
    templates: isOfAnna(init.params?.query) ? [{ title: 'Manca il saldo', total: 1 }] : [],
    others: 0,
    otherReasons: [],
  }));
  draw(PERFORMANCE);
  const operator = await screen.findByRole('combobox', { name: 'Operatore' });
  fireEvent.mouseDown(operator);
  fireEvent.click(await screen.findByText('Anna Serra', { selector: '.ant-select-item *' }));
  await screen.findByText('Manca il saldo');
  expect(read.mock.calls.at(-1)?.[0].params?.query).toEqual({ operatorId: '5' });
  expect(linkTo('1 ×: richieste, Manca il saldo')).toContain('operatorId=5');
});

it('tells how long each step takes', () => {
  draw(PERFORMANCE);
  const steps = screen.getByRole('region', { name: 'Quanto dura ogni passaggio' });
  expect(
    within(steps).getByText('In attesa di chi la prenda in carico').parentElement?.textContent,
  ).toContain('3 h 20 min su 4 passaggi');
  expect(
    within(steps).getByText('Da accettata a inviata a ENEA').parentElement?.textContent,
  ).toContain('2 giorni e 4 h su 1 passaggio');
  expect(within(steps).queryByRole('table')).toBeNull();
});

it('tells the steps of each operator where they were answered', () => {
  const [operator, nobody] = PERFORMANCE.operators;
  if (operator === undefined || nobody === undefined) throw new Error('No operator');
  draw({
    ...PERFORMANCE,
    operators: [{ ...operator, steps: [{ step: 'check', median: 25, total: 3 }] }, nobody],
  });
  const table = screen.getByRole('table', { name: 'Passaggi per operatore' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByRole('row', { name: /Anna Serra/ }).textContent).toContain(
    '25 min (3)',
  );
});

it('names no operator where their figures are off', async () => {
  draw({ ...PERFORMANCE, operators: [] });
  await screen.findByText('Fattura incompleta');
  expect(screen.queryByRole('table', { name: 'Per operatore' })).toBeNull();
  expect(screen.queryByText('Anna Serra')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Operatore' })).toBeNull();
});

it('says that nothing was received', () => {
  draw({ ...PERFORMANCE, all: { ...ALL, received: 0 } });
  expect(screen.getByText('Nessuna pratica ricevuta dal 23/03/2026.')).toBeTruthy();
});
