import { ApiError, PROBLEM_CODES, type DossierRequestDto } from '@pratiche/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
  preloadDialogs,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { ConflictDialog } from './ConflictDialog.js';
import { useWizardNavigation } from '../form/useWizardNavigation.js';
import { WizardNavigationContext } from '../form/wizard-navigation-context.js';
import { Documentazione } from '../steps/documentazione/Documentazione.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

const FAILURE = 'Errore salvataggio praticha';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
let asked: (number | undefined)[];

beforeAll(preloadDialogs);
beforeEach(() => {
  net = stubDossierServer(createStoredDraft({ immovableStair: 'A' }));
  asked = [];
  // The documents are not under test: a pending response is enough.
  stubCall(getTestApi(), 'PUT', '/api/Module/lastStepDraft', ({ body }) => {
    const { version } = body as DossierRequestDto;
    asked.push(version ?? undefined);
    if (version === net.known.now.version) return new Promise(() => undefined);
    throw new ApiError({
      status: 409,
      code: PROBLEM_CODES.versionConflict,
      message: 'Modificata altrove.',
      stored: structuredClone(net.known.now),
    });
  });
  session = openDraftSession(net.known.now);
  session.step = 'documentazione';
});
afterEach(() => cleanUpSession(session));

const LastStep = () => (
  <WizardNavigationContext value={useWizardNavigation()}>
    <Documentazione />
  </WizardNavigationContext>
);

const savedElsewhere = (immovableStair: string) => {
  net.known.now = { ...net.known.now, immovableStair, version: net.known.now.version + 1 };
};

it('waits while a person decides which values to keep, and is read by itself afterwards', async () => {
  session.form.setValue('immovableStair', 'B');
  savedElsewhere('C');
  renderWithSession(
    session,
    <>
      <LastStep />
      <ConflictDialog />
    </>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: /Inserito qui/ }));
  expect(screen.queryByText(FAILURE)).toBeNull();
  expect(asked).toEqual([]);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Salva con i valori scelti' }));
    await Promise.resolve();
  });
  await waitFor(() => expect(asked).toEqual([3]));
  expect(net.known.now.immovableStair).toBe('B');
  expect(screen.queryByText(FAILURE)).toBeNull();
});

it('takes in what was saved elsewhere when nothing was typed here', async () => {
  savedElsewhere('C');
  renderWithSession(session, <LastStep />);
  await waitFor(() => expect(asked).toEqual([1, 2]));
  expect(session.values.immovableStair).toBe('C');
  expect(screen.queryByText(FAILURE)).toBeNull();
});
