import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from '@jest/globals';
import { EmailField } from './EmailField.js';

function Form() {
  const [value, setValue] = useState<string | null>(null);
  return <EmailField id="e-mail" label="E-mail" value={value} onChange={setValue} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it('asks about a misspelt provider once the field is left, and puts it right with one touch', async () => {
  render(<Form />);
  write('laura@gmial.com');
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.blur(field());
  const remedy = await screen.findByRole('button', { name: 'Usa laura@gmail.com' });
  expect(field().getAttribute('aria-describedby')).toContain('e-mail-warning');
  fireEvent.click(remedy);
  expect(field().value).toBe('laura@gmail.com');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing while another address is typed, nor of one that it does not know', async () => {
  render(<Form />);
  write('laura@gmial.com');
  fireEvent.blur(field());
  await screen.findByRole('button', { name: 'Usa laura@gmail.com' });
  write('laura@gmial.co');
  expect(screen.queryByRole('button')).toBeNull();
  write('laura@bianchi.example');
  fireEvent.blur(field());
  expect(screen.queryByText(/Forse l’indirizzo/)).toBeNull();
});
