import type { AdminDossierDto, QueueNeighboursDto } from '@pratiche/api';
import { NO_OPEN_POINTS, type DossierForm, type OpenPoints } from '@pratiche/domain';
import { AlertBanner, AppProviders, queryClient } from '@pratiche/ui';
import { OfficeProvider, useCommandGroups, type useStatusChange } from '@pratiche/ui/office';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi } from '../../../test/render-session.js';
import { useAdminDossier } from '../queries/useAdminDossier.js';
import { DossierNavigation } from './DossierNavigation.js';
import { useQueueWay } from './useQueueWay.js';

afterEach(async () => {
  stubCall(getTestApi(), 'DELETE', '/api/Module/presence/{id}', () => undefined);
  await act(async () => cleanup());
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button
        type="button"
        onClick={() => void navigate(`/administration/modules/edit/8${search}`)}
      >
        The address follows
      </button>
    </>
  );
}

/** The page around it, which has read the dossier. */
function Dossier({ id }: { id: number }) {
  useAdminDossier(id);
  return null;
}

const LIST = '?lista=received&status=SENT';
const RETURNED_DOSSIER = {
  id: 7,
  status: 'SENT',
  subject: 'Pratica 7',
  credits: 1.5,
  documents: [{ id: 31, code: 'VISURA', name: 'Visura' }],
};
const ACCEPTED = { id: 7, status: { code: 'ACCEPTED' }, isOpenConfirmed: false };
const NEIGHBOURS: QueueNeighboursDto = {
  previous: { id: 5, client: 'Ada Neri' },
  next: { id: 9, client: 'Maria Rossi' },
};

/** The navigation with its way through the list, as the page puts it together. */
function Navigation(props: Omit<ComponentProps<typeof DossierNavigation>, 'way'>) {
  return <DossierNavigation {...props} way={useQueueWay(props.dossier.id)} />;
}

interface QueueCall {
  params: { query: Record<string, unknown> };
}

function open({
  search = LIST,
  others = [] as string[],
  taken = 9 as number | null,
  before = 5 as number | null,
  asksReason = false,
  isVerified = true,
  change = {} as Partial<DossierForm>,
  isPageAround = false,
  openPoints = NO_OPEN_POINTS as OpenPoints,
  neighbours = NEIGHBOURS as QueueNeighboursDto | Promise<QueueNeighboursDto>,
} = {}) {
  const api = getTestApi();
  const request = jest.fn();
  const onPostpone = jest.fn();
  stubCall(api, 'GET', '/api/Module/queue/neighbours/{id}', () => neighbours);
  const read = stubCall(api, 'GET', '/api/Module/{id}', () => createStoredDraft());
  stubCall(api, 'POST', '/api/Module/presence/{id}', () => ({ others }));
  let isReasonMissing = asksReason;
  const next = stubCall<QueueCall>(api, 'POST', '/api/Module/queue/next', ({ params }) => {
    if (params.query['direction'] === 'previous')
      return {
        next: before === null ? null : { id: before, client: 'Ada' },
        isReasonMissing: false,
      };
    return {
      next: taken === null || isReasonMissing ? null : { id: taken, client: 'Altra' },
      isReasonMissing,
    };
  });
  const skips = stubCall(api, 'POST', '/api/Module/queue/skips', () => {
    isReasonMissing = false;
    return undefined;
  });
  const patch = stubCall(api, 'PATCH', '/api/module/updateModuleStatus', () => ({ revision: 6 }));
  const dossier = {
    ...createStoredDraft(change),
    status: { code: 'SENT', name: 'Inviata', statusPercentage: 25 },
    adminFiles: [],
    chargedCredits: 1.5,
    documents: [{ id: 31, document: { code: 'VISURA', name: 'Visura', files: [{ id: 311 }] } }],
    documentChecks: isVerified ? [{ itemId: 31, fileIds: [311] }] : [],
  } as unknown as AdminDossierDto;
  render(
    <MemoryRouter initialEntries={[`/administration/modules/edit/7${search}`]}>
      <AppProviders>
        <Address />
        {isPageAround && <Dossier id={7} />}
        <AlertBanner />
        <OfficeProvider>
          <Navigation
            dossier={dossier}
            subject="Pratica 7"
            onPostpone={onPostpone}
            settleChecks={() => Promise.resolve()}
            settleOpenPoints={() => Promise.resolve(openPoints)}
            statusChange={{ request, busy: false } as unknown as ReturnType<typeof useStatusChange>}
          />
        </OfficeProvider>
      </AppProviders>
    </MemoryRouter>,
  );
  return { next, patch, read, request, onPostpone, skips };
}

