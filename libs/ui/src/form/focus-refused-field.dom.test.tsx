import { CheckboxField, TextField } from '@pratiche/ui';
import { RadioField } from '@pratiche/ui/form';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { focusRefusedFields } from './focus-refused-field.js';

let stop: () => void;
beforeEach(() => {
  stop = focusRefusedFields();
});
afterEach(() => {
  stop();
  cleanup();
});

function Form({ draw }: { draw: (error: string | null) => ReactNode }) {
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError('Campo obbligatorio');
      }}
    >
      <TextField id="note" label="Nota" value={null} onChange={() => undefined} />
      {draw(error)}
      <button type="submit">Salva</button>
    </form>
  );
}

it.each<[string, (error: string | null) => ReactNode, string]>([
  [
    'a text',
    (error) => (
      <TextField id="name" label="Nome" value={null} error={error} onChange={() => undefined} />
    ),
    'Nome',
  ],
  [
    'a box to tick',
    (error) => (
      <CheckboxField
        id="yes"
        label="Accetto"
        value={false}
        error={error}
        onChange={() => undefined}
      />
    ),
    'Accetto',
  ],
  [
    'one of several',
    (error) => (
      <RadioField
        id="kind"
        label="Tipo"
        value={null}
        choices={[{ value: 'a', label: 'Primo' }]}
        error={error}
        onChange={() => undefined}
      />
    ),
    'Primo',
  ],
])('a refused form focuses its first wrong field: %s', async (_, draw, label) => {
  render(<Form draw={draw} />);
  const button = screen.getByRole('button', { name: 'Salva' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

it('leaves the focus of a form that is right', async () => {
  render(<Form draw={() => null} />);
  const button = screen.getByRole('button', { name: 'Salva' });
  button.focus();
  fireEvent.click(button);
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(button);
});
