import { screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { Catasto } from './Catasto.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

it.each([
  ['TN', true],
  ['MI', false],
])('tells in the province of %s what the Libro fondiario has: %s', (immovableProvince, isTold) => {
  const { known } = stubDossierServer(createStoredDraft({ immovableProvince }));
  session = openDraftSession(known.now);
  session.step = 'catasto';
  renderWithSession(session, <Catasto />);
  expect(screen.queryByText(/particella edificiale/) !== null).toBe(isTold);
});
