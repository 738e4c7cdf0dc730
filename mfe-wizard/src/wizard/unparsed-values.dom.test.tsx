import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { validShading } from '../../../libs/domain/test/dossier-fixtures.js';
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
import { Manufatti } from '../steps/manufatti/Manufatti.js';
import { WizardNavigationContext } from '../form/wizard-navigation-context.js';
import { StepActions } from '../form/StepActions.js';
import { useWizardNavigation } from '../form/useWizardNavigation.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;

beforeAll(preloadDialogs);
afterEach(() => cleanUpSession(session));

function Works() {
  const navigation = useWizardNavigation();
  return (
    <WizardNavigationContext value={navigation}>
      <section className="wz-step">
        <h2>{navigation.current}</h2>
        {(['servizio', 'intervento'] as const).map((step) => (
          <button key={step} type="button" onClick={() => navigation.openStep(step)}>
            {step}
          </button>
        ))}
        {navigation.current === 'intervento' && (
          <>
            <Field name="interventionEndDate" />
            <Field name="interventionImmovableUnitNumber" />
          </>
        )}
        <StepActions />
      </section>
    </WizardNavigationContext>
  );
}

it.each([
  ['Avanti', /^Data di ultimazione/, '31/11/2026'],
  ['Salva bozza', /^Data di ultimazione/, '1/13/26'],
  ['Indietro', /^Numero di unità/, '1,2,3'],
  ['servizio', /^Numero di unità/, '2,5'],
])(
  '«%s» does not leave a step with text that cannot be parsed, because it would be lost silently',
  async (press, label, text) => {
    net = stubDossierServer(
      createStoredDraft({ interventionEndDate: null, interventionImmovableUnitNumber: null }),
    );
    session = openDraftSession(net.known.now);
    const flush = jest.spyOn(session, 'flush');
    renderWithSession(session, <Works />);
    fireEvent.click(screen.getByRole('button', { name: 'intervento' }));
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    field.focus();
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: press }));
    expect(screen.getByRole('heading').textContent).toBe('intervento');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(flush).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'servizio' }));
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('servizio'));
  },
);

it('shows rows that the service does not allow, because they came from elsewhere and the user must be able to remove them', () => {
  net = stubDossierServer(
    createStoredDraft({
      serviceType: 2,
      manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] },
    }),
  );
  session = openDraftSession(net.known.now);
  session.step = 'manufatti';
  renderWithSession(session, <Manufatti />);
  expect(screen.getByRole('heading', { name: /Schermature solari/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Chiusure oscuranti/ })).toBeNull();
});