const shift = (key: string) => fireEvent.keyDown(document, { key, shiftKey: true });
const address = () => document.querySelector('output')?.textContent;

it('names the dossiers around this one and reads the next beforehand', async () => {
  const { read } = open();
  await screen.findByRole('button', { name: 'Precedente: 5 · Ada Neri' });
  expect(screen.getByRole('button', { name: 'Prossima: 9 · Maria Rossi' })).toBeTruthy();
  await waitFor(() => expect(read.mock.calls[0]?.[0].params?.path).toEqual({ id: 9 }));
});

it('goes to the one that the server gives, which may be another when a colleague was quicker', async () => {
  const { next } = open({ taken: 12 });
  await screen.findByRole('button', { name: /^Prossima: 9/ });
  shift('N');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/12${LIST}`));
  expect(next.mock.calls[0]?.[0].params?.query).toMatchObject({
    state: 'RECEIVED',
    status: 'SENT',
    from: 7,
    named: 9,
  });
  await screen.findByText('9 · Maria Rossi non è più libera: hai aperto 12 · Altra.');
});

function commandFinder(label: string) {
  const { result } = renderHook(() => useCommandGroups());
  return () =>
    result.current.flatMap(({ commands }) => commands).find((one) => one.label === label);
}

it.each([
  ['key', () => void shift('N'), 9],
  ['button', () => void fireEvent.click(screen.getByRole('button', { name: 'Prossima' })), 9],
  [
    'button back',
    () => void fireEvent.click(screen.getByRole('button', { name: 'Precedente' })),
    5,
  ],
  [
    'command',
    () => {
      const findCommand = commandFinder('Apri la prossima pratica dell’elenco');
      act(() => findCommand()?.run?.());
    },
    9,
  ],
])('goes by %s before the names around it have come', async (_, go, id) => {
  open({ neighbours: new Promise(() => undefined) });
  go();
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/${id}${LIST}`));
});

it.each([
  ['Apri la prossima pratica dell’elenco', 'È l’ultima dell’elenco.'],
  ['Apri la pratica precedente dell’elenco', 'È la prima dell’elenco.'],
])('says why "%s" cannot be done only when it is known', async (label, reason) => {
  let tell: (around: QueueNeighboursDto) => void = () => undefined;
  open({ neighbours: new Promise<QueueNeighboursDto>((resolve) => (tell = resolve)) });
  const findCommand = commandFinder(label);
  expect(findCommand()?.refusal ?? null).toBeNull();
  tell({ previous: null, next: null });
  await waitFor(() => expect(findCommand()?.refusal).toBe(reason));
});

it('accepts and opens the next, asks for corrections and goes back by keys', async () => {
  const { patch, request } = open();
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  shift('C');
  // As by the button: what returns to the fitter, and the documents that can be pointed at.
  expect(request).toHaveBeenLastCalledWith(RETURNED_DOSSIER, 'WAITING');
  shift('A');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/9${LIST}`));
  expect(patch.mock.calls[0]?.[0].body).toEqual(ACCEPTED);
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: /^Precedente: 5/ });
  await waitFor(() => expect(previous.disabled).toBe(false));
  shift('P');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/5${LIST}`));
});

