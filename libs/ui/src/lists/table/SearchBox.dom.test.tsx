import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { SearchBox } from './SearchBox.js';

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTime(300));

let asked: string[];
let address: (value: string) => void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  asked = [];
  const drawn = render(<SearchBox label="Cerca" value="" onChange={(text) => asked.push(text)} />);
  address = (value) =>
    drawn.rerender(<SearchBox label="Cerca" value={value} onChange={(text) => asked.push(text)} />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('keeps what is typed on while the address is late with what was asked for before', () => {
  type('ros');
  pause();
  type('rossi');
  pause();
  type('rossi ma');
  address('ros');
  address('rossi');
  expect(box().value).toBe('rossi ma');
  pause();
  expect(asked).toEqual(['ros', 'rossi', 'rossi ma']);
});

it('follows an address that changed from outside, also back to what was asked for once', () => {
  type('ros');
  pause();
  address('ros');
  address('');
  expect(box().value).toBe('');
  address('ros');
  expect(box().value).toBe('ros');
});
