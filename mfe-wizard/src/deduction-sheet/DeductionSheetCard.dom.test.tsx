import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { createEmptySpese } from '@pratiche/domain';
import { validWindow } from '../../../libs/domain/test/dossier-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { DeductionSheetCard } from './DeductionSheetCard.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(spesaDetraibileSerramenti: number | null): void {
  const { known } = stubDossierServer(
    createStoredDraft({
      serviceType: 1,
      immovablePossessionTitle: 1,
      immovablePossessionType: 1,
      manufatti: { serramenti: [validWindow()], schermature: [], chiusure: [] },
      spese: { ...createEmptySpese(), spesaDetraibileSerramenti },
    }),
  );
  session = openDraftSession(known.now);
  renderWithSession(session, <DeductionSheetCard moduleId={12} />);
}
const readHead = () => screen.getByText('Stima della detrazione per il cliente').closest('summary');

it('says the whole deduction in its head, before it is opened, and follows the expense', async () => {
  open(4_970.5);
  expect(readHead()?.textContent).toContain('1.789,38');
  fireEvent.click(screen.getByText('Stima della detrazione per il cliente'));
  fireEvent.change(await screen.findByLabelText(/^Spesa/), { target: { value: '1000' } });
  expect(readHead()?.textContent).toContain('360,00');
});

it('has no figure in its head while the expense is missing', () => {
  open(null);
  expect(readHead()?.textContent?.trim()).toBe('Stima della detrazione per il cliente');
});
