import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { CompactStepper } from './CompactStepper.js';
import { Stepper, type Step } from './Stepper.js';

// A busy machine opens a drawer in seconds.
configure({ asyncUtilTimeout: 15_000 });
// Loads the lazy drawer first, because its import can take long on a busy machine.
beforeAll(() => import('../antd/AntdDrawer.js'));
afterEach(cleanup);

const WHY = 'Completa prima il passo «Beneficiario»';
const STEPS: Step[] = [
  { key: 'one', label: 'Beneficiario', state: 'now' },
  { key: 'two', label: 'Residenza', state: 'locked', reason: WHY },
  { key: 'three', label: 'Manufatti', state: 'locked', reason: WHY },
];
const written = () =>
  screen.getAllByText(WHY).filter(({ className }) => className === 'pr-step-reason').length;

it('writes why steps are locked, once for those in a row, and for the one that is touched', async () => {
  const onSelect = jest.fn();
  render(<CompactStepper label="Passi della pratica" steps={STEPS} onSelect={onSelect} />);
  fireEvent.click(screen.getByRole('button', { name: /Passo 1 di 3/ }));
  const last = await screen.findByRole('button', { name: /Manufatti/ });
  expect(written()).toBe(1);
  fireEvent.click(last);
  expect(written()).toBe(2);
  expect(onSelect).not.toHaveBeenCalled();
});

it('gives the focus to the dialog, whose name is read', async () => {
  render(<CompactStepper label="Passi della pratica" steps={STEPS} onSelect={jest.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: /Passo 1 di 3/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Passi della pratica' });
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

it('says of a step that is done how many warnings it has, and marks it beside the tick', async () => {
  const steps: Step[] = [
    { key: 'one', label: 'Beneficiario', state: 'now', complete: true, warnings: 2 },
    { key: 'two', label: 'Residenza', state: 'done', complete: true, warnings: 1 },
    { key: 'three', label: 'Catasto', state: 'done', complete: true },
    { key: 'four', label: 'Manufatti', state: 'open', warnings: 3 },
  ];
  render(<CompactStepper label="Passi della pratica" steps={steps} onSelect={jest.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: /Passo 1 di 4/ }));
  await screen.findByRole('button', { name: /^Residenza ?, completato, con 1 avviso$/ });
  for (const name of [
    /^Beneficiario ?, passo attuale, completato, con 2 avvisi$/,
    /^Catasto ?, completato$/,
    /^Manufatti ?, da compilare$/,
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  const marked = document.querySelectorAll('.pr-step-doubted .pr-step-label');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Beneficiario', 'Residenza']);
});

it('leads from the reason of a locked step to what locks it, and from the step where it is hovered', async () => {
  const onOpenReason = jest.fn();
  const steps = STEPS.map((step) => (step.reason ? { ...step, onOpenReason } : step));
  const compact = render(<CompactStepper label="Passi" steps={steps} onSelect={jest.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: /Passo 1 di 3/ }));
  fireEvent.click(await screen.findByRole('button', { name: /Residenza/ }));
  expect(onOpenReason).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: WHY }));
  expect(onOpenReason).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Passo 1 di 3/ }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  compact.unmount();
  render(<Stepper label="Passi" steps={steps} onSelect={jest.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: /Manufatti/ }));
  expect(onOpenReason).toHaveBeenCalledTimes(2);
});
