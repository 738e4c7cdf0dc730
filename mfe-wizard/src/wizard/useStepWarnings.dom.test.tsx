import { screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import type { DossierForm } from '@pratiche/domain';
import { validWindow } from '../../../libs/domain/test/dossier-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { useStepWarnings } from './useStepWarnings.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function Warnings() {
  const warnings = useStepWarnings();
  return (
    <output>{JSON.stringify([...warnings].map(([step, list]) => [step, list.length]))}</output>
  );
}
function countWarnings(change: Partial<DossierForm>): Map<string, number> {
  session = openDraftSession(createStoredDraft(change));
  renderWithSession(session, <Warnings />);
  return new Map(JSON.parse(screen.getByRole('status').textContent) as [string, number][]);
}

it('lists for each step what the review before sending lists', () => {
  const sound = countWarnings({});
  cleanUpSession(session);
  const doubted = countWarnings({
    immovableUnitNumber: 900,
    immovableClimateZone: 'E',
    manufatti: {
      serramenti: [validWindow({ trasmittanzaPost: 1.35 })],
      schermature: [],
      chiusure: [],
    },
  });
  for (const step of ['immobile', 'manufatti'])
    expect(doubted.get(step) ?? 0).toBeGreaterThan(sound.get(step) ?? 0);
  expect(doubted.get('catasto')).toBe(sound.get('catasto'));
});
