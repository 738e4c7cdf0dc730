import { formatDay } from '@pratiche/ui';
import { RadioField } from '@pratiche/ui/form';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  OfficeDateField,
  OfficeNumberField,
  OfficeRadioField,
  OfficeSelectField,
  OfficeTextField,
} from './fields.js';

// Parts of antd are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const onChange = jest.fn();
const onBlur = jest.fn();

/** A field with its value, as a form has it. */
function Held<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    onChange(next);
    setValue(next);
  });
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Campo/);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** The texts that a screen reader reads after the name of the element. */
const readDescription = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim())
    .join(' ');

beforeAll(async () => {
  await Promise.all([
    import('./antd/AntdDateField.js'),
    import('./antd/AntdNumberField.js'),
    import('./antd/AntdRadioField.js'),
    import('./antd/AntdSelectField.js'),
    import('./antd/AntdTextField.js'),
  ]);
});
afterEach(() => {
  cleanup();
  onChange.mockClear();
  onBlur.mockClear();
});

describe('a day', () => {
  async function show(start: string | null, error: string | null = null) {
    render(
      <Held start={start}>
        {(value, change) => (
          <OfficeDateField
            id="giorno"
            label="Campo"
            help="Un giorno."
            required
            error={error}
            value={value}
            onChange={change}
            onBlur={onBlur}
          />
        )}
      </Held>,
    );
    await screen.findByLabelText('Campo');
  }

  it('is shown as gg/mm/aaaa, with name, help and error for screen readers', async () => {
    await show('2026-04-03', 'Troppo presto.');
    expect([field().value, field().placeholder, field().inputMode]).toEqual([
      '03/04/2026',
      'gg/mm/aaaa',
      'numeric',
    ]);
    expect(readDescription(field())).toBe('Troppo presto. Un giorno.');
    expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-required')]).toEqual([
      'true',
      'true',
    ]);
  });

  it.each(['2026-10-31', '31102026', '31/10/2026', '31.10.26'])(
    'reads a typed %s',
    async (text) => {
      await show(null);
      act(() => field().focus());
      type(text);
      act(() => field().blur());
      expect([field().value, onChange.mock.lastCall]).toEqual(['31/10/2026', ['2026-10-31']]);
      expect(onBlur).toHaveBeenCalled();
    },
  );

  it('gets its slashes while it is typed', async () => {
    await show(null);
    type('3');
    type('31');
    expect(field().value).toBe('31/');
    type('31/1');
    type('31/10');
    expect(field().value).toBe('31/10/');
  });

  it('keeps what cannot be read, with a message once it is left, and no day', async () => {
    await show('2026-04-03');
    act(() => field().focus());
    type('31/02/2026');
    expect(onChange.mock.lastCall).toEqual([null]);
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    act(() => field().blur());
    expect(field().value).toBe('31/02/2026');
    expect(readDescription(field())).toBe(
      'Questo giorno non esiste: controlla la data. Un giorno.',
    );
    type('');
    expect(onChange.mock.lastCall).toEqual([null]);
    type('01/03/2026');
    expect(onChange.mock.lastCall).toEqual(['2026-03-01']);
  });

  it('is picked from the calendar, which follows the text', async () => {
    await show('2026-04-03');
    fireEvent.mouseDown(field());
    fireEvent.click(field());
    type('12/06/2026');
    fireEvent.click(await screen.findByTitle('2026-06-20'));
    expect([field().value, onChange.mock.lastCall]).toEqual(['20/06/2026', ['2026-06-20']]);
  });

  it('is picked in place of a text that cannot be read', async () => {
    await show('2026-04-03');
    type('x');
    fireEvent.mouseDown(field());
    fireEvent.click(field());
    const today = await waitFor(() => {
      const found = document.querySelector('.ant-picker-cell-today');
      if (found === null) throw new Error('the calendar is not open');
      return found;
    });
    fireEvent.click(today);
    const day = today.getAttribute('title') ?? '';
    expect([field().value, onChange.mock.lastCall]).toEqual([formatDay(day), [day]]);
  });
});

