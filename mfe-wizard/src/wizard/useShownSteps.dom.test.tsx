import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { useShownSteps } from './useShownSteps.js';

let session: DossierSession;
beforeEach(() => {
  session = openDraftSession(createStoredDraft());
});
afterEach(() => cleanUpSession(session));

function DoneSteps() {
  return <output>{useShownSteps().filter(({ complete }) => complete).length}</output>;
}

it('shows no step of a new dossier as done before something of it changes', () => {
  renderWithSession(session, <DoneSteps />);
  const done = () => Number(screen.getByRole('status').textContent);
  expect(done()).toBe(10);
  act(() => session.store.set({ id: null }));
  expect(done()).toBe(0);
  act(() => session.store.set({ save: { kind: 'waiting' } }));
  expect(done()).toBe(10);
});

it('shows a step with a text that cannot be read as not done', () => {
  renderWithSession(session, <DoneSteps />);
  const done = () => Number(screen.getByRole('status').textContent);
  act(() => session.noteUnread('interventionEndDate', 'Scrivi la data come gg/mm/aaaa.'));
  expect(done()).toBe(9);
  act(() => session.noteUnread('interventionEndDate', null));
  expect(done()).toBe(10);
});
