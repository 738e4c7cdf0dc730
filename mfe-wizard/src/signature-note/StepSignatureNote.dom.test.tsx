import type { ClientLinkDto, SignablePaperDto } from '@pratiche/api';
import type { StepId } from '@pratiche/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { ENDED_SIGNATURE, PAPER, PAPERS, SIGNATURE } from '../../test/signing-fixtures.js';
import { BeneficiaryChangesListener } from '../beneficiary-link/BeneficiaryChangesListener.js';
import { Field } from '../fields/Field.js';
import type { DossierSession } from '../state/dossier-session.js';
import { StepSignatureNote } from './StepSignatureNote.js';

const TITLE = 'Incarico, delega alla trasmissione ENEA e privacy';
const WHOLE: SignablePaperDto = {
  ...PAPER,
  code: 'DELEGA',
  title: TITLE,
  signedBy: 'beneficiary',
  signature: { ...SIGNATURE, state: 'signed', signer: { name: 'Maria Rossi', role: 'b' } },
};
const VOIDED: SignablePaperDto = {
  ...WHOLE,
  signature: {
    ...ENDED_SIGNATURE,
    reason: 'è cambiato un dato stampato (Indirizzo: «Via Po» → «Via Dora»)',
    signer: { name: 'Maria Rossi', role: 'b' },
  },
};

let session: DossierSession;
let papers: SignablePaperDto[];
let asked: number;
/** Answers of links are remembered by dossier. */
let id = 700;
let server: ReturnType<typeof stubDossierServer>;

beforeEach(() => {
  id += 1;
  papers = [WHOLE];
  asked = 0;
  server = stubDossierServer({ ...createStoredDraft({ immovableAddress: 'Via Po' }), id });
});
afterEach(() => cleanUpSession(session));

function open(step: StepId, email: string | null = 'maria@example.it'): void {
  stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => {
    asked += 1;
    return { ...PAPERS, papers };
  });
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({
    link: { state: 'working', email, savedAt: null, finishedAt: null } as ClientLinkDto,
  }));
  session = openDraftSession(server.known.now);
  session.step = step;
  renderWithSession(
    session,
    <>
      <BeneficiaryChangesListener />
      <StepSignatureNote step={step} />
      <Field name="immovableAddress" />
      <Field name="immovableSurfaceArea" />
    </>,
  );
}
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const note = () => screen.findByText(/Maria Rossi/);

it('says before a printed value is changed what the change does', async () => {
  open('ubicazione');
  expect((await note()).textContent).toBe(
    `Maria Rossi ha già firmato «${TITLE}». Se cambi un dato stampato la firma non vale più e il cliente riceve un’e-\u2060mail per firmare di nuovo.`,
  );
});

it('promises no e-mail where the link was shared without one', async () => {
  open('ubicazione', null);
  expect((await note()).textContent).toMatch(/e il cliente deve firmare di nuovo\.$/);
});

it('says at the same place that a printed value was changed, and that the signature ended', async () => {
  open('ubicazione');
  await note();
  write(/Indirizzo/, 'Via Dora');
  await waitFor(async () =>
    expect((await note()).textContent).toMatch(/^Hai cambiato un dato stampato in .*quando salvi/),
  );
  write(/Indirizzo/, 'Via Po');
  await waitFor(async () => expect((await note()).textContent).toMatch(/^Maria Rossi ha già/));
  write(/Indirizzo/, 'Via Dora');
  papers = [VOIDED];
  await act(() => session.flush());
  await waitFor(async () =>
    expect((await note()).textContent).toBe(
      `È cambiato un dato che compare nei documenti firmati: la firma di Maria Rossi su «${TITLE}» non vale più e il cliente riceve un’e-\u2060mail per firmare di nuovo: una soltanto, anche se correggi altro.`,
    ),
  );
});

it('keeps quiet about values that no paper prints', async () => {
  open('ubicazione');
  await note();
  write(/Superficie/, '90');
  await waitFor(() => expect(session.store.get().form.immovableSurfaceArea).toBe(90));
  expect((await note()).textContent).toMatch(/^Maria Rossi ha già/);
});

it.each([
  ['in a step of which nothing is printed', 'impianto', [WHOLE]],
  ['where a signature ended before', 'ubicazione', [VOIDED]],
] as const)('says nothing %s', async (_, step, stored) => {
  papers = [...stored];
  open(step);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await act(() => import('./SignatureNote.js'));
  expect(screen.queryByText(/Maria Rossi/)).toBeNull();
});
