import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { TextField, type TextFieldProps } from './TextField.js';

const left = jest.fn();
function Text(props: Pick<TextFieldProps, 'maxLength' | 'clean' | 'rows'>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <TextField
      id="testo"
      label="Testo"
      value={value}
      onChange={setValue}
      onBlur={() => left(value)}
      {...props}
    />
  );
}
afterEach(() => {
  cleanup();
  left.mockClear();
});
const field = () => screen.getByLabelText<HTMLInputElement>('Testo');

it.each([undefined, 3])(
  'a text that is too long stays whole, with a message (rows: %s)',
  (rows) => {
    render(<Text maxLength={5} {...(rows === undefined ? {} : { rows })} />);
    fireEvent.change(field(), { target: { value: 'lungo' } });
    expect(field().getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(field(), { target: { value: 'lunghissimo' } });
    expect([field().value, field().hasAttribute('maxlength')]).toEqual(['lunghissimo', false]);
    const message = screen.getByText('Al massimo 5 caratteri: ora sono 11.');
    expect(field().getAttribute('aria-describedby')).toBe(message.id);
  },
);

it('a text is cleaned once its field is left, not while it is typed', () => {
  render(<Text clean={(text) => text.replaceAll(' ', '')} />);
  fireEvent.change(field(), { target: { value: ' a b' } });
  expect(field().value).toBe(' a b');
  fireEvent.blur(field());
  expect([field().value, left.mock.calls.length]).toEqual(['ab', 1]);
  fireEvent.change(field(), { target: { value: '  ' } });
  fireEvent.blur(field());
  expect(field().value).toBe('');
});
