import type { DossierForm } from '@pratiche/domain';
import { configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
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
import { BeneficiaryThanks } from './BeneficiaryThanks.js';

configure({ asyncUtilTimeout: 15_000 });

let session: DossierSession;
beforeEach(() => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => []);
  stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({ papers: [] }));
});
afterEach(() => cleanUpSession(session));
const open = (change: Partial<DossierForm> = {}) =>
  (session = openDraftSession(
    stubDossierServer(createStoredDraft({ ...IDENTITY_DOCUMENT, ...change })).known.now,
    'beneficiary',
  ));

it('says that nothing is left to do only when nothing is', async () => {
  renderWithSession(
    open(),
    <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token="t" />,
  );
  expect(await screen.findByText(/Non devi fare altro/)).toBeTruthy();
  cleanUpSession(session);
  renderWithSession(
    open({ cadastralSheet: null }),
    <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token="t" />,
  );
  expect(screen.queryByText(/Non devi fare altro/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Foglio' })).toBeTruthy();
  // What is missing is said once, by its own card.
  expect(screen.queryByText(/Ti resta/)).toBeNull();
});

it('ends with whom to call', () => {
  renderWithSession(
    open(),
    <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token="t" />,
  );
  const who = screen.getByRole('region', { name: 'Chi te lo chiede' });
  expect(who.textContent).toMatch(/^Hai domande\? Chiedi a/);
  expect(who.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  const review = screen.getByRole('button', { name: 'Rivedi i dati' });
  expect(review.compareDocumentPosition(who)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['not-enabled', false, /^Il documento «Atto» lo firmi su carta: te lo fa firmare Serramenti/],
  ['several-signers', false, /^Il documento «Atto» lo firmi su carta: te lo fa firmare Serramenti/],
  ['not-enabled', true, /^Non devi fare altro/],
] as const)(
  'says of a paper to sign in ink (%s, uploaded %s) who has it signed',
  async (obstacleKind, isUploaded, text) => {
    const paper = { canSign: false, isUploaded, obstacleKind, missing: [], signature: null };
    stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({
      papers: [{ ...paper, code: 'ATTO', title: 'Atto' }] as never[],
    }));
    const token = `ink-${obstacleKind}-${isUploaded}`;
    renderWithSession(
      open(),
      <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token={token} />,
    );
    await screen.findByText(text);
    expect(screen.queryAllByText(/Non devi fare altro/)).toHaveLength(isUploaded ? 1 : 0);
  },
);

it('says that a signature is left while its paper is not ready', async () => {
  stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({
    papers: [
      {
        code: 'DELEGA',
        title: 'Delega',
        canSign: false,
        isUploaded: false,
        obstacle: 'Non pronta',
        obstacleKind: 'incomplete',
        missing: ['Documento'],
        signature: null,
      },
    ],
  }));
  renderWithSession(
    open(),
    <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token="awaited" />,
  );
  await screen.findByText(/Ti resta una firma/);
});

it('begins with the signature that is missing, and ends with the one that is given', async () => {
  const paper = {
    code: 'DELEGA',
    title: 'Delega',
    canSign: true,
    isUploaded: false,
    obstacle: null,
    obstacleKind: null,
    missing: [],
    signature: null as unknown,
  };
  const stubPapers = () =>
    stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({
      papers: [paper as never],
    }));
  stubPapers();
  const listHeadings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  renderWithSession(
    open(),
    <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token="missing" />,
  );
  await screen.findByRole('button', { name: 'Firma: Delega' });
  expect(listHeadings().slice(0, 2)).toEqual([
    'Manca la tua firma',
    'Grazie, abbiamo ricevuto i tuoi dati',
  ]);
  cleanUpSession(session);
  stubPapers();
  paper.signature = { state: 'signed', signedAt: EXPIRES, signer: { name: 'Ortensia' } };
  renderWithSession(
    open(),
    <BeneficiaryThanks requester={REQUESTER} expires={EXPIRES} token="given" />,
  );
  await screen.findByRole('heading', { name: 'I tuoi documenti' });
  expect(listHeadings()[0]).toBe('Grazie, abbiamo ricevuto i tuoi dati');
});
