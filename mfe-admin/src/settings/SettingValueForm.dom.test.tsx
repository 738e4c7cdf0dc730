import type { ProblemFieldDto } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { AppProviders } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { SettingValueForm } from './SettingValueForm.js';

afterEach(cleanup);

let current: unknown;

interface Drawn {
  kind: SettingKind;
  start: unknown;
  errors?: readonly ProblemFieldDto[];
}

function Form({ kind, start, errors = [] }: Drawn) {
  const [value, setValue] = useState(start);
  return (
    <SettingValueForm
      kind={kind}
      path={[]}
      value={value}
      onChange={(next) => {
        current = next;
        setValue(next);
      }}
      errors={errors}
    />
  );
}

function draw(kind: SettingKind, start: unknown, errors: readonly ProblemFieldDto[] = []): void {
  current = start;
  render(
    <MemoryRouter>
      <AppProviders>
        <Form kind={kind} start={start} errors={errors} />
      </AppProviders>
    </MemoryRouter>,
  );
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });

it('has a field for each part, by its kind', () => {
  draw('purchases', { isEnabled: true, disabledUntil: null, notice: null });
  expect(field('Acquisti aperti').checked).toBe(true);
  fireEvent.click(field('Acquisti aperti'));
  write('Avviso agli utenti', 'Torniamo lunedì');
  expect(current).toEqual({ isEnabled: false, disabledUntil: null, notice: 'Torniamo lunedì' });
  write('Avviso agli utenti', '');
  expect(current).toEqual({ isEnabled: false, disabledUntil: null, notice: null });
});

it('keeps an emptied text that may not be absent as an empty text', () => {
  draw('bankTransfer', { holder: 'Portale Srl', iban: '', bic: '', bank: '' });
  write('Intestatario', '');
  expect(current).toEqual({ holder: '', iban: '', bic: '', bank: '' });
});

it('shows the unit of a number and the error of its path', () => {
  draw('vatRate', { percent: 22 }, [{ field: 'percent', message: 'Da 0 a 100.' }]);
  expect(field(/^Percentuale/).value).toBe('22');
  expect(screen.getByText('[%]')).toBeTruthy();
  expect(screen.getByText('Da 0 a 100.')).toBeTruthy();
  write(/^Percentuale/, '5,5');
  expect(current).toEqual({ percent: 5.5 });
});

it('adds rows at the end and takes any away, with the focus on the button that stays', () => {
  const [first, second, third] = SETTING_DEFAULTS.supportContacts;
  draw('supportContacts', [first, second, third]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Voce 1',
    'Voce 2',
    'Voce 3',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Togli la voce 2' }));
  expect(current).toEqual([first, third]);
  const add = screen.getByRole('button', { name: 'Aggiungi una voce' });
  expect(document.activeElement).toBe(add);
  fireEvent.click(add);
  expect(current).toEqual([first, third, { topic: '', email: '', phone: '', hours: '' }]);
});

it('says that a list is empty', () => {
  draw('eneaOpenings', []);
  expect(screen.getByText('Nessuna voce.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi una voce' }));
  expect(current).toEqual([
    { worksEndedFrom: '', worksEndedTo: '', expenseYear: null, opensOn: '' },
  ]);
  expect(field('Il portale apre il')).toBeTruthy();
  expect(screen.queryByText('Nessuna voce.')).toBeNull();
});

it('does not let packages go, because they were sold', () => {
  draw('packages', [
    {
      id: 4,
      name: 'Base',
      color: null,
      description: null,
      price: 100,
      numberOfCredits: 10,
      costEcobonus: 1,
      costBonusCasa: 1,
      costCalcoloEnergetico: 0.5,
      isIncrementable: false,
      onSale: true,
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Togli/ })).toBeNull();
  write('Nome', 'Base 10');
  // The number is not shown and stays.
  expect(current).toMatchObject([{ id: 4, name: 'Base 10' }]);
});

it('ticks services in their order, and presence as yes, no or either', () => {
  const [row] = SETTING_DEFAULTS.interventionMatrix.rows;
  draw('interventionMatrix', { version: 1, rows: [{ ...row, services: [3] }] });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
  fireEvent.click(boxes[0] ?? document.body);
  expect(current).toMatchObject({ version: 1, rows: [{ services: [1, 3] }] });
  fireEvent.click(boxes[2] ?? document.body);
  expect(current).toMatchObject({ rows: [{ services: [1] }] });
  const windows = screen.getByLabelText<HTMLSelectElement>('Serramenti');
  expect(windows.value).toBe('true');
  fireEvent.change(windows, { target: { value: 'false' } });
  expect(current).toMatchObject({ rows: [{ hasWindows: false }] });
  fireEvent.change(windows, { target: { value: '' } });
  expect(current).toMatchObject({ rows: [{ hasWindows: null }] });
});

it('leaves a condition out when none is chosen', () => {
  draw('documentSet', [
    {
      code: 'DSAN',
      name: 'Consenso',
      need: { 1: 'C', 2: null, 3: null },
      condition: 'holder',
      isOptionalOtherwise: false,
      isPrefilled: false,
    },
  ]);
  const condition = screen.getByLabelText<HTMLSelectElement>('Condizione');
  expect(condition.value).toBe('holder');
  fireEvent.change(condition, { target: { value: '' } });
  expect(current).toEqual([
    {
      code: 'DSAN',
      name: 'Consenso',
      need: { 1: 'C', 2: null, 3: null },
      isOptionalOtherwise: false,
      isPrefilled: false,
    },
  ]);
});
