import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { AlertBanner } from './AlertBanner.js';
import { alertStore } from './alert-store.js';

afterEach(() => {
  alertStore.clearAlert();
  cleanup();
  jest.restoreAllMocks();
});

/** Heights of the field with the focus and of the message, from the top of the window. */
function tell(field: [top: number, bottom: number], line: [top: number, bottom: number]) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const [top, bottom] = this.tagName === 'INPUT' ? field : line;
    return { top, bottom } as DOMRect;
  });
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  render(
    <MemoryRouter>
      <input aria-label="Nome" />
      <AlertBanner />
    </MemoryRouter>,
  );
  screen.getByRole('textbox').focus();
  act(() => alertStore.showAlert('success', 'Salvato'));
  expect(screen.getByRole('status').textContent).toContain('Salvato');
  return scroll;
}

it('brings the field with the focus out from under the message', () => {
  expect(tell([640, 684], [650, 710])).toHaveBeenCalledWith({ block: 'nearest' });
});

it('leaves the page where it is when the message covers no field', () => {
  expect(tell([200, 244], [650, 710])).not.toHaveBeenCalled();
});

it('takes the focus where what was acted on is gone', () => {
  render(
    <MemoryRouter>
      <AlertBanner />
    </MemoryRouter>,
  );
  const action = { label: 'Annulla eliminazione', onClick: jest.fn(), isFocused: true };
  act(() => alertStore.showAlert('success', 'Eliminata', { action }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: action.label }));
});
