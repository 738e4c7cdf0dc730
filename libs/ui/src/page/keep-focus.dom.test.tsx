import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepFocusInPage } from './keep-focus.js';

let stop: () => void;
beforeEach(() => {
  stop = keepFocusInPage();
});
afterEach(() => {
  stop();
  cleanup();
});

const press = (name: string): HTMLElement => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

/** A card whose row is deleted, drawn anew or acted on by its own button. */
function Card({ act }: { act: 'delete' | 'draw anew' | 'replace' | 'leave' }) {
  const [isOver, setOver] = useState(false);
  const hasOwn = !isOver || act === 'leave';
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Pratiche</h1>
      <section>
        <h2>In bozza</h2>
        <table>
          <tbody>
            {isOver && act === 'delete' ? null : (
              <tr key={isOver && act === 'draw anew' ? 'new' : 'old'} data-row-key="7">
                <td>
                  {hasOwn || act === 'draw anew' ? (
                    <button onClick={() => setOver(true)}>Elimina</button>
                  ) : (
                    <button>Ripristina</button>
                  )}
                </td>
              </tr>
            )}
            <tr data-row-key="8">
              <td>
                <button>Elimina l’altra</button>
              </td>
            </tr>
          </tbody>
        </table>
      </section>
    </main>
  );
}

it.each<[Parameters<typeof Card>[0]['act'], () => HTMLElement]>([
  ['delete', () => screen.getByRole('heading', { name: 'In bozza' })],
  ['draw anew', () => screen.getByRole('button', { name: 'Elimina' })],
  ['replace', () => screen.getByRole('button', { name: 'Ripristina' })],
  ['leave', () => screen.getByRole('button', { name: 'Elimina' })],
])(
  'after an act that does this to its own row, the focus is in the page: %s',
  async (act, place) => {
    render(<Card act={act} />);
    press('Elimina');
    await waitFor(() => expect(document.activeElement).toBe(place()), { timeout: 3_000 });
  },
);

it('leaves a click beside all controls as it is', async () => {
  const { rerender } = render(<Card act="leave" />);
  press('Elimina').blur();
  await new Promise((done) => setTimeout(done));
  rerender(<p>Nessuna pratica</p>);
  await new Promise((done) => setTimeout(done, 200));
  expect(document.activeElement).toBe(document.body);
});

it('leaves what the page focuses itself', async () => {
  const { rerender } = render(<Card act="leave" />);
  press('Elimina');
  rerender(<input aria-label="Nota" autoFocus />);
  await new Promise((done) => setTimeout(done, 200));
  expect(document.activeElement).toBe(screen.getByLabelText('Nota'));
});
