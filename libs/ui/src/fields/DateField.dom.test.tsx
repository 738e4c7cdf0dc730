import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { DateField } from './DateField.js';

const changed = jest.fn();
function Day() {
  const [value, setValue] = useState<string | null>(null);
  changed(value);
  return <DateField id="giorno" label="Giorno" value={value} onChange={setValue} />;
}
afterEach(() => {
  cleanup();
  changed.mockClear();
});
const field = () => screen.getByLabelText<HTMLInputElement>('Giorno');

it.each(['2026-10-31', '2026-10-31T00:00:00', '31102026', '31/10/2026', '31.10.26', '311026'])(
  'reads a pasted %s',
  (text) => {
    render(<Day />);
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.blur(field());
    expect([field().value, changed.mock.lastCall]).toEqual(['31/10/2026', ['2026-10-31']]);
  },
);

it('takes six digits for a year of four that is not finished, until the field is left', () => {
  render(<Day />);
  fireEvent.change(field(), { target: { value: '311020' } });
  expect(changed.mock.lastCall).toEqual([null]);
  fireEvent.change(field(), { target: { value: '31102026' } });
  expect(changed.mock.lastCall).toEqual(['2026-10-31']);
});
