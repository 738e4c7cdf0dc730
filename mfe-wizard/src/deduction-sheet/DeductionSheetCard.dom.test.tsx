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

function open(
  spesaDetraibileSerramenti: number | null,
  change: Parameters<typeof createStoredDraft>[0] = {},
): void {
  const { known } = stubDossierServer(
    createStoredDraft({
      serviceType: 1,
      immovablePossessionTitle: 1,
      immovablePossessionType: 1,
      manufatti: { serramenti: [validWindow()], schermature: [], chiusure: [] },
      spese: { ...createEmptySpese(), spesaDetraibileSerramenti },
      ...change,
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

it.each([
  ['a new window', { trasmittanzaPost: 1.38 }, 'U 1,38'],
  ['an old one', { trasmittanzaPre: 1.2 }, 'U prima 1,20'],
])('says that no Ecobonus is due for %s in place of a figure', (_, change, value) => {
  open(4_970.5, {
    manufatti: {
      serramenti: [validWindow(change)],
      schermature: [],
      chiusure: [],
    },
  });
  expect(readHead()?.textContent?.trim()).toBe('Stima della detrazione per il cliente');
  fireEvent.click(screen.getByText('Stima della detrazione per il cliente'));
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain(`L’Ecobonus non spetta: serramento 1, ${value} `);
  expect(textContent).toContain('come Bonus Casa');
  // Nothing to hand over.
  expect(screen.queryByRole('button', { name: 'Scarica la stima per il cliente' })).toBeNull();
});

it('asks for the real right only where the dossier does not say', () => {
  const mainHome = { immovablePossessionType: 0 } as const;
  open(1000, mainHome);
  fireEvent.click(screen.getByLabelText(/usufrutto/));
  expect(readHead()?.textContent).toContain('500,00');
  cleanUpSession(session);
  open(1000, { ...mainHome, immovableRealRight: true });
  expect(screen.queryByLabelText(/usufrutto/)).toBeNull();
  expect(readHead()?.textContent).toContain('500,00');
});
