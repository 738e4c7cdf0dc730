import type { ClientLinkDto, SignablePaperDto } from '@pratiche/api';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { PAPER, PAPERS, SIGNATURE } from '../../test/signing-fixtures.js';
import { Field } from '../fields/Field.js';
import type { DossierSession } from '../state/dossier-session.js';
import { SaveStatus } from '../wizard/SaveStatus.js';
import { BeneficiaryChangesListener } from './BeneficiaryChangesListener.js';

const FINISHED = '2026-03-02T11:05:00.000Z';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value: text } });

let session: DossierSession;
/** Answers of links are remembered by dossier. */
let id = 300;
let server: ReturnType<typeof stubDossierServer>;

async function openWithLink(
  finishedAt: string | null,
  papers: SignablePaperDto[] = [],
): Promise<void> {
  stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
    ...PAPERS,
    papers,
  }));
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({
    link: { state: 'working', savedAt: FINISHED, finishedAt } as ClientLinkDto,
  }));
  session = openDraftSession(server.known.now);
  session.step = 'ubicazione';
  renderWithSession(
    session,
    <>
      <BeneficiaryChangesListener />
      <Field name="immovableAddress" />
      <SaveStatus />
    </>,
  );
  await pass(100);
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
  id += 1;
  server = stubDossierServer({ ...createStoredDraft({ immovableAddress: 'Via Po' }), id });
});
afterEach(() => {
  cleanUpSession(session);
  jest.useRealTimers();
});

it('lets typing wait for the end of the step once the customer has finished', async () => {
  await openWithLink(FINISHED);
  write('Via Dora');
  await pass(5_000);
  expect(server.known.saved).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/si salvano quando lasci il passo$/);
  write('Via Dora Riparia');
  session.saveHeldTyping();
  await pass(100);
  expect(server.known.saved.map(({ immovableAddress }) => immovableAddress)).toEqual([
    'Via Dora Riparia',
  ]);
});

it('saves typing by itself while the customer has not finished', async () => {
  await openWithLink(null);
  write('Via Dora');
  await pass(2_000);
  expect(server.known.saved).toHaveLength(1);
});

it.each([
  ['the customer’s', 'beneficiary', 0],
  ['the company’s', 'company', 1],
] as const)(
  'while %s signature stands (%s), saves of typing by itself: %i',
  async (_, signedBy, saves) => {
    await openWithLink(null, [
      { ...PAPER, signedBy, signature: { ...SIGNATURE, state: 'signed' } },
    ]);
    write('Via Dora');
    await pass(5_000);
    expect(server.known.saved).toHaveLength(saves);
  },
);
