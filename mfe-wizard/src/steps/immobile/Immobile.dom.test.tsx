import { act, fireEvent, screen } from '@testing-library/react';
import { BUILT_IN_SETTINGS, createDossierRules } from '@pratiche/domain';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import {
  renderWithSession,
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { openSession } from '../../state/session-registry.js';
import { Immobile } from './Immobile.js';

const MARK = 'compilato automaticamente';

let session: DossierSession;

beforeAll(() => {
  // jsdom has no locks, by which a tab knows its name.
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (_name: string, _options: object, take: (lock: object) => unknown) => take({}),
    },
  });
});
afterEach(() => cleanUpSession(session));

it('marks title and use of a new dossier as filled in by us, until they are changed', async () => {
  session = await openSession(getTestApi(), 1, null, createDossierRules(BUILT_IN_SETTINGS));
  renderWithSession(session, <Immobile />);
  expect(screen.getAllByText(MARK)).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Altro' }));
  expect(screen.getAllByText(MARK)).toHaveLength(1);
  act(() => {
    fireEvent.change(screen.getByLabelText(/^Titolo di possesso/), { target: { value: '1' } });
  });
  expect(screen.queryByText(MARK)).toBeNull();
});

it('marks neither in a dossier that was stored', () => {
  session = openDraftSession(createStoredDraft());
  renderWithSession(session, <Immobile />);
  expect(screen.queryByText(MARK)).toBeNull();
});
