import { ApiError, type AdminDossierDto } from '@pratiche/api';
import { type DossierForm, STEP_FIELDS } from '@pratiche/domain';
import { AppProviders, queryClient, useAlerts } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BrowserRouter, Route, Routes } from 'react-router';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi } from '../../test/render-session.js';
import { officeEditFieldPath, officeEditPath } from '../shared/admin-dossier-path.js';
import { OfficeEditPage } from './OfficeEditPage.js';

const ACQUIRED: Partial<DossierForm> = {
  acquisizioneBeneficiario: true,
  ...Object.fromEntries(STEP_FIELDS.residenza.map((field) => [field, null])),
  cadastralSheet: null,
};

let stored: AdminDossierDto;
let saved: Record<string, unknown>[];
beforeEach(() => {
  saved = [];
  stubCall(getTestApi(), 'GET', '/api/Module/{id}', () => Promise.resolve(stored));
  stubCall(getTestApi(), 'PUT', '/api/Module/administration/{id}', ({ body }) => {
    const { version, reason, ...values } = body as { version: number; reason: string | null };
    saved.push({ reason, ...values });
    stored = { ...stored, ...values, version: version + 1 } as AdminDossierDto;
    return Promise.resolve(stored);
  });
});
afterEach(async () => {
  cleanup();
  // Leaving the page saves what is not saved yet, in the next turn: timers run in their order.
  await new Promise((resolve) => setTimeout(resolve, 0));
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

function open(change: Partial<DossierForm>, code = 'SENT', address = officeEditPath(7)) {
  stored = {
    ...createStoredDraft(change),
    status: { code, name: code, statusPercentage: 25 },
  } as AdminDossierDto;
  window.history.pushState(null, '', address);
  render(
    <BrowserRouter>
      <AppProviders>
        <Routes>
          <Route path="/administration/modules/edit/:id/data" element={<OfficeEditPage />} />
          <Route path="/administration/modules/edit/:id" element={<p>Pagina della pratica</p>} />
        </Routes>
      </AppProviders>
    </BrowserRouter>,
  );
}
const stepTitle = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('begins with the first acquired step, and «Avanti» saves what was entered, even in part', async () => {
  open(ACQUIRED);
  const zip = await screen.findByLabelText<HTMLInputElement>(/^CAP/);
  expect(stepTitle()).toBe('Residenza');
  expect(screen.queryByRole('button', { name: /Salva bozza|invia/i })).toBeNull();
  fireEvent.change(zip, { target: { value: '24121' } });
  press('Avanti');
  await waitFor(() => expect(stepTitle()).toBe('Ubicazione immobile'));
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ reason: null, beneficiaryResidentialZip: '24121' });
  expect(Object.keys(saved[0] ?? {})).not.toContain('spese');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('stays where a value is wrong, and names it', async () => {
  open(ACQUIRED);
  await screen.findByLabelText(/^CAP/);
  press('Avanti');
  await waitFor(() => expect(stepTitle()).toBe('Ubicazione immobile'));
  press('Avanti');
  await waitFor(() => expect(stepTitle()).toBe('Dati catastali'));
  fireEvent.change(screen.getByLabelText(/^Subalterno/), { target: { value: '1, 2' } });
  press('Avanti');
  const [told] = await screen.findAllByText(/un solo subalterno/);
  expect(told).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Passo non concluso: 1 dato da correggere.');
  expect(stepTitle()).toBe('Dati catastali');
  expect(saved).toEqual([]);
});

it('saves before it jumps to «Amministrazione pratica»', async () => {
  open(ACQUIRED);
  fireEvent.change(await screen.findByLabelText(/^CAP/), { target: { value: '24121' } });
  press('Amministrazione pratica');
  await screen.findByText('Pagina della pratica');
  expect(saved).toHaveLength(1);
});

it.each(['SENT', 'SENTTOENEA'])(
  'leads back to the dossier from every step and from the reason (%s), saving what was entered',
  async (code) => {
    open(ACQUIRED, code);
    if (code === 'SENT')
      fireEvent.change(await screen.findByLabelText(/^CAP/), { target: { value: '24121' } });
    const link = await screen.findByRole('link', { name: 'Torna alla pratica' });
    expect(link.getAttribute('href')).toBe('/administration/modules/edit/7');
    fireEvent.click(link);
    await screen.findByText('Pagina della pratica');
    await waitFor(() => expect(saved).toHaveLength(code === 'SENT' ? 1 : 0));
  },
);

it('shows the steps of the fitter read-only', async () => {
  open({});
  await screen.findByLabelText(/^CAP/);
  expect(stepTitle()).toBe('Residenza');
  press('Indietro');
  await waitFor(() => expect(stepTitle()).toBe('Beneficiario'));
  expect(screen.getByRole('note').textContent).toContain('chiedi le correzioni');
  expect(screen.getByLabelText(/^Cognome/).closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Avanti' }).closest('fieldset')).toBeNull();
});

describe('the answers for ENEA in the steps of the fitter', () => {
  const openAt = (path: string, change: Partial<DossierForm>, code = 'SENT') => {
    open(change, code, officeEditFieldPath(7, path));
  };
  const answer = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

  it('are edited alone, from the field that the address names', async () => {
    const [window] = createStoredDraft({}).manufatti.serramenti;
    if (window === undefined) throw new Error('No window');
    const serramenti = [1, 2].map(() => ({ ...window, tipologiaVetroPost: 'triplo' as const }));
    openAt('manufatti.serramenti.1.vetroBassoEmissivoPost', {
      manufatti: { serramenti, schermature: [], chiusure: [] },
    });
    const row = await screen.findByRole('group', { name: 'Serramento 2' });
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    expect(stepTitle()).toBe('Manufatti');
    expect(screen.getByRole('note').textContent).toContain('risposte per ENEA');
    const [yes] = within(row).getAllByRole<HTMLInputElement>('radio');
    expect(yes?.closest('fieldset:disabled')).toBeNull();
    // The others of the step are there to be read.
    expect(screen.getByRole('button', { name: /^Aggiungi serramento/ })).toHaveProperty(
      'disabled',
      false,
    );
    expect(
      screen.getByRole('button', { name: /^Aggiungi serramento/ }).closest('fieldset')?.disabled,
    ).toBe(true);
    if (yes) fireEvent.click(yes);
    press('Avanti');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      manufatti: {
        serramenti: [{ superficie: window.superficie }, { vetroBassoEmissivoPost: true }],
      },
    });
  });

  it.each<[string, Partial<DossierForm>, string, RegExp]>([
    ['immovableRealRight', { immovablePossessionTitle: 1 }, 'Caratteristiche immobile', /^Sì/],
    ['interventionOnImmovableType', {}, 'Intervento', /^Intero edificio/],
  ])('%s', async (path, change, title, name) => {
    openAt(path, change);
    fireEvent.click(await answer(name));
    expect(stepTitle()).toBe(title);
    expect(document.querySelectorAll(`[id="campo-${path}"]`)).toHaveLength(1);
    press('Amministrazione pratica');
    await screen.findByText('Pagina della pratica');
    expect(saved[0]?.[path]).not.toBeNull();
  });

  it('name the generator whose P.E.A. is asked', async () => {
    openAt('generatori.0.pea', {
      generatori: [
        {
          tipoGeneratore: 'pompaCalore',
          numeroGeneratore: 1,
          rendimentoMaxPotenza: null,
          pea: null,
          nome: null,
          potenzaUtileNominale: 8,
        },
      ],
    });
    const field = await screen.findByLabelText(/^Generatore 1: P\.E\.A\./);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: '3,4' } });
    fireEvent.blur(field);
    press('Avanti');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ generatori: [{ pea: 3.4, potenzaUtileNominale: 8 }] });
  });

  it('are begun with after the reason, once ENEA has the dossier', async () => {
    openAt('immovableZip', {}, 'SELLED');
    fireEvent.change(await screen.findByLabelText(/^Motivo della modifica/), {
      target: { value: 'CAP errato' },
    });
    press('Continua');
    const zip = await screen.findByLabelText(/^CAP/);
    await waitFor(() => expect(document.activeElement).toBe(zip));
    expect(stepTitle()).toBe('Ubicazione immobile');
  });
});

