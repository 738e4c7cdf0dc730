import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';
import { PAPER, PAPERS, SIGNATURE } from '../../../../test/signing-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  preloadDialogs,
  renderWithSession,
  stubDossierServer,
} from '../../../../test/render-session.js';
import { validShading, validWindow } from '../../../../../libs/domain/test/dossier-fixtures.js';
import { WizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import type { WizardNavigation } from '../../../form/useWizardNavigation.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { Review } from './Review.js';
import type { OpenDoubt } from './useOpenDoubts.js';
import { MissingList } from '../send/SendBlockers.js';

const openStep = jest.fn<WizardNavigation['openStep']>();
const openField = jest.fn<WizardNavigation['openField']>();
let session: DossierSession;

beforeAll(preloadDialogs);
beforeEach(() => {
  const windows = [1.1, 1.2].map((trasmittanzaPost) => validWindow({ trasmittanzaPost }));
  const { known } = stubDossierServer(
    createStoredDraft({
      manufatti: { serramenti: windows, schermature: [], chiusure: [] },
    }),
  );
  session = openDraftSession(known.now);
  session.step = 'documentazione';
});
afterEach(() => {
  cleanUpSession(session);
  openStep.mockClear();
});

const draw = (takesFocus = false, remedy?: OpenDoubt['remedy']) =>
  renderWithSession(
    session,
    <WizardNavigationContext
      value={{ openStep, openField } as Partial<WizardNavigation> as WizardNavigation}
    >
      <Review
        doubts={[
          { field: 'vettoreEnergetico', message: 'La pompa di calore va a elettricità.', remedy },
        ]}
        uploadedCount={2}
        takesFocus={takesFocus}
      />
    </WizardNavigationContext>,
  );

describe('the reading before sending', () => {
  it('has one line of values a step, which leads to the step', () => {
    draw();
    const lines = within(screen.getByRole('region', { name: 'Da leggere prima di inviare' }));
    fireEvent.click(
      lines.getByRole('button', {
        name: 'Manufatti 2 finestre\u00a0· 4,20 m²\u00a0· Uw 1,1–1,2 Modifica',
      }),
    );
    expect(openStep).toHaveBeenLastCalledWith('manufatti');
    fireEvent.click(
      lines.getByRole('button', { name: 'Documentazione 2 documenti caricati Modifica' }),
    );
    expect(openStep).toHaveBeenLastCalledWith('documentazione');
    expect(lines.getByText('A/2 · foglio 12 · particella 345 · subalterno 7')).toBeTruthy();
  });

  it('tells what a change of service removes before it settles a doubt', async () => {
    session.form.setValue('manufatti.schermature', [validShading()]);
    session.refreshStepView();
    draw(false, {
      label: 'Passa a Bonus Casa',
      patches: [{ field: 'serviceType', value: 2 }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Passa a Bonus Casa' }));
    await screen.findByText(/la schermatura o chiusura inserita sarà eliminata/);
    expect(session.values.serviceType).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cambia servizio' }));
    await waitFor(() => expect(session.values.serviceType).toBe(2));
    expect(session.values.manufatti.schermature).toEqual([]);
  });

  it('leads to no step that is closed', () => {
    session.form.setValue('cadastralSheet', null);
    session.refreshStepView();
    draw();
    expect(screen.getByRole('button', { name: /^Dati catastali A/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Manufatti 2/ })).toBeNull();
    expect(screen.getByText('2 finestre · 4,20 m² · Uw 1,1–1,2')).toBeTruthy();
  });

  it('shows the doubts above the lines', () => {
    draw();
    const doubt = screen.getByText('la pompa di calore va a elettricità.');
    const line = screen.getByText(/2 finestre/);
    expect(doubt.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('unfolds all values of a step', () => {
    draw();
    const fold = screen.getByRole('button', { name: 'Mostra tutti i dati: Dati catastali' });
    expect(screen.queryByText('Particella')).toBeNull();
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Particella')).toBeTruthy();
    fireEvent.click(fold);
    expect(screen.queryByText('Particella')).toBeNull();
  });

  it.each([true, false])(
    'begins at its title when it is opened from the documents: %s',
    (takesFocus) => {
      draw(takesFocus);
      const title = screen.getByRole('heading', { name: 'Da leggere prima di inviare' });
      expect(document.activeElement === title).toBe(takesFocus);
    },
  );
});

describe('what is missing', () => {
  const error = (field: string) => ({
    step: 'catasto' as const,
    field,
    message: 'Campo obbligatorio',
  });

  it('is named, and leads to its field', () => {
    const onOpen = jest.fn();
    const missing = [
      error('cadastralSheet'),
      { ...error('documenti.FATTURA'), step: 'documentazione' as const },
    ];
    renderWithSession(session, <MissingList missing={missing} onOpen={onOpen} />);
    expect(screen.getByText(/Mancano ancora 2 dati o documenti per poter inviare:/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Fatture (acconto e saldo)' }));
    expect(onOpen).toHaveBeenLastCalledWith(missing[1]);
    fireEvent.click(screen.getByRole('button', { name: 'Foglio' }));
    expect(onOpen).toHaveBeenLastCalledWith(missing[0]);
  });

  it.each([
    [8, null],
    [9, 'e un altro'],
    [12, 'e altri 4'],
  ])('of %i things names eight', (count, rest) => {
    const missing = Array.from({ length: count }, (_, index) =>
      error(`manufatti.serramenti.${index}.superficie`),
    );
    renderWithSession(session, <MissingList missing={missing} onOpen={jest.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(8);
    if (rest === null) expect(screen.queryByText(/^e /)).toBeNull();
    else expect(screen.getByText(rest)).toBeTruthy();
  });

  it.each([
    ['asks before it ends a signature, and then says that it did', 'signed', 'CONGR'],
    ['changes at once what no signature stands on', 'signed', 'REQ'],
    ['changes at once what is not signed', 'opened', 'CONGR'],
  ] as const)('%s', async (_, state, code) => {
    const title = 'Dichiarazione di congruità della spesa';
    stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
      ...PAPERS,
      papers: [{ ...PAPER, code, title, signature: { ...SIGNATURE, code, state } }],
    }));
    draw(false, {
      label: 'Usa 4.840,00 €',
      patches: [{ field: 'spese.spesaDetraibileSerramenti', value: 4840 }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Usa 4.840,00 €' }));
    const getSum = () => session.values.spese.spesaDetraibileSerramenti;
    if (state === 'signed' && code === 'CONGR') {
      const question = within(await screen.findByRole('dialog'));
      expect(
        question.getByText(/stampato in «Dichiarazione di congruità della spesa»/),
      ).toBeTruthy();
      expect(getSum()).not.toBe(4840);
      fireEvent.click(question.getByRole('button', { name: 'Cambia il dato' }));
      await screen.findByText(/la firma su «Dichiarazione di congruità della spesa» non vale più/);
    }
    await waitFor(() => expect(getSum()).toBe(4840));
    expect(screen.queryAllByText(/non vale più/).length > 0).toBe(
      state === 'signed' && code === 'CONGR',
    );
  });
});
