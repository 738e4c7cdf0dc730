import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FilterChips } from './FilterChips.js';

function List() {
  const [names, setNames] = useState(['Stato', 'Azienda', 'Cliente']);
  return (
    <>
      <h1 tabIndex={-1}>Pratiche</h1>
      <FilterChips
        chips={names.map((name) => ({ key: name, text: name }))}
        onRemove={(gone) => setNames(names.filter((name) => name !== gone))}
        onClear={() => setNames([])}
      />
    </>
  );
}

const chip = (name: string) => screen.getByRole('button', { name: `Togli il filtro ${name}` });
const press = (button: HTMLElement) => {
  act(() => button.focus());
  fireEvent.click(button);
};

beforeEach(() => {
  render(<List />);
});
afterEach(cleanup);

it('gives the focus to the chip in the place of the one that was taken away, and to the title after the last', () => {
  press(chip('Azienda'));
  expect(document.activeElement).toBe(chip('Cliente'));
  press(chip('Cliente'));
  expect(document.activeElement).toBe(chip('Stato'));
  press(chip('Stato'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('gives it to the title when all are taken away at once', () => {
  press(screen.getByRole('button', { name: 'Togli tutti i filtri' }));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