it('asks for a reason first once ENEA has the dossier, and sends it along', async () => {
  open({ beneficiaryFirstName: 'Maria', beneficiaryLastName: 'Rossi' }, 'SENTTOENEA');
  const reason = await screen.findByLabelText(/^Motivo della modifica/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Modifica dati pratica 7 · Maria Rossi',
  );
  press('Continua');
  expect(await screen.findByText(/scrivi il motivo della modifica/)).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'CAP errato' } });
  press('Continua');
  fireEvent.change(await screen.findByLabelText(/^CAP/), { target: { value: '24122' } });
  press('Avanti');
  await waitFor(() => expect(saved).toMatchObject([{ reason: 'CAP errato' }]));
});

it('opens no draft', async () => {
  open({}, 'DRAFT');
  expect(await screen.findByText('Non puoi modificare i dati')).toBeTruthy();
});

it('saves on leaving by another way, and says so when that fails', async () => {
  open(ACQUIRED);
  fireEvent.change(await screen.findByLabelText(/^CAP/), { target: { value: '24121' } });
  stubCall(getTestApi(), 'PUT', '/api/Module/administration/{id}', () =>
    Promise.reject(new ApiError({ status: 409, code: 'not-received', message: 'È in bozza.' })),
  );
  const alert = jest.spyOn(useAlerts(), 'error');
  cleanup();
  await waitFor(() => expect(alert).toHaveBeenCalled());
});
