import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { CheckboxField } from './CheckboxField.js';
import { RadioField, YES_NO } from './RadioField.js';
import { TextField } from './TextField.js';

afterEach(cleanup);

const common = { id: 'campo', label: 'Campo', autofilled: true, onChange: () => undefined };

it.each([
  ['textbox', <TextField {...common} value="x" />],
  ['checkbox', <CheckboxField {...common} value />],
  ['group', <RadioField {...common} choices={YES_NO} value />],
])('an autofilled %s says so in the line of its label', (role, field) => {
  render(field);
  const mark = screen.getByText('compilato automaticamente');
  expect(mark.closest('.pr-field-label')).not.toBeNull();
  expect(mark.parentElement).toMatchObject({
    id: 'campo-auto',
    title: 'compilato automaticamente',
  });
  expect(mark.parentElement?.querySelector('svg')).not.toBeNull();
  expect(mark.parentElement?.textContent?.trim()).toBe('compilato automaticamente');
  const control = screen.getByRole(role, { name: 'Campo' });
  expect(control.getAttribute('aria-describedby')).toBe('campo-auto');
});

it('says of what nothing tells that it is proposed', () => {
  render(<TextField {...common} autofilled="proposed" value="x" />);
  expect(screen.getByText('proposto: controlla').parentElement?.title).toBe('proposto: controlla');
  expect(screen.queryByText('compilato automaticamente')).toBeNull();
});