it.each([
  ['leaves', 9, [{ id: 7 }, { id: 9 }]],
  ['stays on', null, [{ id: 7 }, { id: 9 }, { id: 7 }]],
])('%s an accepted dossier, and reads only the open one anew', async (_, taken, expected) => {
  const { read } = open({ taken, isPageAround: true });
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  const readIds = () => read.mock.calls.map(([{ params }]) => params?.path);
  await waitFor(() => expect(readIds()).toEqual([{ id: 7 }, { id: 9 }]));
  shift('A');
  await screen.findByRole('button', { name: /^Annulla/ });
  await waitFor(() => expect(readIds()).toEqual(expected));
  if (taken !== null) await waitFor(() => expect(address()).toContain('/edit/9'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Prossima/ }).disabled).toBe(
      false,
    ),
  );
  expect(readIds()).toEqual(expected);
});

it('asks before it accepts documents that are not verified, and claims no other dossier meanwhile', async () => {
  const { patch, next } = open({ isVerified: false });
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  shift('A');
  const question = '1 documento non verificato: accetti lo stesso?';
  await screen.findByRole('dialog', { name: question });
  fireEvent.click(screen.getByRole('button', { name: 'Torna ai documenti' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([patch.mock.calls, next.mock.calls]).toEqual([[], []]);
  shift('A');
  await screen.findByRole('dialog', { name: question });
  fireEvent.click(screen.getByRole('button', { name: 'Accetta' }));
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/9${LIST}`));
  expect(patch.mock.calls[0]?.[0].body).toEqual(ACCEPTED);
});

it('asks once for all that is open, and tells the server that it did', async () => {
  const { patch } = open({ openPoints: { doubts: 2, requests: 1, messages: 1 } });
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  shift('A');
  const dialog = await screen.findByRole('dialog', {
    name: 'Restano punti aperti: accetti lo stesso?',
  });
  expect([...dialog.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    '2 punti da ricontrollare',
    '1 documento richiesto in attesa',
    '1 messaggio da leggere',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Accetta' }));
  await waitFor(() =>
    expect(patch.mock.calls[0]?.[0].body).toEqual({ ...ACCEPTED, isOpenConfirmed: true }),
  );
});

it('stays after an acceptance where that was chosen, also the next time', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Poi apri la prossima' }));
  expect(screen.queryByRole('button', { name: 'Accetta e apri la prossima' })).toBeNull();
  shift('A');
  await screen.findByRole('button', { name: /^Annulla/ });
  expect(address()).toBe(`/administration/modules/edit/7${LIST}`);
  cleanup();
  open();
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Poi apri la prossima',
  });
  expect(choice.checked).toBe(false);
});

it('asks before it accepts an Ecobonus that is not due', async () => {
  const { patch } = open({
    change: {
      serviceType: 1,
      immovableClimateZone: 'E',
      manufatti: {
        serramenti: [validWindow({ trasmittanzaPost: 1.38 })],
        schermature: [],
        chiusure: [],
      },
    },
  });
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  shift('A');
  const dialog = await screen.findByRole('dialog', {
    name: 'L’Ecobonus non spetta: accetti lo stesso?',
  });
  expect(dialog.textContent).toContain('serramento 1, U 1,38 oltre il limite 1,30');
  fireEvent.click(screen.getByRole('button', { name: 'Torna alla pratica' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(patch).not.toHaveBeenCalled();
  shift('A');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Accetta' }));
  await waitFor(() => expect(patch.mock.calls[0]?.[0].body).toEqual(ACCEPTED));
});

it('asks for corrections from the palette with the same dossier', async () => {
  const { request } = open();
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  const { result } = renderHook(() => useCommandGroups());
  const acts = result.current.flatMap(({ commands }) => commands);
  act(() => acts.find(({ label }) => label === 'Chiedi correzioni')?.run?.());
  expect(request).toHaveBeenLastCalledWith(RETURNED_DOSSIER, 'WAITING');
});

it('asks for the next dossier while the acceptance is under way, and stays when it is refused', async () => {
  const { patch, next } = open();
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  let refuse: (error: Error) => void = () => undefined;
  patch.mockImplementation(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  shift('A');
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  refuse(new Error('Rete assente'));
  await screen.findByText(/Errore Cambio stato/);
  expect(next.mock.calls[0]?.[0].params?.query).not.toHaveProperty('openMs');
  expect(address()).toBe(`/administration/modules/edit/7${LIST}`);
});

it('goes back to the one that the server gives, or stays where there is none', async () => {
  const { next } = open({ before: 3 });
  await screen.findByRole('button', { name: /^Precedente: 5/ });
  shift('P');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/3${LIST}`));
  expect(next.mock.calls[0]?.[0].params.query).toMatchObject({ from: 7, direction: 'previous' });
});

it('says so when nothing free is before it', async () => {
  open({ before: null });
  await screen.findByRole('button', { name: /^Precedente: 5/ });
  shift('P');
  await screen.findByText('Prima di questa non ci sono pratiche libere in questo elenco.');
  expect(address()).toBe(`/administration/modules/edit/7${LIST}`);
});

it('says so when nothing is left', async () => {
  open({ taken: null });
  await screen.findByRole('button', { name: /^Prossima: 9/ });
  shift('N');
  await screen.findByText('Non ci sono altre pratiche da lavorare in questo elenco.');
});

it('goes on saying so when the address of the dossier follows only then', async () => {
  open({ taken: null });
  await screen.findByRole('button', { name: /^Prossima: 9/ });
  shift('N');
  await screen.findByText('Non ci sono altre pratiche da lavorare in questo elenco.');
  fireEvent.click(screen.getByText('The address follows'));
  expect(address()).toBe(`/administration/modules/edit/8${LIST}`);
  screen.getByText('Non ci sono altre pratiche da lavorare in questo elenco.');
});

it('says who else is here, and has no way on where no list led here', async () => {
  const { next } = open({ search: '', others: ['Bruno Blu'] });
  await screen.findByText('Bruno Blu ha aperto questa pratica.');
  expect(screen.queryByRole('navigation')).toBeNull();
  shift('N');
  expect(next).not.toHaveBeenCalled();
});

it('asks why it is left where the server wants to know: one key answers and goes on', async () => {
  const { skips } = open({ asksReason: true });
  await screen.findByRole('button', { name: /^Prossima: 9/ });
  shift('N');
  await screen.findByRole('dialog', { name: 'Perché la salti?' });
  fireEvent.keyDown(document, { key: '1' });
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/9${LIST}`));
  expect(skips.mock.calls[0]?.[0].body).toEqual({ id: 7, reason: 'document', note: null });
});

it('wants the words of another reason, and stays where none is given', async () => {
  const { skips } = open({ asksReason: true });
  await screen.findByRole('button', { name: /^Prossima: 9/ });
  shift('N');
  await screen.findByRole('dialog', { name: 'Perché la salti?' });
  fireEvent.keyDown(document, { key: '4' });
  const words = await screen.findByRole('textbox', { name: /Motivo/ });
  await waitFor(() => expect(document.activeElement).toBe(words));
  fireEvent.click(screen.getByRole('button', { name: 'Salta e apri la prossima' }));
  expect(skips).not.toHaveBeenCalled();
  fireEvent.change(words, { target: { value: 'Da rivedere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salta e apri la prossima' }));
  await waitFor(() =>
    expect(skips.mock.calls[0]?.[0].body).toEqual({ id: 7, reason: 'other', note: 'Da rivedere' }),
  );
});

it('takes an acceptance back by one key, also once the next dossier is open', async () => {
  open();
  const undo = stubCall(getTestApi(), 'POST', '/api/module/undo', () => ({
    rows: [{ id: 7, isDone: true, message: null }],
  }));
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  shift('A');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/9${LIST}`));
  await screen.findByRole('button', { name: /^Annulla/ });
  fireEvent.keyDown(document, { key: 'z' });
  await screen.findByText('Accettazione annullata: pratica 7 com’era prima.');
  expect(undo.mock.calls[0]?.[0].body).toEqual({
    act: 'accept',
    ids: [7],
    revisions: [{ id: 7, revision: 6 }],
  });
  expect(screen.getByRole('link', { name: 'Apri la pratica 7' }).getAttribute('href')).toBe(
    '/administration/modules/edit/7',
  );
});

it('puts a dossier off by Shift and H', async () => {
  const { onPostpone } = open();
  await screen.findByRole('button', { name: /^Prossima: / });
  shift('H');
  expect(onPostpone).toHaveBeenCalledTimes(1);
});
