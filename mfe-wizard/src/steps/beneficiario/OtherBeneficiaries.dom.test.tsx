import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { createEmptyOtherBeneficiary, createEmptySpese } from '@pratiche/domain';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { OtherBeneficiaries } from './OtherBeneficiaries.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(others: number): void {
  const { known } = stubDossierServer(
    createStoredDraft({
      spese: {
        ...createEmptySpese(),
        spesaDetraibileSerramenti: 1000,
        speseProfessionaliSerramenti: 0,
      },
      otherBeneficiaries: Array.from({ length: others }, createEmptyOtherBeneficiary),
    }),
  );
  session = openDraftSession(known.now);
  session.step = 'beneficiario';
  renderWithSession(session, <OtherBeneficiaries />);
}
const type = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};

it('asks a single beneficiary for no share', () => {
  open(0);
  expect(screen.queryByLabelText(/^Quota di spesa/)).toBeNull();
});

it('asks each of several for title and share, and doubts a sum that differs', async () => {
  open(1);
  fireEvent.change(screen.getByLabelText(/^Titolo di possesso/), { target: { value: '2' } });
  const [other, first] = screen.getAllByLabelText(/^Quota di spesa/) as [HTMLElement, HTMLElement];
  type(other, '300');
  type(first, '600,50');
  expect(session.values).toMatchObject({
    beneficiaryExpenseShare: 600.5,
    otherBeneficiaries: [{ beneficiaryPossessionTitle: 2, beneficiaryExpenseShare: 300 }],
  });
  expect(await screen.findByText(/Le quote dei beneficiari fanno 900,50 €/)).toBeTruthy();
  type(first, '700');
  await waitFor(() => expect(screen.queryByText(/Le quote dei beneficiari/)).toBeNull());
  expect(screen.getByText(/^Somma delle quote/).parentElement?.textContent).toContain(
    '1.000,00\u00a0€',
  );
});

it('says beforehand how long a tax code is', () => {
  open(1);
  expect(screen.getByText('16 caratteri.')).toBeTruthy();
});

it('asks another holder for a real right', () => {
  open(1);
  expect(screen.queryByRole('group', { name: /usufrutto/ })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Titolo di possesso/), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Sì' }));
  expect(session.values.otherBeneficiaries[0]?.beneficiaryRealRight).toBe(true);
});
