import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError, PROBLEM_CODES, type LastStepDto } from '@pratiche/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createLastStep, stubNoSigning } from '../../../test/document-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  preloadDialogs,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import type { WizardNavigation } from '../../form/useWizardNavigation.js';
import { WizardNavigationContext } from '../../form/wizard-navigation-context.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { ReviewScreen } from './ReviewScreen.js';

const NAVIGATION = {
  steps: [],
  current: 'documentazione',
  openStep: jest.fn(),
  openField: jest.fn(),
  goToNextStep: jest.fn(),
  goToPreviousStep: jest.fn(),
} as Partial<WizardNavigation> as WizardNavigation;

let session: DossierSession;

beforeAll(preloadDialogs);
beforeEach(() => {
  const { known } = stubDossierServer(createStoredDraft());
  session = openDraftSession(known.now);
  session.step = 'documentazione';
  stubNoSigning();
  stubCall(getTestApi(), 'GET', '/api/Module/invoices/{id}', () => ({
    invoices: [],
    proposals: [],
    differences: [],
    doubts: [],
    messages: [],
  }));
});
afterEach(() => cleanUpSession(session));

const draw = (hasEnoughCredits: boolean) =>
  renderWithSession(
    session,
    <WizardNavigationContext value={NAVIGATION}>
      <ReviewScreen
        lastStep={
          {
            ...createLastStep([]),
            hasEnoughCredits,
            costLines: [],
            creditsBefore: 3,
            creditsAfter: hasEnoughCredits ? 2 : null,
            totalCost: 0,
            moduleCredits: { numEcobonus: 1, numBonusCasa: 0, numCalcoloEnergetico: 0 },
          } as unknown as LastStepDto
        }
        takesFocus={false}
      />
    </WizardNavigationContext>,
  );

const findSend = () => screen.findByRole<HTMLButtonElement>('button', { name: /Salva e invia/ });

it('cannot be sent while the credits do not suffice, and says where to buy some', async () => {
  draw(false);
  expect((await findSend()).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Acquista crediti' })).toBeTruthy();
});

it('can be sent with enough credits', async () => {
  draw(true);
  expect((await findSend()).disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Acquista crediti' })).toBeNull();
});

it('cannot be sent again once the server has found too few credits', async () => {
  stubCall(getTestApi(), 'POST', '/api/Module/send/{id}', () => {
    throw new ApiError({
      status: 409,
      code: PROBLEM_CODES.insufficientCredits,
      message: 'I crediti non bastano.',
    });
  });
  draw(true);
  fireEvent.click(await findSend());
  fireEvent.click(await screen.findByRole('button', { name: 'Invia' }));
  await waitFor(async () => expect((await findSend()).disabled).toBe(true));
});
