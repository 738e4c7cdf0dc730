import { ApiError, PROBLEM_CODES, type DossierDto } from '@pratiche/api';
import { AlertBanner } from '@pratiche/ui';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
  preloadDialogs,
} from '../../test/render-session.js';
import { Field } from '../fields/Field.js';
import { TaxCodeField } from '../fields/TaxCodeField.js';
import type { DossierSession } from '../state/dossier-session.js';
import { ProductList } from '../steps/manufatti/ProductList.js';
import { ConflictDialog } from './ConflictDialog.js';
import { StepErrorList } from './StepErrorList.js';
import { WizardNavigationContext } from '../form/wizard-navigation-context.js';
import { StepActions } from '../form/StepActions.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;

function open(stored: DossierDto, step: DossierSession['step']): void {
  net = stubDossierServer(stored);
  session = openDraftSession(stored);
  session.step = step;
}

beforeAll(preloadDialogs);
afterEach(() => {
  cleanup();
  session.close();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Lets happen what a new row brings: the session looks at it once it is drawn, in a frame and a turn. */
const passFrames = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  });

/** The steps as the wizard has them, in one that is open. */
const navigationIn = (current: DossierSession['step']) => ({
  steps: session.computeCurrentSteps(),
  current,
  openStep: jest.fn(),
  openField: jest.fn(),
  goToNextStep: jest.fn(),
  goToPreviousStep: jest.fn(),
  openReview: jest.fn(),
});

it('a row added after a refusal is quiet until it is touched, or refused itself', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('min-width: 68.75em'),
      }) as MediaQueryList,
  );
  open(
    createStoredDraft({ manufatti: { serramenti: [], schermature: [], chiusure: [] } }),
    'manufatti',
  );
  renderWithSession(
    session,
    <>
      <StepErrorList />
      <ProductList list="serramenti" />
    </>,
  );
  const refuse = () =>
    act(async () => {
      session.showStepErrors('manufatti');
      await session.form.trigger();
    });
  await refuse();
  expect(screen.getByText(/Inserisci almeno un manufatto/)).toBeTruthy();
  const said = screen.getByRole('alert').textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi serramento' }));
  await screen.findByRole('button', { name: /^Serramento 1: / });
  await passFrames();
  expect(screen.queryAllByText(/Campo obbligatorio/)).toHaveLength(0);
  // What a narrow cell writes over its list is the whole choice.
  expect(document.querySelector<HTMLElement>('.wz-cell-confine .pr-select')?.dataset['text']).toBe(
    'Verso esterno',
  );
  expect(said).not.toBe('');
  await refuse();
  expect(screen.getAllByText(/Campo obbligatorio/).length).toBeGreaterThan(7);
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi serramento' }));
  await screen.findByRole('button', { name: /^Serramento 2: / });
  await passFrames();
  expect(screen.queryByRole('button', { name: /^Serramento 2 · / })).toBeNull();
  expect(
    document.querySelectorAll('[id^="campo-manufatti-serramenti-1-"][aria-invalid]'),
  ).toHaveLength(0);
});

it.each([
  ['a wide screen', false],
  ['a phone, which opens it there', true],
])('a long list of errors is counted in the bar, which leads to it on %s', async (_, isPhone) => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: isPhone && query.includes('max-width: 47.9375em'),
      }) as MediaQueryList,
  );
  const empty = {
    immovableAddress: null,
    immovableAddressNumber: null,
    immovableMunicipality: null,
    immovableProvince: null,
    immovableZip: null,
  };
  open(createStoredDraft(empty), 'ubicazione');
  renderWithSession(
    session,
    <WizardNavigationContext value={navigationIn('ubicazione')}>
      <StepErrorList />
      <Field name="immovableAddress" />
      <StepActions />
    </WizardNavigationContext>,
  );
  const link = () => screen.queryByRole('button', { name: /dati da completare: vedi l’elenco/ });
  expect(link()).toBeNull();
  act(() => session.showStepErrors('ubicazione'));
  const lines = document.querySelectorAll('.wz-jumps li').length;
  expect(lines).toBeGreaterThan(3);
  expect(link()?.textContent).toBe(`${lines} dati da completare: vedi l’elenco`);
  const isFolded = () => document.querySelector('.wz-errors details:not([open])') !== null;
  expect(isFolded()).toBe(isPhone);
  fireEvent.click(link() as HTMLElement);
  expect(isFolded()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('.wz-jumps button'));
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value: 'Via Dora' } });
  fireEvent.blur(screen.getByLabelText(/Indirizzo/));
  // Three lines are in view together with their fields.
  await waitFor(() => expect(link()).toBeNull());
  expect(document.querySelectorAll('.wz-jumps li')).toHaveLength(3);
});

