import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { type ServiceType, type Spese as Expenses, createEmptySpese } from '@pratiche/domain';
import { validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { Spese } from './Spese.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

/** One window of two m² in zone E: the ceiling of the supply is 1,560 €. */
function open(
  spese: Partial<Expenses> = {},
  serramenti = [validWindow({ superficie: 2, installazioneChiusuraOscurante: false })],
  serviceType: ServiceType = 1,
): void {
  const { known } = stubDossierServer(
    createStoredDraft({
      immovableClimateZone: 'E',
      serviceType,
      manufatti: {
        serramenti,
        schermature: [],
        chiusure: [],
      },
      spese: { ...createEmptySpese(), ...spese },
    }),
  );
  session = openDraftSession(known.now);
  session.step = 'spese';
  renderWithSession(session, <Spese />);
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const escapeText = (text: string) => text.replace(/[.()]/g, '\\$&');
const readTexts = (ids: string) =>
  ids
    .split(' ')
    .map((one) => document.getElementById(one)?.textContent ?? '')
    .join(' ');
const toggle = () =>
  screen.getByRole('checkbox', { name: 'Ho gli importi separati di fornitura e posa' });

const CEILING =
  'Massimale per queste superfici: 1.560,00\u00a0€ (780\u00a0€/m², IVA e posa escluse).';

it('asks for the sum alone until the fitter can divide it, and tells the ceiling before', () => {
  open();
  expect(screen.queryByLabelText(/^Fornitura/)).toBeNull();
  expect(screen.getByText(new RegExp(escapeText(CEILING.replaceAll('\u00a0', ' '))))).toBeTruthy();
  fireEvent.click(toggle());
  const describedBy = field(/^Fornitura/).getAttribute('aria-describedby') ?? '';
  expect(readTexts(describedBy)).toContain(CEILING);
  type(/^Fornitura/, '1600');
  expect(readTexts(describedBy)).toContain(CEILING);
});

it.each([
  [1, true],
  [2, false],
] as const)(
  'says what the division is needed for in a dossier of service %s: %s',
  (service, isSaid) => {
    open({}, undefined, service);
    const need = /^Serve per precompilare e firmare la dichiarazione di congruità\. Il massimale/;
    expect(screen.queryByText(need) !== null).toBe(isSaid);
    fireEvent.click(toggle());
    expect(screen.queryByText(need)).toBeNull();
  },
);

it('names both prices where windows come with and without shutters', () => {
  open(
    {},
    [false, true].map((installazioneChiusuraOscurante) =>
      validWindow({ superficie: 2, installazioneChiusuraOscurante }),
    ),
  );
  expect(screen.getByText(/superfici: 3\.360,00 € \(780 e 900 €\/m², IVA e posa/)).toBeTruthy();
});

it('fills in the sum, marked, while the parts are typed', async () => {
  open();
  fireEvent.click(toggle());
  type(/^Fornitura/, '1000');
  type(/^Posa/, '200');
  fireEvent.change(field(/^Aliquota IVA/), { target: { value: '10' } });
  await waitFor(() => expect(field(/^Spese congrue/).value).toBe('1.320,00'));
  expect(screen.getByText('compilato automaticamente')).toBeTruthy();
  type(/^Posa/, '300');
  await waitFor(() => expect(session.values.spese.spesaDetraibileSerramenti).toBe(1430));
});

it('keeps a sum typed by hand, doubts it, and offers that of the parts', async () => {
  open({
    fornituraSerramenti: 1000,
    posaSerramenti: 200,
    aliquotaIvaSerramenti: 10,
    spesaDetraibileSerramenti: 1320,
  });
  type(/^Spese congrue/, '1500');
  type(/^Posa/, '300');
  expect(session.values.spese.spesaDetraibileSerramenti).toBe(1500);
  fireEvent.click(await screen.findByRole('button', { name: 'Usa 1.430,00\u00a0€' }));
  expect(session.values.spese.spesaDetraibileSerramenti).toBe(1430);
  expect(document.activeElement).toBe(field(/^Spese congrue/));
});

it('says what a supply above the ceiling leaves', () => {
  open({
    fornituraSerramenti: 2000,
    posaSerramenti: 0,
    aliquotaIvaSerramenti: 22,
    spesaDetraibileSerramenti: 2440,
  });
  expect(screen.getByText(/supera il massimale di 1\.560,00 €/)).toBeTruthy();
  expect(screen.getByText('Di cui detraibile').parentElement?.textContent).toContain(
    '2.000,00\u00a0€',
  );
});

it('forgets the parts and keeps the sum when the fitter gives up dividing', async () => {
  open({ fornituraSerramenti: 1000, posaSerramenti: 0, spesaDetraibileSerramenti: 1100 });
  fireEvent.click(toggle());
  await waitFor(() => expect(screen.queryByLabelText(/^Fornitura/)).toBeNull());
  expect(session.values.spese).toMatchObject({
    fornituraSerramenti: null,
    posaSerramenti: null,
    spesaDetraibileSerramenti: 1100,
  });
});
