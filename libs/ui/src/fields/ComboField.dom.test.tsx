import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ComboField } from './ComboField.js';
import type { SearchOptions } from './useOptionSearch.js';

afterEach(cleanup);

const TOWNS = ['Bergamo', 'Bologna', 'Bolzano', 'Como'];
const startingWith = (text: string) =>
  TOWNS.filter((town) => town.toLowerCase().startsWith(text.toLowerCase()));
const onChange = jest.fn();

interface Drawn {
  search?: SearchOptions<string>;
  start?: string | null;
  minLength?: number;
}

function Town({ search = startingWith, start = null, minLength = 1 }: Drawn) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <ComboField
      id="comune"
      label="Comune"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
      search={search}
      optionKey={(town) => town}
      optionLabel={(town) => town}
      minLength={minLength}
      nothingFound="Nessun comune con questo nome"
    />
  );
}

function draw(options: Drawn = {}): void {
  onChange.mockClear();
  render(<Town {...options} />);
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
};
const press = (key: string) => fireEvent.keyDown(box(), { key });
const note = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('what the list says', () => {
  it('is nothing before enough letters are typed', () => {
    draw({ minLength: 3 });
    type('Bo');
    expect([options(), note(), box().getAttribute('aria-expanded')]).toEqual([[], '', 'false']);
    type('Bol');
    expect([options(), note()]).toEqual([['Bologna', 'Bolzano'], '2 risultati']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('is that nothing matches', () => {
    draw();
    type('Xy');
    expect([options(), note()]).toEqual([[], 'Nessun comune con questo nome']);
  });

  it('is how many more there are than the fifty shown', () => {
    draw({ search: () => Array.from({ length: 53 }, (_, index) => `Comune ${index}`) });
    type('C');
    expect(options()).toHaveLength(50);
    expect(note()).toBe('Altri 3 risultati: scrivi qualche lettera in più');
  });

  it('is that the server is being asked, and then its answer', async () => {
    let answer = (_: readonly string[]): void => undefined;
    const search = () => new Promise<readonly string[]>((resolve) => (answer = resolve));
    draw({ search });
    type('Co');
    expect(note()).toBe('Ricerca in corso…');
    await act(async () => {
      answer(['Como']);
      await Promise.resolve();
    });
    expect([options(), note()]).toEqual([['Como'], 'Un risultato']);
  });

  it('is that the search failed', async () => {
    draw({ search: () => Promise.reject(new Error('away')) });
    type('Co');
    expect(await screen.findByText(/La ricerca non è riuscita/)).toBeTruthy();
    expect(options()).toEqual([]);
  });

  it('is never the late answer to an older text', async () => {
    const answers = new Map<string, (towns: readonly string[]) => void>();
    const search = (text: string) =>
      new Promise<readonly string[]>((resolve) => answers.set(text, resolve));
    draw({ search });
    type('B');
    type('Bo');
    await act(async () => {
      answers.get('Bo')?.(['Bologna']);
      answers.get('B')?.(['Bergamo']);
      await Promise.resolve();
    });
    expect(options()).toEqual(['Bologna']);
  });
});

describe('choosing', () => {
  it('takes the best hit with Enter', () => {
    draw();
    type('Bol');
    press('Enter');
    expect(onChange.mock.calls).toEqual([['Bologna']]);
    expect(box().value).toBe('Bologna');
  });

  it('takes the option that the arrows have marked', () => {
    draw();
    type('Bol');
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(onChange.mock.calls).toEqual([['Bolzano']]);
  });

  it('takes the only hit when the field is left, and none of several', () => {
    draw();
    type('Com');
    fireEvent.blur(box());
    expect(onChange.mock.calls).toEqual([['Como']]);
    cleanup();
    draw();
    type('Bol');
    fireEvent.blur(box());
    expect(onChange).not.toHaveBeenCalled();
    expect(box().value).toBe('Bol');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText('«Bol» non è ancora scelto: scegli una voce dall’elenco.'),
    ).toBeTruthy();
    type('Bolo');
    expect(screen.queryByText(/non è ancora scelto/)).toBeNull();
  });

  it('takes the only hit of exactly this name when the field is left', () => {
    const towns = ['Como', 'Comò', 'Comerio', 'Comero'];
    const search = (text: string) =>
      towns.filter((town) => town.toLowerCase().startsWith(text.toLowerCase()));
    draw({ search });
    type('comero');
    fireEvent.blur(box());
    expect(onChange.mock.calls).toEqual([['Comero']]);
    cleanup();
    draw({ search: () => towns });
    type(' COMERIO');
    fireEvent.blur(box());
    expect(onChange.mock.calls).toEqual([['Comerio']]);
    cleanup();
    // Two of that name leave a doubt.
    draw({ search: () => towns });
    type('Como');
    fireEvent.blur(box());
    expect(onChange).not.toHaveBeenCalled();
    expect(box().value).toBe('Como');
  });

  it('goes back to the chosen one when the field is left without another', () => {
    draw({ start: 'Como' });
    type('Bol');
    fireEvent.blur(box());
    expect(box().value).toBe('Como');
  });

  it('goes back to the chosen one with Escape', () => {
    draw({ start: 'Como' });
    type('Bol');
    press('Escape');
    expect(box().value).toBe('Como');
  });
});

describe('emptying', () => {
  it('is done with the button, which is there only with a value', () => {
    draw({ start: 'Como' });
    fireEvent.click(screen.getByRole('button', { name: 'Svuota: Comune' }));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('button', { name: 'Svuota: Comune' })).toBeNull();
  });

  it('is done by deleting the text', () => {
    draw({ start: 'Como' });
    type('');
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});
