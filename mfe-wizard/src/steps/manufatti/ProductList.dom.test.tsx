import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { validShading, validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  stubDossierServer,
  createStoredDraft,
  preloadDialogs,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { ProductList } from './ProductList.js';

let session: DossierSession;

/** A wide screen: rows are lines of a table. */
function open(
  list: 'serramenti' | 'schermature',
  rows: number,
  serviceType: 1 | 3 = 1,
  immovableProvince = 'RM',
  interventionStartDate = '2026-05-01',
): void {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('min-width: 68.75em'),
      }) as MediaQueryList,
  );
  const stored = createStoredDraft({
    interventionStartDate,
    serviceType,
    immovableProvince,
    manufatti: {
      serramenti: Array.from({ length: list === 'serramenti' ? rows : 0 }, () => validWindow()),
      schermature: Array.from({ length: list === 'schermature' ? rows : 0 }, () => validShading()),
      chiusure: [],
    },
  });
  stubDossierServer(stored);
  session = openDraftSession(stored);
  session.step = 'manufatti';
  renderWithSession(session, <ProductList list={list} />);
}

beforeAll(preloadDialogs);
afterEach(() => {
  cleanup();
  session.close();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

const cell = (row: number, field: string) =>
  document.getElementById(`campo-manufatti-serramenti-${row}-${field}`) as HTMLInputElement;
const light = (row: number) =>
  screen.getByRole('button', { name: new RegExp(`^Serramento ${row + 1}: `) });

describe('the heads of the table', () => {
  it.each([
    [1, true],
    [3, false],
  ] as const)('mark what service %d asks for', (service, isFrameAsked) => {
    open('serramenti', 1, service);
    const isMarked = (head: string) =>
      screen
        .getAllByText(head, { selector: 'th span' })
        .every((one) => one.className === 'pr-field-required');
    expect(['Tipologia', 'Telaio'].map(isMarked)).toEqual([isFrameAsked, isFrameAsked]);
    expect(['Confine', 'Superficie', 'Vetro', 'Uw'].map(isMarked)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isMarked('Con oscurante')).toBe(false);
    expect(screen.getAllByTitle('Trasmittanza dopo', { exact: true })[0]?.textContent).toMatch(
      /^Uw/,
    );
  });
});

it('names limits of the region once, beside those of the rows', () => {
  const note = /^In Lombardia valgono anche limiti regionali/;
  open('serramenti', 2, 1, 'MI');
  expect(screen.getAllByText(note)).toHaveLength(1);
  cleanup();
  session.close();
  open('serramenti', 2);
  expect(screen.queryByText(note)).toBeNull();
});

describe('a row of products', () => {
  it('is green too where we look at the limit again, and says so', () => {
    open('serramenti', 1, 1, 'RM', '2026-06-10');
    expect(light(0).className).toContain('green');
    expect(light(0).textContent).toBe('Nel limite · lo ricontrolliamo noi');
    cleanup();
    session.close();
    open('serramenti', 1);
    expect(light(0).textContent).toBe('Entro il limite');
  });

  it('goes from green to red at the limit of the zone, and says rule, limit and source when its light is touched', async () => {
    open('serramenti', 2);
    expect(light(0).className).toContain('green');
    fireEvent.change(cell(0, 'trasmittanzaPost'), { target: { value: '1,95' } });
    await waitFor(() => expect(light(0).className).toContain('red'));
    expect(light(1).className).toContain('green');
    fireEvent.click(light(0));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Il valore deve essere <= 1,4 W/m2K')).toBeTruthy();
    expect(within(dialog).getAllByText('1,40 W/m²K')[0]).toBeTruthy();
    // The stricter limit of Ecobonus comes with it, so that one correction mends both.
    expect(within(dialog).getByText(/: per l’Ecobonus in zona E .* ≤ 1,30 W\/m²K/)).toBeTruthy();
    expect(document.querySelector('.wz-mark-text-red')?.textContent).toMatch(
      /^Il valore deve essere <= 1,4 W\/m2K\.Per/,
    );
    expect(document.querySelector('.wz-mark-text-red > .wz-mark-text-amber')?.textContent).toMatch(
      /^Per l’Ecobonus in zona E .* ≤ 1,30 W\/m²K/,
    );
    expect(within(dialog).getAllByText(/^D.M. 26\/6\/2015/)[0]).toBeTruthy();
  });

  it('fills in the old transmittance, marks it, and keeps what a person types instead', async () => {
    open('serramenti', 1);
    fireEvent.change(cell(0, 'tipologiaTelaioPre'), {
      target: { value: optionOf(cell(0, 'tipologiaTelaioPre'), /no taglio|lamiera|senza/i) },
    });
    await waitFor(() => expect(cell(0, 'trasmittanzaPre').value).toBe('6'));
    expect(session.store.get().autofilled.has('manufatti.serramenti.0.trasmittanzaPre')).toBe(true);
    fireEvent.change(cell(0, 'trasmittanzaPre'), { target: { value: '4,2' } });
    fireEvent.change(cell(0, 'tipologiaTelaioPre'), {
      target: { value: optionOf(cell(0, 'tipologiaTelaioPre'), /^Legno duro/i) },
    });
    expect(session.values.manufatti.serramenti[0]?.trasmittanzaPre).toBe(4.2);
    expect(session.store.get().autofilled.has('manufatti.serramenti.0.trasmittanzaPre')).toBe(
      false,
    );
  });

  it('is copied from the one above by Ctrl+D, added by Enter in the last one, and no further than ten', async () => {
    open('serramenti', 9);
    fireEvent.change(cell(7, 'superficie'), { target: { value: '9,99' } });
    fireEvent.keyDown(cell(8, 'superficie'), { key: 'd', ctrlKey: true });
    await waitFor(() => expect(cell(8, 'superficie').value).toBe('9,99'));
    expect(document.activeElement).toBe(cell(8, 'superficie'));
    fireEvent.keyDown(cell(8, 'superficie'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(cell(9, 'tipologiaInfisso')));
    fireEvent.keyDown(cell(9, 'superficie'), { key: 'Enter' });
    expect(
      await screen.findByText('Il numero massimo di serramenti che è possibile aggiungere è 10'),
    ).toBeTruthy();
    expect(session.values.manufatti.serramenti).toHaveLength(10);
  });

  it('that is copied shows the errors of its original, and no longer its own', async () => {
    open('serramenti', 3);
    const isWrong = (row: number) =>
      cell(row, 'trasmittanzaPost').getAttribute('aria-invalid') === 'true';
    const type = (row: number, value: string) => {
      fireEvent.change(cell(row, 'trasmittanzaPost'), { target: { value } });
      fireEvent.blur(cell(row, 'trasmittanzaPost'));
    };
    type(0, '1,95');
    await waitFor(() => expect(isWrong(0)).toBe(true));
    fireEvent.keyDown(cell(1, 'superficie'), { key: 'd', ctrlKey: true });
    await waitFor(() => expect(isWrong(1)).toBe(true));
    type(0, '1,2');
    await waitFor(() => expect(isWrong(0)).toBe(false));
    fireEvent.keyDown(cell(1, 'superficie'), { key: 'd', ctrlKey: true });
    await waitFor(() => expect(isWrong(1)).toBe(false));
    type(0, '1,95');
    await waitFor(() => expect(isWrong(0)).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: /^(Copia|Duplica).*Serramento 1$/ }));
    await waitFor(() => expect(isWrong(1)).toBe(true));
    expect(isWrong(2)).toBe(false);
  });

  it('that is copied keeps the marks of what we filled in', async () => {
    open('serramenti', 3);
    act(() =>
      session.autofillFields([{ field: 'manufatti.serramenti.0.trasmittanzaPre', value: 5 }]),
    );
    const isMarked = (row: number) =>
      document.getElementById(`${cell(row, 'trasmittanzaPre').id}-auto`) !== null;
    await waitFor(() => expect(isMarked(0)).toBe(true));
    fireEvent.keyDown(cell(1, 'superficie'), { key: 'd', ctrlKey: true });
    await waitFor(() => expect(isMarked(1)).toBe(true));
    expect(isMarked(2)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /^(Copia|Duplica).*Serramento 2$/ }));
    await waitFor(() => expect(cell(3, 'trasmittanzaPre')).not.toBeNull());
    await waitFor(() => expect([0, 1, 2, 3].map(isMarked)).toEqual([true, true, true, false]));
  });

  it('says of a surface that cannot be read how one is written', async () => {
    open('serramenti', 1);
    fireEvent.change(cell(0, 'superficie'), { target: { value: 'abc' } });
    fireEvent.blur(cell(0, 'superficie'));
    const message = '«abc» non è una misura. Scrivi 1200x1800 o 2,16.';
    expect(await screen.findByText(message, { selector: '.wz-mark-text' })).toBeTruthy();
    expect(screen.getByText(message, { selector: '.pr-field-error' })).toBeTruthy();
    fireEvent.change(cell(0, 'superficie'), { target: { value: '1200x1800' } });
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(session.values.manufatti.serramenti[0]?.superficie).toBe(2.16);
  });

  it('that is removed comes back with "Annulla", as it was', async () => {
    open('serramenti', 3);
    fireEvent.change(cell(1, 'superficie'), { target: { value: '7,77' } });
    fireEvent.click(screen.getByRole('button', { name: 'Elimina: Serramento 2' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(cell(1, 'superficie')?.value).toBe('7,77'));
    expect(session.values.manufatti.serramenti).toHaveLength(3);
  });

  it('reads a percentage of solar transmission as a fraction once the field is left', async () => {
    open('schermature', 1);
    const field = document.getElementById(
      'campo-manufatti-schermature-0-trasmissioneSolare',
    ) as HTMLInputElement;
    fireEvent.change(field, { target: { value: '25' } });
    fireEvent.blur(field);
    await waitFor(() => expect(field.value).toBe('0,25'));
    expect(session.values.manufatti.schermature[0]?.trasmissioneSolare).toBe(0.25);
  });
});

function optionOf(select: HTMLElement, words: RegExp): string {
  const option = [...select.querySelectorAll('option')].find(({ textContent }) =>
    words.test(textContent ?? ''),
  );
  if (!option)
    throw new Error(
      `No choice ${String(words)} of ${[...select.querySelectorAll('option')].map(({ textContent }) => textContent).join(', ')}`,
    );
  return option.value;
}

describe('several equal windows typed at once', () => {
  const rows = () => session.values.manufatti.serramenti;
  const typeSurface = (text: string) => {
    fireEvent.change(cell(0, 'superficie'), { target: { value: text } });
    fireEvent.blur(cell(0, 'superficie'));
  };

  it('become as many rows, which can be taken away again', async () => {
    open('serramenti', 2);
    fireEvent.change(cell(0, 'superficie'), { target: { value: '3x1200x1800' } });
    expect(screen.getByText(/^3 righe uguali · 1.200 × 1.800 mm: 2,16 m²/)).toBeTruthy();
    fireEvent.blur(cell(0, 'superficie'));
    await screen.findByText('Aggiunte 2 righe uguali.');
    const surface = validWindow().superficie;
    expect(rows().map(({ superficie }) => superficie)).toEqual([2.16, 2.16, 2.16, surface]);
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() =>
      expect(rows().map(({ superficie }) => superficie)).toEqual([2.16, surface]),
    );
    expect(screen.queryByText('Aggiunte 2 righe uguali.')).toBeNull();
  });

  it('are refused where there would be more than ten', async () => {
    open('serramenti', 8);
    typeSurface('4x1200x1800');
    expect(await screen.findByText(/massimo di serramenti .* è 10$/)).toBeTruthy();
    expect(rows()).toHaveLength(8);
  });
});
