import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { serializeFieldValue } from '@pratiche/domain';
import { Field } from '../fields/Field.js';
import {
  createDocumentItem,
  createLastStep,
  createStoredFile,
} from '../../test/document-fixtures.js';
import { useLocation } from 'react-router';
import { useWizardNavigation, type WizardNavigation } from '../form/useWizardNavigation.js';
import { WizardNavigationContext } from '../form/wizard-navigation-context.js';
import type { DossierSession } from '../state/dossier-session.js';
import { ReturnReason } from './ReturnReason.js';
import { StepReturnNote } from './StepReturnNote.js';

const POINTS = [
  { field: 'cadastralSheet', itemId: null, text: 'Nella visura è 46', value: '"12"', fileIds: [] },
  { field: null, itemId: 4, text: 'Non si legge', value: null, fileIds: [1] },
];
const REASON =
  'Manca il saldo.\n– Dati catastali · Foglio: Nella visura è 46\n– Fatture: Non si legge';
const openField = jest.fn();
const openStep = jest.fn();
let session: DossierSession;

// Otherwise loaded on first use, which is slow on a busy machine.
beforeAll(() => import('./return-parts.js'));
beforeEach(() => {
  const { known } = stubDossierServer(createStoredDraft({ cadastralSheet: '12' }));
  session = openDraftSession({ ...known.now, rejectReason: REASON, returnPoints: POINTS } as never);
  session.step = 'catasto';
});
afterEach(() => {
  cleanUpSession(session);
  jest.restoreAllMocks();
});

const open = (reason = REASON) =>
  renderWithSession(
    session,
    <WizardNavigationContext value={{ openField, openStep } as unknown as WizardNavigation}>
      <ReturnReason reason={reason} wantsCorrections returnedId={null} messages={null} />
      <Field name="cadastralSheet" />
    </WizardNavigationContext>,
  );

it('each point of the reason leads to its place', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Dati catastali · Foglio' }));
  expect(openField).toHaveBeenCalledWith('cadastralSheet');
  fireEvent.click(screen.getByRole('button', { name: 'Fatture' }));
  expect(openStep).toHaveBeenCalledWith('documentazione', undefined);
  expect(document.querySelector('.wz-reason')?.textContent).toMatch(/^Manca il saldo\.Dati/);
});

it('a field that is pointed at is marked, and its point is ticked once it is changed', async () => {
  open();
  const note = screen.getByText(/Da correggere: Nella visura è 46/);
  expect(note.className).toContain('pr-field-asked');
  expect(screen.queryByText('Corretto:')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Foglio/), { target: { value: '46' } });
  await waitFor(() => expect(screen.queryByText(/^ ?Da correggere/)).toBeNull());
  const [mended, left] = screen.getAllByRole('listitem');
  expect(within(mended!).getByText('Corretto:')).toBeTruthy();
  expect(mended?.textContent).toContain('Nella visura è 46');
  expect(left?.textContent).toBe('Fatture');
});

it('a reason in words of its own stays as it was written', () => {
  open('Manca il saldo e il foglio.');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(document.querySelector('.wz-reason')?.textContent).toBe('Manca il saldo e il foglio.');
});

it('a step that opens shows the first field that is pointed at, above its bar', async () => {
  renderWithSession(
    session,
    <>
      <StepReturnNote step="catasto" />
      <Field name="cadastralSheet" />
    </>,
  );
  const shown = jest.fn();
  screen.getByLabelText(/^Foglio/).scrollIntoView = shown;
  await waitFor(() => expect(shown.mock.calls).toEqual([[{ block: 'nearest' }]]));
});

