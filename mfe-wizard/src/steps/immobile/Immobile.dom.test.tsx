import { act, fireEvent, screen, within } from '@testing-library/react';
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

const MARK = 'proposto: controlla';

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

it('marks title and use of a new dossier as proposed, until they are changed', async () => {
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

it.each([
  [false, /^Per le spese del \d{4} la detrazione è/],
  [true, /^Solo una persona fisica ha un’abitazione principale/],
])('tells a company (%s) what its use decides', (isCompany, said) => {
  session = openDraftSession(createStoredDraft({ isCompany }));
  renderWithSession(session, <Immobile />);
  expect(screen.getAllByText(/^Per le spese del|^Solo una persona fisica/)).toHaveLength(1);
  expect(screen.getByText(said)).toBeTruthy();
});

it('marks neither in a dossier that was stored', () => {
  session = openDraftSession(createStoredDraft());
  renderWithSession(session, <Immobile />);
  expect(screen.queryByText(MARK)).toBeNull();
});

it('asks a holder for a real right, without an answer of ours', async () => {
  session = openDraftSession(createStoredDraft({ immovablePossessionTitle: 0 }));
  renderWithSession(session, <Immobile />);
  const question = { name: /usufrutto/ };
  expect(screen.queryByRole('group', question)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Titolo di possesso/), { target: { value: '1' } });
  const answers = within(await screen.findByRole('group', question)).getAllByRole('radio');
  expect(answers.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.queryByText(MARK)).toBeNull();
  fireEvent.click(answers[1] as HTMLElement);
  expect(session.values.immovableRealRight).toBe(false);
});