it('the list says what the field says of a day that does not exist, until it is mended', async () => {
  open(createStoredDraft({ beneficiaryBirthDate: null }), 'beneficiario');
  renderWithSession(
    session,
    <>
      <StepErrorList />
      <Field name="beneficiaryBirthDate" />
    </>,
  );
  act(() => session.showStepErrors('beneficiario'));
  const line = () => document.querySelector('.wz-jumps li')?.textContent;
  expect(line()).toMatch(/: Campo obbligatorio$/);
  const input = screen.getByLabelText(/^Data di nascita/);
  fireEvent.change(input, { target: { value: '31/02/1980' } });
  fireEvent.blur(input);
  await waitFor(() => expect(line()).toMatch(/: Questo giorno non esiste/));
  fireEvent.change(input, { target: { value: '' } });
  await waitFor(() => expect(line()).toMatch(/: Campo obbligatorio$/));
});

it('the list counts an optional day that does not exist, until it is mended', async () => {
  open(
    createStoredDraft({ beneficiaryFirstName: null, beneficiaryIdentificationDocDate: null }),
    'beneficiario',
  );
  renderWithSession(
    session,
    <>
      <StepErrorList />
      <Field name="beneficiaryIdentificationDocDate" />
    </>,
  );
  const lines = () => [...document.querySelectorAll('.wz-jumps li')].map((li) => li.textContent);
  const input = document.querySelector<HTMLInputElement>('input.pr-input') as HTMLInputElement;
  fireEvent.change(input, { target: { value: '31/02/2031' } });
  fireEvent.blur(input);
  await screen.findByText(/Questo giorno non esiste/);
  expect(lines()).toEqual([]);
  act(() => session.showStepErrors('beneficiario'));
  const counted = lines();
  expect(counted.at(-1)).toMatch(/: Questo giorno non esiste/);
  fireEvent.change(input, { target: { value: '' } });
  await waitFor(() => expect(lines()).toEqual(counted.slice(0, -1)));
});

it('what is said of a tax code goes when the code changes', async () => {
  open(createStoredDraft({ beneficiarySsn: null }), 'beneficiario');
  stubCall(getTestApi(), 'GET', '/api/Module/getDataFromSSN/{ssn}', () => {
    throw new ApiError({
      status: 404,
      code: PROBLEM_CODES.taxCodeNotRecognised,
      message: 'Codice fiscale non riconosciuto',
    });
  });
  renderWithSession(
    session,
    <>
      <AlertBanner />
      <TaxCodeField who="beneficiary" />
    </>,
  );
  const input = screen.getByLabelText(/Codice fiscale/);
  fireEvent.change(input, { target: { value: 'RSSMRA80A01F205Y' } });
  await screen.findByText('Codice fiscale non riconosciuto');
  fireEvent.change(input, { target: { value: 'RSSMRA80A01F205' } });
  expect(screen.queryByText('Codice fiscale non riconosciuto')).toBeNull();
});

it('a conflict on «Salva bozza» asks and calls nothing an error', async () => {
  open(createStoredDraft({ immovableAddress: 'Via Po' }), 'ubicazione');
  const stored = { ...net.known.now, immovableAddress: 'Via Lungo', version: 2 };
  stubCall(getTestApi(), 'PUT', '/api/Module', () => {
    throw new ApiError({
      status: 409,
      code: PROBLEM_CODES.versionConflict,
      message: 'La pratica è stata modificata',
      stored,
    });
  });
  renderWithSession(
    session,
    <WizardNavigationContext value={navigationIn('ubicazione')}>
      <AlertBanner />
      <Field name="immovableAddress" />
      <StepActions />
      <ConflictDialog />
    </WizardNavigationContext>,
  );
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value: 'Via Dora' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salva bozza' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'La pratica è stata modificata anche altrove',
  );
  await act(() => Promise.resolve());
  expect(screen.queryByText('Errore salvataggio pratica')).toBeNull();
});

it('the list names a field that went wrong after the refusal, like every red one', async () => {
  open(
    createStoredDraft({ beneficiaryFirstName: null, beneficiaryIdentificationDocDate: null }),
    'beneficiario',
  );
  renderWithSession(
    session,
    <>
      <StepErrorList />
      <Field name="beneficiaryIdentificationDocDate" />
    </>,
  );
  act(() => session.showStepErrors('beneficiario'));
  expect(screen.queryByText(/oggi o successiva/)).toBeNull();
  const input = document.querySelector<HTMLInputElement>('input.pr-input') as HTMLInputElement;
  fireEvent.change(input, { target: { value: '01/01/2020' } });
  fireEvent.blur(input);
  await waitFor(() => expect(screen.getAllByText(/oggi o successiva/)).toHaveLength(2));
  fireEvent.change(input, { target: { value: '' } });
  await waitFor(() => expect(screen.queryByText(/oggi o successiva/)).toBeNull());
});