it.each([
  ['narrow', false, 1, null],
  ['narrow', false, 2, 'Da correggere in questo passo'],
  ['wide', true, 2, null],
])(
  'on %s screens the step lists no point twice, and no single one',
  async (_, isWide, count, title) => {
    if (count === 2) {
      const { known } = stubDossierServer(createStoredDraft({ cadastralSheet: '12' }));
      const value = serializeFieldValue(session.store.get().form.cadastralParcel);
      const parcel = { ...POINTS[0], field: 'cadastralParcel', text: 'È la 7', value };
      session = openDraftSession({
        ...known.now,
        rejectReason: `Manca.\n– Dati catastali · Foglio: Nella visura è 46\n– Dati catastali · Particella: È la 7`,
        returnPoints: [POINTS[0], parcel],
      } as never);
      session.step = 'catasto';
    }
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation(
        () => Object.assign(new EventTarget(), { matches: isWide }) as MediaQueryList,
      );
    renderWithSession(
      session,
      <>
        <StepReturnNote step="catasto" />
        <Field name="cadastralSheet" />
      </>,
    );
    // The field is shown by what would draw the list.
    const shown = jest.fn();
    screen.getByLabelText(/^Foglio/).scrollIntoView = shown;
    await waitFor(() => expect(shown).toHaveBeenCalled());
    expect(screen.queryByText(/in questo passo/)?.textContent ?? null).toBe(title);
  },
);

it('a list has its point in the step, because it has no note of its own', async () => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
  const { known } = stubDossierServer(createStoredDraft());
  const value = serializeFieldValue(session.store.get().form.manufatti);
  const points = [{ field: 'manufatti', itemId: null, text: 'Uw da rivedere', value, fileIds: [] }];
  const rejectReason = 'Manca.\n– Manufatti: Uw da rivedere';
  session = openDraftSession({ ...known.now, rejectReason, returnPoints: points } as never);
  session.step = 'manufatti';
  renderWithSession(session, <StepReturnNote step="manufatti" />);
  expect(await screen.findByText('Da correggere in questo passo')).toBeTruthy();
});

function Banner({ reason }: { reason: string }) {
  return (
    <WizardNavigationContext value={useWizardNavigation()}>
      <ReturnReason reason={reason} wantsCorrections returnedId={null} messages={null} />
      <p data-testid="search">{useLocation().search}</p>
    </WizardNavigationContext>
  );
}

/** With the words of the points alone, so that all of it is known to be changed. */
const POINTS_REASON = REASON.replace('Manca il saldo.', 'Correggi i punti indicati.');

it.each([
  [POINTS_REASON, 'Hai corretto tutto: rileggi e invia la pratica', 'success'],
  [REASON, 'I punti segnalati sono cambiati: rileggi anche la richiesta, poi invia', 'warning'],
])(
  'the banner over %j leads to the sending once its points are changed',
  async (reason, title, type) => {
    const invoices = (fileId: number) =>
      createLastStep([
        createDocumentItem(4, 'FATTURA', 'Fatture', {}, [createStoredFile(fileId, 'f')]),
      ]);
    session.store.set({ lastStep: invoices(1) });
    session.form.setValue('cadastralSheet', '46');
    session.refreshStepView();
    renderWithSession(session, <Banner reason={reason} />);
    // The invoices are as they were.
    expect(screen.getByText('Correzioni richieste')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rileggi e invia' })).toBeNull();
    const mended = createLastStep([
      createDocumentItem(4, 'FATTURA', 'Fatture', {}, [createStoredFile(2, 'f')]),
      createDocumentItem(5, 'DELEGA', 'Delega'),
    ]);
    act(() => {
      session.store.set({ lastStep: mended });
      session.refreshStepView();
    });
    // The change ended a signature, which is missing now.
    expect(screen.getByText('Correzioni richieste')).toBeTruthy();
    act(() => {
      session.store.set({ lastStep: invoices(2) });
      session.refreshStepView();
    });
    expect(screen.getByText(title).closest('.pr-note')?.className).toContain(type);
    // The last step, which is open, has the button in its bar.
    expect(screen.queryByRole('button', { name: 'Rileggi e invia' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dati catastali · Foglio' }));
    expect(screen.getByTestId('search').textContent).toBe('?passo=4');
    fireEvent.click(screen.getByRole('button', { name: 'Rileggi e invia' }));
    expect(screen.getByTestId('search').textContent).toBe('?passo=10&schermata=invio');
    expect(screen.queryByRole('button', { name: 'Rileggi e invia' })).toBeNull();
  },
);
