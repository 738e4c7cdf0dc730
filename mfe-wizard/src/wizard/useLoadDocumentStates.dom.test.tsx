import { ApiError, type LastStepDto } from '@pratiche/api';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
} from '../../test/render-session.js';
import { createLastStep } from '../../test/document-fixtures.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { useLoadDocumentStates } from './useLoadDocumentStates.js';

const away = () =>
  new ApiError({ status: 0, code: 'network', message: 'Il server non è raggiungibile.' });

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
let calls: number;

function StatesLoader() {
  useLoadDocumentStates();
  return null;
}

const isLastStepComplete = () =>
  session.store.get().steps.find(({ id }) => id === 'documentazione')?.complete;

function setNetwork(isOnline: boolean): void {
  net.known.fail = isOnline ? null : away();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  net = stubDossierServer(createStoredDraft());
  calls = 0;
  stubCall(getTestApi(), 'PUT', '/api/Module/lastStepDraft', async () => {
    calls += 1;
    if (net.known.fail !== null) throw net.known.fail;
    const lastStep: LastStepDto = { ...createLastStep([]), version: net.known.now.version };
    return Promise.resolve(lastStep);
  });
  session = openDraftSession(net.known.now);
});
afterEach(() => cleanUpSession(session));

it('completes the last step by itself when the network is back', async () => {
  setNetwork(false);
  renderWithSession(session, <StatesLoader />);
  session.form.setValue('immovableSurfaceArea', 96);
  await act(() => session.flush());
  expect(isLastStepComplete()).toBe(false);
  setNetwork(true);
  await waitFor(() => expect(isLastStepComplete()).toBe(true));
  expect(net.known.now.immovableSurfaceArea).toBe(96);
  expect(calls).toBe(1);
});

it('completes it with the next save where no event tells that the server answers again', async () => {
  net.known.fail = away();
  renderWithSession(session, <StatesLoader />);
  await waitFor(() => expect(calls).toBe(1));
  expect(isLastStepComplete()).toBe(false);
  net.known.fail = null;
  session.form.setValue('immovableSurfaceArea', 97);
  await act(() => session.flush());
  await waitFor(() => expect(isLastStepComplete()).toBe(true));
  expect(calls).toBe(2);
});
