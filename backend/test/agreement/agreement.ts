import { readData, ApiError, type DossierDto } from '@pratiche/api';
import {
  getTodayInRome,
  type DossierForm,
  type FindMunicipalities,
  BUILT_IN_SETTINGS,
  createEmptyDossierForm,
  listSendingErrors,
  normalizeDossier,
  createMunicipalityFinder,
  createAllRules,
} from '@pratiche/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { toDossierForm } from '../../../mfe-wizard/src/state/to-dossier-form.js';
import { isSameSavedValue } from '../../../mfe-wizard/src/state/merge-forms.js';
import { computeWizardSteps } from '../../../mfe-wizard/src/state/wizard-steps.js';
import type { Member } from '../kit/dossier-flow.js';
import { startInProcessPortal } from '../kit/in-process-portal.js';
import { createMember, sql } from '../kit/account-fixtures.js';
import {
  createClient,
  SimulatedWizard,
  stubBrowser,
  type WizardState,
} from './simulated-wizard.js';
import { typedDossier } from './dossier-arbitraries.js';
import { fakeDate } from '../kit/fake-date.js';

const rules = createAllRules(BUILT_IN_SETTINGS);

/** How values come onto the screen. */
type EntryMode = 'type' | 'restore';

let portal: Awaited<ReturnType<typeof startInProcessPortal>>;
let me: Member;
let api: ReturnType<typeof createClient>;
let findMunicipalities: FindMunicipalities;
/** A draft without documents and a draft with all of them, each until it is sent. */
const drafts: Record<'bare' | 'documented', DossierDto | null> = { bare: null, documented: null };

beforeAll(async () => {
  // The dossiers say days of 2026.
  fakeDate(new Date('2026-11-21T09:00:00Z'));
  stubBrowser();
  portal = await startInProcessPortal();
  me = await createMember({ packages: [{ credits: 1_000_000 }] });
  api = createClient(me);
  findMunicipalities = createMunicipalityFinder(
    await readData(api.GET('/api/municipalities/getAll')),
  );
}, 120_000);
afterAll(async () => {
  await portal.close();
  jest.useRealTimers();
});

/** Formats errors as the screen lists them: one text per error, in any order. */
const listErrors = (errors: readonly { field: string; message: string }[]): string[] =>
  errors.map(({ field, message }) => `${field}: ${message}`).sort();

type Outcome = 'sent' | 'late' | 'incomplete' | 'not saved';
type Refusal = { code: string; errors: { field: string; message: string }[] };

/** What the server says to sending the stored dossier. */
async function sendFromWizard(screen: SimulatedWizard): Promise<'sent' | Refusal> {
  try {
    await screen.sendDossier();
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.problem.code, errors: error.problem.errors ?? [] };
  }
}

/** Inserts files for every document a dossier may ask for, as uploads would. */
async function uploadDocuments(dossierId: number): Promise<void> {
  await sql().run(
    `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created)
     SELECT ?, 'document', id, code || '.pdf', 1, 'application/pdf', '', code, ?, '2026-11-21 09:00:00.000' FROM document_set_items`,
    dossierId,
    me.id,
  );
}

async function createDraft(isDocumented: boolean): Promise<DossierDto> {
  const draft = await readData(api.PUT('/api/Module', { body: createEmptyDossierForm() }));
  if (isDocumented) await uploadDocuments(draft.id);
  return draft;
}

/**
 * Types a dossier over the last stored one, then saves, reads back and sends it, in the wizard and
 * on the server.
 */
async function compareOutcome(
  form: DossierForm,
  isDocumented: boolean,
  way: EntryMode,
): Promise<Outcome> {
  const kind = isDocumented ? 'documented' : 'bare';
  const before = drafts[kind] ?? (await createDraft(isDocumented));
  // The next attempt starts from a new draft, with any result of this attempt.
  drafts[kind] = null;
  const screen = new SimulatedWizard(api, me.id, before);
  try {
    screen[way](form);
    const isSaved = await screen.saveForm();
    const stored = await readData(
      api.GET('/api/Module/{id}', { params: { path: { id: before.id } } }),
    );
    const look = screen.readState();
    const outcome = isSaved
      ? await checkSent(screen, look, stored)
      : checkNotSaved(look, before, stored);
    if (outcome !== 'sent') drafts[kind] = stored;
    return outcome;
  } finally {
    screen.closeSession();
  }
}

/** A refused save changes nothing: the dossier is as before, and the screen names the field. */
function checkNotSaved(look: WizardState, before: DossierDto, stored: DossierDto): Outcome {
  expect(stored).toEqual(before);
  expect(look).toMatchObject({ isRefused: true, offersSending: false });
  // Steps the provider fills in are locked and say nothing.
  if (!look.values.acquisizioneBeneficiario) expect(look.missing).not.toEqual([]);
  return 'not saved';
}

/** Both doubt the same about the form; what only other dossiers tell comes from the server alone. */
async function checkDoubts(look: WizardState, id: number): Promise<void> {
  const { doubts } = await readData(
    api.GET('/api/Module/doubts/{id}', { params: { path: { id } } }),
  );
  expect(listErrors(doubts.filter(({ origin }) => origin === 'form'))).toEqual(
    listErrors(rules.listDossierWarnings(look.values, getTodayInRome(), findMunicipalities)),
  );
}

async function checkSent(
  screen: SimulatedWizard,
  look: WizardState,
  stored: DossierDto,
): Promise<Outcome> {
  const form = toDossierForm(stored);
  expect(isSameSavedValue(form, normalizeDossier(look.values))).toBe(true);
  await checkDoubts(look, stored.id);
  const answer = await sendFromWizard(screen);
  expect(answer === 'sent').toBe(look.offersSending);
  // Opened again, the dossier is as complete as it was when it was left.
  const steps = computeWizardSteps({ form, lastStep: null, viewer: 'fitter', rules });
  const reopened = listSendingErrors(steps, form, getTodayInRome());
  expect(listErrors(reopened)).toEqual(
    listErrors(look.missing.filter(({ field }) => !field.startsWith('documenti.'))),
  );
  if (answer === 'sent') return 'sent';

  expect(answer.code).toBe(look.isLate ? 'works-ended-too-long-ago' : 'dossier-incomplete');
  if (look.isLate) return 'late';
  const asked = answer.errors.filter(
    ({ field }) => look.knowsDocuments || !field.startsWith('documenti.'),
  );
  expect(listErrors(look.missing)).toEqual(listErrors(asked));
  return 'incomplete';
}

/** Holds the wizard's answers against the server's for random dossiers. The message of a failure names the seed. */
export function defineAgreementTest(runs: number, way: EntryMode): void {
  it(`agree on what is missing, what is stored and what can be sent, for ${runs} dossiers`, async () => {
    const seen: Record<Outcome, number> = { sent: 0, late: 0, incomplete: 0, 'not saved': 0 };
    await fc.assert(
      fc.asyncProperty(typedDossier, fc.boolean(), async (form, isDocumented) => {
        seen[await compareOutcome(form, isDocumented, way)] += 1;
      }),
      { numRuns: runs },
    );
    // Every kind came up often enough to say something.
    for (const outcome of ['sent', 'late', 'not saved'] as const)
      expect([outcome, seen[outcome], seen[outcome] > runs / 200]).toEqual([
        outcome,
        seen[outcome],
        true,
      ]);
    expect(seen.incomplete).toBeGreaterThan(runs / 10);
  }, 2_400_000);
}