describe('a number', () => {
  async function show(
    start: number | null,
    props: Partial<ComponentProps<typeof OfficeNumberField>> = {},
  ) {
    render(
      <Held start={start}>
        {(value, change) => (
          <OfficeNumberField
            id="numero"
            label="Campo"
            value={value}
            onChange={change}
            onBlur={onBlur}
            {...props}
          />
        )}
      </Held>,
    );
    await screen.findByLabelText(/^Campo/);
  }

  it('has a decimal comma, and is not rewritten while it is typed', async () => {
    await show(1234.5);
    expect([field().value, field().inputMode]).toEqual(['1234,5', 'decimal']);
    type('1,');
    expect([field().value, onChange.mock.lastCall]).toEqual(['1,', [1]]);
    type('1,50');
    fireEvent.blur(field());
    expect([field().value, onChange.mock.lastCall]).toEqual(['1,5', [1.5]]);
    expect(onBlur).toHaveBeenCalled();
  });

  it('shows an amount of money as 1.234,50 with its unit at the label', async () => {
    await show(1234.5, { thousands: true, unit: '€' });
    expect(field().value).toBe('1.234,50');
    expect(screen.getByText('[€]')).toBeTruthy();
    type('2.000');
    fireEvent.blur(field());
    expect([field().value, onChange.mock.lastCall]).toEqual(['2.000,00', [2000]]);
  });

  it('keeps what cannot be read, with a message in place of the form’s, and no number', async () => {
    await show(5, { integer: true, error: 'Campo obbligatorio', help: 'Un numero.' });
    expect(field().inputMode).toBe('numeric');
    type('5,5');
    fireEvent.blur(field());
    expect([field().value, onChange.mock.lastCall]).toEqual(['5,5', [null]]);
    expect(readDescription(field())).toBe('Il valore deve essere un numero intero. Un numero.');
    type('');
    expect(readDescription(field())).toBe('Campo obbligatorio Un numero.');
  });

  it('leaves the arrows to the table around it', async () => {
    await show(5);
    const isTaken = !fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect([isTaken, field().value, onChange.mock.calls]).toEqual([false, '5', []]);
  });
});

describe('a choice in view', () => {
  const CHOICES = [
    { value: 'add', label: 'Aggiungere' },
    { value: 'take', label: 'Togliere', help: 'Fino a zero.' },
  ] as const;
  type Way = (typeof CHOICES)[number]['value'];
  const shape = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ id, name, checked }) => [id, name, checked]);

  it('is a group with a name and an error, whose first radio has the id of the field', async () => {
    render(
      <Held<Way | null> start={null}>
        {(value, change) => (
          <OfficeRadioField<Way>
            id="verso"
            label="Campo"
            required
            error="Campo obbligatorio"
            value={value}
            choices={CHOICES}
            onChange={change}
            onBlur={onBlur}
          />
        )}
      </Held>,
    );
    const group = await screen.findByRole('radiogroup', { name: 'Campo' });
    expect(readDescription(group)).toBe('Campo obbligatorio');
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual([
      'true',
      'true',
    ]);
    fireEvent.click(within(group).getByRole('radio', { name: /^Togliere/ }));
    expect(onChange.mock.calls).toEqual([['take']]);
    const drawn = shape();
    expect(drawn).toEqual([
      ['verso', 'verso', false],
      ['verso-take', 'verso', true],
    ]);
    fireEvent.blur(group);
    expect(onBlur).toHaveBeenCalled();
    cleanup();
    // The same ids and names as the fitters' field.
    render(
      <RadioField<Way>
        id="verso"
        label="Campo"
        value="take"
        choices={CHOICES}
        onChange={onChange}
      />,
    );
    expect(shape()).toEqual(drawn);
  });

  it('is not changed while it is disabled', async () => {
    render(
      <OfficeRadioField<Way>
        id="verso"
        label="Campo"
        disabled
        value="add"
        choices={CHOICES}
        onChange={onChange}
      />,
    );
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ disabled }) => disabled)).toEqual([true, true]);
  });
});

it('takes out of a text what was pasted with it, once the field is left', async () => {
  render(
    <Held<string | null> start={null}>
      {(value, change) => (
        <OfficeTextField
          id="testo"
          label="Campo"
          clean={(text) => text.trim()}
          value={value}
          onChange={change}
        />
      )}
    </Held>,
  );
  await screen.findByLabelText('Campo');
  type(' 01234567897 ');
  fireEvent.blur(field());
  expect(onChange.mock.lastCall).toEqual(['01234567897']);
});

describe('a choice of a list', () => {
  it('is taken back by a button that says what it does', async () => {
    render(
      <Held<string | null> start="a">
        {(value, change) => (
          <OfficeSelectField
            id="campo"
            label="Campo"
            value={value}
            onChange={change}
            choices={[{ value: 'a', label: 'Prima' }]}
          />
        )}
      </Held>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Togli la scelta' }));
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});
