import type { AdminDossierDto, PresenceDto } from '@pratiche/api';
import { AppProviders, queryClient } from '@pratiche/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi } from '../../../test/render-session.js';
import { useAdminDossier } from '../queries/useAdminDossier.js';
import { usePresence } from './usePresence.js';

afterEach(async () => {
  stubCall(getTestApi(), 'DELETE', '/api/Module/presence/{id}', () => undefined);
  await act(async () => cleanup());
  queryClient.clear();
});

const NEWS = 'Serafina Baldacci ha chiesto correzioni adesso';

/** A page with a text that is being typed. */
function Content({ dossier }: { dossier: AdminDossierDto }) {
  const { news } = usePresence(dossier.id, dossier.revision);
  return (
    <>
      <h1>{dossier.status.name}</h1>
      <p role="status">{news}</p>
      <textarea aria-label="Nota" />
    </>
  );
}

function Page() {
  const { data } = useAdminDossier(7);
  return data ? <Content dossier={data} /> : null;
}

function open(lastAct: PresenceDto['current']['lastAct']) {
  const api = getTestApi();
  let isChanged = false;
  const status = () => ({
    code: isChanged ? ('WAITING' as const) : ('SENT' as const),
    name: isChanged ? 'Correzioni richieste' : 'Inviata',
    statusPercentage: 25,
  });
  const revision = () => (isChanged ? 6 : 5);
  const read = stubCall(api, 'GET', '/api/Module/{id}', () => ({
    ...createStoredDraft(),
    id: 7,
    revision: revision(),
    status: status(),
  }));
  stubCall(api, 'POST', '/api/Module/presence/{id}', () => ({
    others: [],
    current: {
      revision: revision(),
      version: 2,
      status: status(),
      lastAct: isChanged ? lastAct : null,
    },
  }));
  render(
    <MemoryRouter>
      <AppProviders>
        <Page />
      </AppProviders>
    </MemoryRouter>,
  );
  return {
    read,
    changeAndBeat: async () => {
      isChanged = true;
      await queryClient.refetchQueries({ queryKey: ['presence', 7] });
    },
  };
}

it('says what a colleague has done, reads the dossier again and leaves what is typed', async () => {
  const { read, changeAndBeat } = open({
    accountId: 99,
    at: '2026-03-02T09:30:00.000Z',
    text: NEWS,
  });
  const note = await screen.findByRole('textbox', { name: 'Nota' });
  fireEvent.change(note, { target: { value: 'Sto scrivendo' } });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toBe('');
  await changeAndBeat();
  await screen.findByText(NEWS);
  await screen.findByRole('heading', { name: 'Correzioni richieste' });
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('textbox', { name: 'Nota' })).toBe(note);
  expect((note as HTMLTextAreaElement).value).toBe('Sto scrivendo');
});

it('reads it again without a word where nobody is named', async () => {
  const { read, changeAndBeat } = open(null);
  await screen.findByRole('textbox', { name: 'Nota' });
  await changeAndBeat();
  await screen.findByRole('heading', { name: 'Correzioni richieste' });
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe('');
});
