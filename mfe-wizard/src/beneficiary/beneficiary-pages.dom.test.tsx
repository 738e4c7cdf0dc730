import type { BeneficiaryDossierDto, LinkFilingDto } from '@pratiche/api';
import { LINK_STAGES, type DossierForm, type LinkStage } from '@pratiche/domain';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppProviders } from '@pratiche/ui';
import { MemoryRouter, useLocation } from 'react-router';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { EXPIRES, REQUESTER } from '../../test/link-fixtures.js';
import { IDENTITY_DOCUMENT } from '../../../libs/domain/test/dossier-fixtures.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { STEP_PAGES } from '../wizard/step-pages.js';
import { BeneficiaryIntro } from './BeneficiaryIntro.js';
import { BeneficiarySteps } from './BeneficiarySteps.js';
import { BeneficiaryStatusPage } from './BeneficiaryStatusPage.js';

configure({ asyncUtilTimeout: 15_000 });

const Search = () => <p data-testid="search">{useLocation().search}</p>;

const renderStatus = (stage: LinkStage, token = stage as string) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <BeneficiaryStatusPage
          token={token}
          link={
            {
              stage,
              requestedBy: REQUESTER.name,
              requester: REQUESTER,
              expires: EXPIRES,
              sentAt: '2026-12-01T09:00:00.000Z',
              values: {},
            } as unknown as BeneficiaryDossierDto
          }
        />
      </AppProviders>
    </MemoryRouter>,
  );
/** The stations that are done. */
const listDoneStations = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith(': fatto'));

const filings = jest.fn((): LinkFilingDto[] => []);
let session: DossierSession | null = null;
beforeEach(() => {
  stubCall(getTestApi(), 'GET', '/api/Module/filingsByToken/{token}', filings);
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => []);
  stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({ papers: [] }));
});
afterEach(() => {
  if (session === null) cleanup();
  else cleanUpSession(session);
  session = null;
});
const open = (
  change: Partial<DossierForm> = {},
  viewer: 'fitter' | 'beneficiary' = 'beneficiary',
) =>
  (session = openDraftSession(
    stubDossierServer(createStoredDraft({ ...IDENTITY_DOCUMENT, ...change })).known.now,
    viewer,
  ));

describe('a link whose dossier is handed in', () => {
  it('names who asked, with town, number of VAT and a telephone to call', () => {
    renderStatus('checking');
    const card = screen.getByRole('region', { name: 'Chi te lo chiede' });
    for (const text of ['Serramenti Bianchi', 'Bologna (BO)', 'Partita IVA 01234567897'])
      expect(card.textContent).toContain(text);
    expect(screen.getByRole('link', { name: /051 123 456/ }).getAttribute('href')).toBe(
      'tel:051123456',
    );
  });

  it.each([
    ['checking', 2, 'Pratica inviata al controllo'],
    ['accepted', 3, 'Controllo superato'],
    ['filed', 4, 'Pratica inviata a ENEA'],
    ['completed', 5, 'Pratica completata'],
  ] as const)('in %s has %i stations done and says so', (stage, count, title) => {
    renderStatus(stage);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(listDoneStations()).toHaveLength(count);
    expect(listDoneStations()[1]).toContain('Inviata al controllo il 01/12/2026');
    const isLast = stage === 'filed' || stage === 'completed';
    expect(screen.queryByText(/funziona fino al 10\/01\/2027/) !== null).toBe(isLast);
  });

  it('gives CPID and receipt of a filed dossier, and asks to keep only what is there', async () => {
    filings.mockReturnValueOnce([{ filing: 'serramenti', cpid: 'ABC-12345', hasReceipt: true }]);
    renderStatus('completed', 'whole');
    expect(await screen.findByText('ABC-12345')).toBeTruthy();
    expect(screen.getByText(/^Conserva codice e ricevuta/)).toBeTruthy();
    const receipt = screen.getByRole('button', { name: 'Scarica la ricevuta di ENEA' });
    expect(receipt.className).toContain('primary');
    expect(receipt.nextElementSibling?.textContent).toBe('Copia il codice');
    cleanup();
    // The receipt is there before the back office closes the dossier: its station says so.
    filings.mockReturnValueOnce([{ filing: 'serramenti', cpid: 'ABC-12345', hasReceipt: true }]);
    renderStatus('filed', 'early');
    await screen.findByRole('button', { name: 'Scarica la ricevuta di ENEA' });
    expect(listDoneStations().at(-1)).toBe('Ricevuta di ENEA disponibile: fatto');
    cleanup();
    filings.mockReturnValueOnce([
      { filing: 'serramenti', cpid: 'ABC-12345', hasReceipt: false },
      { filing: 'schermature', cpid: null, hasReceipt: false },
    ]);
    renderStatus('filed', 'part');
    const copy = await screen.findByRole('button', { name: 'Copia il codice – Serramenti' });
    const writeText = jest.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fireEvent.click(copy);
    expect(writeText).toHaveBeenCalledWith('ABC-12345');
    expect(screen.queryByText(/Conserva/i)).toBeNull();
    expect(screen.getByText(/chiedilo a Serramenti Bianchi/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Scarica/ })).toBeNull();
  });

  it.each(LINK_STAGES)('has words for %s', (stage) => {
    renderStatus(stage);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).not.toBe('');
  });
});

