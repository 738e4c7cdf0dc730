import { ApiError } from '@pratiche/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  preloadDialogs,
} from '../../test/render-session.js';
import { Field } from '../fields/Field.js';
import type { DossierSession } from '../state/dossier-session.js';
import { ConflictDialog } from './ConflictDialog.js';
import { OfflineAlert } from './OfflineAlert.js';
import { SaveStatus } from './SaveStatus.js';

const away = () =>
  new ApiError({ status: 0, code: 'network', message: 'Il server non è raggiungibile.' });
const street = () => screen.getByLabelText<HTMLInputElement>(/Indirizzo/);
const write = (text: string) => fireEvent.change(street(), { target: { value: text } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const copies = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter((key) =>
    key?.startsWith('pratiche.copia'),
  );

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;

function open(): void {
  session = openDraftSession(net.known.now);
  session.step = 'ubicazione';
  renderWithSession(
    session,
    <>
      <OfflineAlert />
      <SaveStatus />
      <Field name="immovableAddress" />
      <Field name="immovableStair" />
      <ConflictDialog />
    </>,
  );
}

/** As a reload: nothing in memory is left, what the device keeps is. */
function reload(): void {
  cleanup();
  session.close();
  open();
}

beforeAll(preloadDialogs);
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
  net = stubDossierServer(createStoredDraft({ immovableAddress: 'Via Po', immovableStair: 'A' }));
  open();
});

afterEach(() => {
  cleanUpSession(session);
  jest.useRealTimers();
});

describe('saving by itself', () => {
  it('waits for a pause in the typing, sends the last of it once, and leaves no copy behind', async () => {
    write('Via Dor');
    await pass(1_000);
    write('Via Dora');
    expect(copies()).toHaveLength(1);
    await pass(1_600);
    expect(
      net.known.saved.map(({ immovableAddress, version }) => [immovableAddress, version]),
    ).toEqual([['Via Dora', 1]]);
    expect(screen.getByText(/^Salvato alle/)).toBeTruthy();
    expect(copies()).toEqual([]);
    write('Via Dora 4');
    expect(screen.getByText(/· salviamo tra poco le tue ultime modifiche$/)).toBeTruthy();
  });

  it('does not wait for the pause when the page is hidden, and sends nothing while it is shown', async () => {
    const shown = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const change = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    write('Via Dora');
    change();
    await pass(100);
    expect(net.known.saved).toHaveLength(0);
    shown.mockReturnValue('hidden');
    change();
    await pass(100);
    expect(net.known.saved.map(({ immovableAddress }) => immovableAddress)).toEqual(['Via Dora']);
    change();
    await pass(3_000);
    expect(net.known.saved).toHaveLength(1);
  });

  it('tries again after an answer that never came, and says so meanwhile', async () => {
    net.known.fail = away();
    write('Via Dora');
    await pass(1_600);
    expect(screen.getByText(/Non salvato: il server non è raggiungibile/)).toBeTruthy();
    net.known.fail = null;
    await pass(2_500);
    expect(net.known.now.immovableAddress).toBe('Via Dora');
    expect(screen.getByText(/^Salvato alle/)).toBeTruthy();
  });

  it('does not call a fault of the server a missing network', async () => {
    net.known.fail = new ApiError({ status: 500, code: 'internal', message: 'Guasto' });
    write('Via Dora');
    await pass(1_600);
    expect(screen.getByText(/^Non salvato: il server ha un problema/)).toBeTruthy();
    expect(screen.queryByText(/non è raggiungibile/)).toBeNull();
  });

  it('takes up without a network what was typed before a reload, and sends it when the network is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    net.known.fail = away();
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(
      screen.getByText(/Connessione assente: i dati restano su questo dispositivo/),
    ).toBeTruthy();
    write('Via Dora');
    await pass(1_600);
    // The note says that there is no network, and the state of saving does not repeat it.
    expect(screen.getAllByText('Da inviare').length).toBeGreaterThan(0);
    expect(screen.queryByText(/non è raggiungibile/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Riprova ora' })).toBeNull();
    reload();
    expect(street().value).toBe('Via Dora');
    net.known.fail = null;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await pass(2_000);
    expect(net.known.now.immovableAddress).toBe('Via Dora');
    expect(screen.queryByText(/Connessione assente/)).toBeNull();
  });

  it('keeps what was filled in by us marked over a reload, and what a person typed unmarked', async () => {
    act(() =>
      session.autofillFields([
        { field: 'immovableAddress', value: 'Corso Dante' },
        { field: 'immovableStair', value: 'B' },
      ]),
    );
    fireEvent.change(screen.getByLabelText(/Scala/), { target: { value: 'C' } });
    // No page ends before the microtasks of its last press have run.
    await pass(0);
    reload();
    expect(screen.getAllByText(/compilato automaticamente/i)).toHaveLength(1);
    await pass(1_600);
    expect(copies()).toEqual([]);
    reload();
    expect(screen.getAllByText(/compilato automaticamente/i)).toHaveLength(1);
    expect([...session.store.get().autofilled]).toEqual(['immovableAddress']);
  });
});

describe('two people at once', () => {
  const meanwhile = (change: object): void => {
    net.known.now = { ...net.known.now, ...change, version: 2 };
  };

  it('have their changes put together where they do not touch', async () => {
    write('Via Dora');
    meanwhile({ immovableStair: 'B' });
    await pass(1_600);
    expect(screen.getByLabelText<HTMLInputElement>(/Scala/).value).toBe('B');
    expect(street().value).toBe('Via Dora');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(net.known.now).toMatchObject({
      immovableAddress: 'Via Dora',
      immovableStair: 'B',
      version: 3,
    });
  });

  it.each([
    ['Inserito qui', 'Via Dora'],
    ['Salvato altrove', 'Via Lungo'],
  ])('are asked which value to keep, nothing chosen beforehand: %s', async (side, kept) => {
    write('Via Dora');
    meanwhile({ immovableAddress: 'Via Lungo' });
    await pass(1_600);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('La pratica è stata modificata anche altrove');
    const save = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Salva con i valori scelti',
    });
    expect(save.disabled).toBe(true);
    expect(
      [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')].some(
        ({ checked }) => checked,
      ),
    ).toBe(false);
    fireEvent.click(screen.getByLabelText(new RegExp(side)));
    fireEvent.click(save);
    await pass(1_600);
    expect(street().value).toBe(kept);
    expect(net.known.now.immovableAddress).toBe(kept);
  });
});
