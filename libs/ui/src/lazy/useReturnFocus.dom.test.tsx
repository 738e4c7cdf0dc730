import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useReturnFocus } from './useReturnFocus.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** A window with a field that takes the focus at once. */
function Overlay({ open }: { open: boolean }) {
  useReturnFocus(open);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [open]);
  return open ? <input ref={field} aria-label="Campo" /> : null;
}

function Page({ isMounted, hasOpener = true }: { isMounted: boolean; hasOpener?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {hasOpener && <button onClick={() => setOpen(true)}>Apri</button>}
      <button onClick={() => setOpen(false)}>Altro</button>
      {isMounted && <Overlay open={isOpen} />}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Presses "Apri" by keyboard. */
function openOverlay() {
  const page = render(<Page isMounted />);
  button('Apri').focus();
  fireEvent.click(button('Apri'));
  expect(document.activeElement).toBe(screen.getByLabelText('Campo'));
  return page;
}
const settle = () => act(() => jest.runAllTimers());

it('gives the focus back to the button that opened the window', () => {
  openOverlay();
  fireEvent.click(button('Altro'));
  settle();
  expect(document.activeElement).toBe(button('Apri'));
});

it('gives the focus back also when the window is removed with its parent', () => {
  const { rerender } = openOverlay();
  rerender(<Page isMounted={false} />);
  settle();
  expect(document.activeElement).toBe(button('Apri'));
});

it('gives it to the page where the button is gone', () => {
  const { rerender } = openOverlay();
  rerender(<Page isMounted={false} hasOpener={false} />);
  settle();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves it where it has gone meanwhile', () => {
  const { rerender } = openOverlay();
  rerender(<Page isMounted={false} />);
  button('Altro').focus();
  settle();
  expect(document.activeElement).toBe(button('Altro'));
});

it('returns it again the second time', () => {
  openOverlay();
  fireEvent.click(button('Altro'));
  settle();
  button('Altro').focus();
  button('Apri').focus();
  fireEvent.click(button('Apri'));
  fireEvent.click(button('Altro'));
  settle();
  expect(document.activeElement).toBe(button('Apri'));
});
