import { ApiError } from '@pratiche/api';
import { useAlerts } from '@pratiche/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { DraftBackupStorage } from '../state/draft-backup-storage.js';
import type { DossierSession } from '../state/dossier-session.js';
import { OfflineAlert } from '../wizard/OfflineAlert.js';
import { SaveStatus } from '../wizard/SaveStatus.js';
import { Field } from '../fields/Field.js';
import { StepActions } from './StepActions.js';
import { useWizardNavigation } from './useWizardNavigation.js';
import { WizardNavigationContext } from './wizard-navigation-context.js';

const FAILED = 'Errore salvataggio pratica';

let session: DossierSession;
let failure: jest.SpiedFunction<ReturnType<typeof useAlerts>['error']>;

function Step() {
  return (
    <WizardNavigationContext value={useWizardNavigation()}>
      <OfflineAlert />
      <SaveStatus />
      <Field name="immovableAddress" />
      <StepActions />
    </WizardNavigationContext>
  );
}

beforeEach(() => {
  const { known } = stubDossierServer(createStoredDraft());
  known.fail = new ApiError({ status: 0, code: 'network', message: 'Il server non risponde.' });
  session = openDraftSession(known.now);
  failure = jest.spyOn(useAlerts(), 'error').mockImplementation(() => undefined);
});
afterEach(() => cleanUpSession(session));

async function saveDraft(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  renderWithSession(session, <Step />);
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value: 'Via Dora' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Salva bozza' }));
    await session.flush();
  });
}

it('is calm about a draft that the device keeps while there is no network', async () => {
  await saveDraft(false);
  expect(session.store.get().save.kind).toBe('retrying');
  expect(screen.getByText(/^Connessione assente: i dati restano su questo/)).toBeTruthy();
  expect(failure).not.toHaveBeenCalled();
  expect(document.querySelector('.wz-save-bad')).toBeNull();
});

it('says that saving failed where there is a network', async () => {
  await saveDraft(true);
  await waitFor(() => expect(failure).toHaveBeenCalledWith(FAILED));
  expect(document.querySelector('.wz-save-bad')).not.toBeNull();
});

it('says it without a network too where the device keeps nothing', async () => {
  jest.spyOn(DraftBackupStorage.prototype, 'writeBackup').mockReturnValue(false);
  await saveDraft(false);
  await waitFor(() => expect(failure).toHaveBeenCalledWith(FAILED));
});
