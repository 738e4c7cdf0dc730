import type { AdminDossierDto, QueueNeighboursDto } from '@pratiche/api';
import { AlertBanner, AppProviders, queryClient, type useStatusChange } from '@pratiche/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi } from '../../../test/render-session.js';
import { DossierNavigation } from './DossierNavigation.js';

afterEach(async () => {
  stubCall(getTestApi(), 'DELETE', '/api/Module/presence/{id}', () => undefined);
  await act(async () => cleanup());
  queryClient.clear();
  jest.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const LIST = '?lista=received&status=SENT';
const NEIGHBOURS: QueueNeighboursDto = {
  previous: { id: 5, client: 'Ada Neri' },
  next: { id: 9, client: 'Maria Rossi' },
};

function open({ search = LIST, others = [] as string[], taken = 9 as number | null } = {}) {
  const api = getTestApi();
  const request = jest.fn();
  stubCall(api, 'GET', '/api/Module/queue/neighbours/{id}', () => NEIGHBOURS);
  const read = stubCall(api, 'GET', '/api/Module/{id}', () => createStoredDraft());
  stubCall(api, 'POST', '/api/Module/presence/{id}', () => ({ others }));
  const next = stubCall(api, 'POST', '/api/Module/queue/next', () => ({
    next: taken === null ? null : { id: taken, client: 'Altra' },
  }));
  const patch = stubCall(api, 'PATCH', '/api/module/updateModuleStatus', () => ({}));
  const dossier = {
    ...createStoredDraft(),
    status: { code: 'SENT', name: 'Inviata', statusPercentage: 25 },
    adminFiles: [],
  } as unknown as AdminDossierDto;
  render(
    <MemoryRouter initialEntries={[`/administration/modules/edit/7${search}`]}>
      <AppProviders>
        <Address />
        <AlertBanner />
        <DossierNavigation
          dossier={dossier}
          subject="Pratica 7"
          statusChange={{ request, busy: false } as unknown as ReturnType<typeof useStatusChange>}
        />
      </AppProviders>
    </MemoryRouter>,
  );
  return { next, patch, read, request };
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
  });
});

it('accepts and opens the next, asks for corrections and goes back by keys', async () => {
  const { patch, request } = open();
  await screen.findByRole('button', { name: 'Accetta e apri la prossima' });
  shift('C');
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }), 'WAITING');
  shift('A');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/9${LIST}`));
  expect(patch.mock.calls[0]?.[0].body).toEqual({ id: 7, status: { code: 'ACCEPTED' } });
  shift('P');
  await waitFor(() => expect(address()).toBe(`/administration/modules/edit/5${LIST}`));
});

it('says so when nothing is left', async () => {
  open({ taken: null });
  await screen.findByRole('button', { name: /^Prossima: 9/ });
  shift('N');
  await screen.findByText('Non ci sono altre pratiche da lavorare in questo elenco.');
});

it('says who else is here, and has no way on where no list led here', async () => {
  const { next } = open({ search: '', others: ['Bruno Blu'] });
  await screen.findByText('Bruno Blu ha aperto questa pratica.');
  expect(screen.queryByRole('navigation')).toBeNull();
  shift('N');
  expect(next).not.toHaveBeenCalled();
});
