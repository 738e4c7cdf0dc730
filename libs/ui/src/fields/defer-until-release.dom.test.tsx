import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DateField } from './DateField.js';

const left = jest.fn();
const next = jest.fn();
const MESSAGE = /Questo giorno non esiste/;

beforeEach(() => {
  render(
    <>
      <DateField id="giorno" label="Giorno" value={null} onChange={() => undefined} onBlur={left} />
      <button type="button" onClick={() => next(left.mock.calls.length)}>
        Avanti
      </button>
      <input type="checkbox" aria-label="Casella" />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Giorno'), { target: { value: '32/13/2026' } });
});
afterEach(() => {
  cleanup();
  left.mockClear();
  next.mockClear();
});

const field = () => screen.getByLabelText('Giorno');
const button = () => screen.getByRole('button', { name: 'Avanti' });

it('a field left by a press says what is wrong when the press is over, before the click does its work', () => {
  fireEvent.mouseDown(button());
  fireEvent.blur(field());
  expect(screen.queryByText(MESSAGE)).toBeNull();
  expect(left).not.toHaveBeenCalled();
  fireEvent.mouseUp(button());
  fireEvent.click(button());
  expect(next).toHaveBeenCalledWith(1);
  expect(screen.getByText(MESSAGE)).toBeTruthy();
});

it('a field left by keyboard says it at once', () => {
  fireEvent.blur(field());
  expect(left).toHaveBeenCalledTimes(1);
  expect(screen.getByText(MESSAGE)).toBeTruthy();
});

it('a press that is let go elsewhere holds nothing back', async () => {
  fireEvent.mouseDown(button());
  fireEvent.blur(field());
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText(MESSAGE)).toBeTruthy();
  expect(next).not.toHaveBeenCalled();
});

it('a field left by a press on a tick has been left before the tick does its work', () => {
  fireEvent.mouseDown(screen.getByLabelText('Casella'));
  fireEvent.blur(field());
  expect(left).not.toHaveBeenCalled();
  fireEvent.mouseUp(screen.getByLabelText('Casella'));
  expect(left).toHaveBeenCalledTimes(1);
});