describe('the pages of the customer', () => {
  it.each([
    ['collecting', 'Inizia'],
    ['collected', 'Rivedi i dati'],
  ] as const)('offer in %s, before any edit: %s', (stage, button) => {
    const unchanged = open();
    unchanged.store.set({ savedAt: null });
    renderWithSession(
      unchanged,
      <BeneficiaryIntro requester={REQUESTER} expires={EXPIRES} token="t" stage={stage} />,
    );
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    // Of a customer who has given everything nothing is asked any more.
    expect(screen.queryAllByText(/ti chiede di controllare/)).toHaveLength(
      stage === 'collected' ? 0 : 1,
    );
  });

  it.each([
    [
      'leads to the summary where nothing is missing',
      {},
      '?riepilogo=1',
      /^Circa 2 minuti: i dati ci sono già, controllali e conferma\.$/,
    ],
    [
      'opens the first field of few that are missing',
      { cadastralSheet: null, beneficiaryIdentificationDocDate: null },
      '?passo=1',
      /^Circa 2 minuti: mancano solo 2 dati, il resto c’è già\./,
    ],
    [
      'begins with the first step that lacks something otherwise',
      {
        cadastralSheet: null,
        cadastralParcel: null,
        immovableCadastralCode: null,
        beneficiaryPhone: null,
      },
      '?passo=primo',
      /^Circa 5 minuti, 6 passi/,
    ],
  ] as const)('%s', (_, change, search, time) => {
    const unchanged = open(change);
    unchanged.store.set({ savedAt: null });
    renderWithSession(
      unchanged,
      <>
        <BeneficiaryIntro requester={REQUESTER} expires={EXPIRES} token="t" stage="collecting" />
        <Search />
      </>,
    );
    expect(screen.getAllByRole('listitem').some(({ textContent }) => time.test(textContent))).toBe(
      true,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Inizia' }));
    expect(screen.getByTestId('search').textContent).toBe(search);
  });

  it('name few missing fields, each leading there, and more by their steps', () => {
    const one = open({ immovableAddress: null, cadastralSheet: null });
    one.store.set({ savedAt: null });
    renderWithSession(
      one,
      <>
        <BeneficiaryIntro requester={REQUESTER} expires={EXPIRES} token="t" stage="collecting" />
        <Search />
      </>,
    );
    expect(screen.queryByText(/^Tieni a portata di mano/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Foglio' }));
    expect(screen.getByTestId('search').textContent).toBe('?passo=4');
    expect(screen.getByRole('button', { name: 'Immobile · Indirizzo' })).toBeTruthy();
  });

  it('announce how many papers are signed in the end, whether or not they are ready', async () => {
    const paper = { title: '', isUploaded: false, missing: [], signature: null };
    stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({
      papers: [
        { ...paper, code: 'DELEGA', canSign: true, obstacleKind: null },
        { ...paper, code: 'ATTO', canSign: false, obstacleKind: 'incomplete' },
        { ...paper, code: 'REQ', canSign: false, obstacleKind: 'not-enabled' },
        { ...paper, code: 'CONGR', canSign: false, obstacleKind: 'several-signers' },
      ] as never[],
    }));
    const fresh = open();
    fresh.store.set({ savedAt: null });
    renderWithSession(
      fresh,
      <BeneficiaryIntro requester={REQUESTER} expires={EXPIRES} token="ahead" stage="collecting" />,
    );
    await screen.findByText(/^Alla fine firmi 2 documenti: bastano un dito e un codice/);
  });

  it('tell what happens next to a customer who has signed all, whatever the button pressed last', async () => {
    const signature = { state: 'signed', signedAt: EXPIRES, signer: { name: 'Ortensia' } };
    stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({
      papers: [
        {
          code: 'DELEGA',
          title: 'Delega',
          isUploaded: false,
          missing: [],
          canSign: false,
          signature,
        },
      ] as never[],
    }));
    const done = open();
    done.store.set({ savedAt: Date.now() });
    renderWithSession(
      done,
      <BeneficiaryIntro requester={REQUESTER} expires={EXPIRES} token="all" stage="collecting" />,
    );
    expect(
      await screen.findByRole('heading', { name: 'Abbiamo ricevuto i tuoi dati' }),
    ).toBeTruthy();
    expect(screen.getByText(/^Serramenti Bianchi controlla i dati/)).toBeTruthy();
  });

  it('say at the bar of a step that there is no network, where a phone shows it while typing', async () => {
    const going = open();
    going.step = 'ubicazione';
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderWithSession(going, <BeneficiarySteps token="t" company={REQUESTER.name} />);
    expect(await screen.findByText('Senza rete: i dati restano sul dispositivo')).toBeTruthy();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^Senza rete/)).toBeNull();
    onLine.mockRestore();
  });

  it('end a sentence with the name of a company once', () => {
    const again = open({ cadastralSheet: null });
    renderWithSession(
      again,
      <BeneficiaryIntro
        requester={{ ...REQUESTER, name: 'Fratelli Bianchi S.n.c.' }}
        expires={EXPIRES}
        token="t"
        stage="correcting"
      />,
    );
    expect(screen.getByText(/se ne occupa Fratelli Bianchi S\.n\.c\. I tuoi dati/)).toBeTruthy();
  });

  it('tell where the dossier stands and what is left when the link is opened again', () => {
    const again = open({
      cadastralSheet: null,
      cadastralParcel: null,
      immovableCadastralCode: null,
      beneficiaryPhone: null,
    });
    again.store.set({ savedAt: Date.now() });
    renderWithSession(
      again,
      <BeneficiaryIntro requester={REQUESTER} expires={EXPIRES} token="t" stage="correcting" />,
    );
    expect(screen.getByRole('heading', { name: 'Pratica da correggere' })).toBeTruthy();
    expect(screen.getByText('Da correggere')).toBeTruthy();
    expect(listDoneStations()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Dati catastali' })).toBeTruthy();
  });

  it('ask for the identity document, also where the fitter has filled in the rest', async () => {
    const one = open({ beneficiaryIdentificationDocNumber: null });
    expect(one.store.get().steps.map(({ complete }) => complete)).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
    one.step = 'beneficiario';
    const Page = STEP_PAGES.beneficiario;
    renderWithSession(one, <Page />);
    const number = await screen.findByLabelText(/^Numero/);
    expect(number.getAttribute('aria-required')).toBe('true');
  });

  it.each([
    ['beneficiario', 'Nome', 'given-name'],
    ['beneficiario', 'Data di nascita', 'bday'],
    ['residenza', 'CAP', 'postal-code'],
    ['residenza', 'Comune', 'address-level2'],
    ['residenza', 'Indirizzo', 'address-line1'],
  ] as const)('in %s let the browser fill in %s, and only there', async (step, label, token) => {
    for (const viewer of ['beneficiary', 'fitter'] as const) {
      const one = open({}, viewer);
      one.step = step;
      const Page = STEP_PAGES[step];
      renderWithSession(one, <Page />);
      await act(() => Promise.resolve());
      const input = screen.getAllByLabelText(new RegExp(`^${label}`))[0];
      expect(input?.getAttribute('autocomplete')).toBe(viewer === 'beneficiary' ? token : 'off');
      cleanUpSession(one);
      stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => []);
    }
  });
});
