import { ApiError, type ClientLinkDto } from '@pratiche/api';
import { AlertBanner } from '@pratiche/ui';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openNewSession,
  openDraftSession,
  preloadDialogs,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { DossierMenu } from '../wizard/DossierMenu.js';
import { BeneficiaryLinkButton } from './BeneficiaryLinkButton.js';

const LINK: ClientLinkDto = {
  state: 'working',
  email: 'cliente@example.test',
  created: '2026-03-02T10:00:00.000Z',
  expires: '2026-04-01T10:00:00.000Z',
  openedAt: '2026-03-02T11:00:00.000Z',
  lastOpenedAt: '2026-03-02T11:00:00.000Z',
  savedAt: '2026-03-02T11:05:00.000Z',
  finishedAt: null,
  revokedAt: null,
};
let session: DossierSession;
let nextId = 100;
let net: ReturnType<typeof stubDossierServer>;

beforeAll(preloadDialogs);
beforeEach(() => {
  net = stubDossierServer(createStoredDraft());
});
afterEach(() => cleanUpSession(session));

const stubLink = (link: ClientLinkDto | null) =>
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link }));

describe('a dossier that has no number yet', () => {
  it('is stored by the button, which then goes on', async () => {
    stubLink(null);
    stubCall(getTestApi(), 'PUT', '/api/Module', () => net.known.now);
    session = openNewSession();
    renderWithSession(session, <BeneficiaryLinkButton />);
    fireEvent.click(screen.getByRole('button', { name: 'Invia al cliente' }));
    expect(await screen.findByRole('dialog', { name: 'Invia al cliente' })).toBeTruthy();
    expect(session.store.get().id).toBe(7);
  });

  it('says why nothing opens when it cannot be stored', async () => {
    stubLink(null);
    net.known.fail = new ApiError({ status: 0, code: 'network', message: 'Non risponde.' });
    session = openNewSession();
    renderWithSession(
      session,
      <>
        <AlertBanner />
        <BeneficiaryLinkButton />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Invia al cliente' }));
    expect(await screen.findByText(/La bozza non è ancora salvata/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the dialog', () => {
  it('tells the fitter which papers the customer signs from the link', async () => {
    stubLink(null);
    const paper = { isUploaded: false, canSign: false, missing: [], signature: null };
    stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
      papers: [
        { ...paper, signedBy: 'beneficiary', title: 'Delega', obstacleKind: 'incomplete' },
        { ...paper, signedBy: 'beneficiary', title: 'Atto', obstacleKind: 'not-enabled' },
        { ...paper, signedBy: 'company', title: 'Requisiti', obstacleKind: 'incomplete' },
      ] as never[],
    }));
    nextId += 1;
    session = openDraftSession({ ...net.known.now, id: nextId });
    renderWithSession(session, <BeneficiaryLinkButton />);
    fireEvent.click(await screen.findByRole('button', { name: 'Invia al cliente' }));
    await screen.findByText(/^Dallo stesso link firma anche «Delega», con il dito o il mouse/);
  });
});

describe('a customer who has finished', () => {
  const delega = { signedBy: 'beneficiary', title: 'Delega', isUploaded: false, canSign: false };
  const signed = {
    ...delega,
    missing: [],
    obstacleKind: 'already-signed',
    signature: { state: 'signed' },
  };
  const waiting = { ...delega, canSign: true, missing: [], obstacleKind: null, signature: null };
  const open = async (papers: object[]) => {
    stubLink({ ...LINK, finishedAt: '2026-03-02T11:05:00.000Z' });
    const asked = stubCall(
      getTestApi(),
      'GET',
      '/api/Signatures/dossiers/{dossierId}/papers',
      () => ({ papers: papers as never[] }),
    );
    nextId += 1;
    session = openDraftSession({ ...net.known.now, id: nextId });
    renderWithSession(
      session,
      <>
        <BeneficiaryLinkButton />
        <DossierMenu />
      </>,
    );
    await waitFor(() => expect(asked).toHaveBeenCalled());
  };
  const askAgain = { name: 'Chiedi di nuovo al cliente' };

  it('and signed all is asked again from the menu alone', async () => {
    await open([signed]);
    await waitFor(() => expect(screen.queryByRole('button', askAgain)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Azioni' }));
    fireEvent.click(await screen.findByRole('menuitem', askAgain));
    expect(await screen.findByRole('dialog', { name: 'Invia al cliente' })).toBeTruthy();
  });

  it('and has a paper left to sign is asked again by the button', async () => {
    await open([signed, { ...waiting, title: 'Atto' }]);
    expect(await screen.findByRole('button', askAgain)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Azioni' }));
    await screen.findByRole('menuitem', { name: /Duplica/ });
    expect(screen.queryByRole('menuitem', askAgain)).toBeNull();
  });
});

describe('sharing', () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  const open = async () => {
    stubLink(null);
    stubCall(getTestApi(), 'POST', '/api/Module/beneficiaryLink/{id}', () => ({
      url: 'https://portale.test/x',
    }));
    nextId += 1;
    session = openDraftSession({ ...net.known.now, id: nextId });
    renderWithSession(session, <BeneficiaryLinkButton />);
    fireEvent.click(await screen.findByRole('button', { name: 'Invia al cliente' }));
    await screen.findByRole('button', { name: 'Mostra codice QR e link' });
  };
  afterEach(() => {
    share.mockClear();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is one touch where the phone has a sheet for it', async () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Condividi' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith(
        expect.objectContaining({ url: 'https://portale.test/x' }),
      ),
    );
    // The link stays in view, where the sheet was closed or did not open.
    expect(await screen.findByDisplayValue('https://portale.test/x')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Condividi' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  });

  it('is not offered where it has none', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Condividi' })).toBeNull();
  });
});

describe('a link', () => {
  it.each<[string, Partial<ClientLinkDto>, string, string[]]>([
    ['is waited for', {}, 'Invia di nuovo', ['Link al cliente', 'Inviato', 'Aperto', 'Salvato']],
    [
      'was answered: sending it again is another request, and what came before is left out',
      { finishedAt: '2026-03-02T11:05:00.000Z' },
      'Chiedi di nuovo al cliente',
      ['Link al cliente', 'Inviato', 'Completato'],
    ],
    [
      'was answered, and went on',
      { finishedAt: '2026-03-02T11:05:00.000Z', savedAt: '2026-03-09T11:05:00.000Z' },
      'Chiedi di nuovo al cliente',
      ['Link al cliente', 'Inviato', 'Salvato', 'Completato'],
    ],
    [
      'that was answered has ended',
      { finishedAt: '2026-03-02T11:05:00.000Z', state: 'expired' },
      'Invia di nuovo',
      ['Link al cliente', 'Inviato', 'Completato'],
    ],
  ])('%s', async (_, change, button, terms) => {
    stubLink({ ...LINK, ...change });
    // A dossier of its own, because links are cached by its number.
    nextId += 1;
    session = openDraftSession({ ...net.known.now, id: nextId });
    const { container } = renderWithSession(session, <BeneficiaryLinkButton />);
    await waitFor(() => expect(container.querySelector('dl')).not.toBeNull());
    expect([...container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(terms);
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });
});
