import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { STEP_PAGES } from '../wizard/step-pages.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

/** Impersonal wording, for no viewer. */
const NEUTRAL =
  /\b(scrivere|indicare|inserire|scegliere|verificare|si compilano?|si trovano?|resta modificabile)\b/i;
const STEPS = ['beneficiario', 'residenza', 'ubicazione', 'catasto', 'immobile'] as const;

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
beforeEach(() => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => []);
  net = stubDossierServer(createStoredDraft({ impiantoClimatizzazioneEstiva: true }));
});
afterEach(() => cleanUpSession(session));

const helps = async (viewer: 'fitter' | 'beneficiary', step: (typeof STEPS)[number]) => {
  session = openDraftSession(net.known.now, viewer);
  session.step = step;
  const Page = STEP_PAGES[step];
  renderWithSession(session, <Page />);
  await act(() => Promise.resolve());
  return [...document.querySelectorAll('.pr-field-help, .wz-section > .pr-muted')].map(
    ({ textContent }) => textContent,
  );
};

it.each(STEPS)('%s calls the customer "tu"', async (step) => {
  const texts = await helps('beneficiary', step);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => NEUTRAL.test(text))).toEqual([]);
});

it('asks the fitter for the usable surface in technical terms', async () => {
  expect((await helps('fitter', 'immobile')).join(' ')).toContain(
    'Indica la superficie utile: i locali abitabili senza muri, balconi e cantine.',
  );
});

it('tells the customer which year a decade comes to', async () => {
  net.known.now = createStoredDraft({ immovableEstimatedYearOfConstruction: 'anni 60' });
  expect((await helps('beneficiary', 'immobile')).join(' ')).toContain('scriviamo 1965');
});

it('explains to the customer what the offices call by their own words', async () => {
  expect((await helps('beneficiary', 'catasto')).join(' ')).toContain('scritta sulla visura');
  cleanup();
  expect((await helps('beneficiary', 'immobile')).join(' ')).toContain('unisci due case in una');
  cleanup();
  expect((await helps('fitter', 'catasto')).join(' ')).toContain('Ne ricaviamo');
});

it.each([false, true])(
  'asks who deducts in words of their own, a company: %s',
  async (isCompany) => {
    net.known.now = createStoredDraft({ isCompany });
    const listHeadings = () => [...document.querySelectorAll('h3')].map((one) => one.textContent);
    await helps('beneficiary', 'beneficiario');
    expect(listHeadings()[0]).toBe('Chi chiede la detrazione');
    expect(session.store.get().steps[0]?.title).toBe('I tuoi dati');
    cleanup();
    await helps('fitter', 'beneficiario');
    expect(listHeadings()).toContain(isCompany ? 'Persona giuridica' : 'Persona fisica');
  },
);

it('shows the customer doubtful and unreadable values without infinitives', async () => {
  net.known.now = createStoredDraft({ beneficiaryLastName: 'Altrimenti' });
  await helps('beneficiary', 'beneficiario');
  expect(
    [...document.querySelectorAll('.pr-field-warning')]
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toContain('ricontrolla i dati');
  cleanup();
  await helps('beneficiary', 'immobile');
  fireEvent.change(screen.getByLabelText(/Superficie utile/), { target: { value: 'novanta' } });
  expect(screen.getByText('Il valore deve essere un numero.')).toBeTruthy();
});

it('marks the use of the home as asked for, chosen or not', async () => {
  await helps('fitter', 'immobile');
  expect(session.values.immovableParticularUse).not.toBeNull();
  expect(
    screen.getByLabelText(/Destinazione d’uso particolare/).getAttribute('aria-required'),
  ).toBe('true');
});
