import { ApiError, type Dossier } from '@pratiche/api';
import { emptyDossierForm, normaliseDossier, type DossierForm } from '@pratiche/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { toDossierForm } from '../../../mfe-wizard/src/state/to-dossier-form.js';
import { isSameSavedValue } from '../../../mfe-wizard/src/state/merge-forms.js';
import { computeWizardSteps } from '../../../mfe-wizard/src/state/wizard-steps.js';
import type { Member } from '../kit/flow.js';
import { startInProcess } from '../kit/in-process.js';
import { newMember, sql } from '../kit/world.js';
import { clientOf, Screen, stubBrowser, type Look } from './screen.js';
import { typedDossier } from './dossiers.js';

/** How values come onto the screen. */
type Way = 'type' | 'restore';

let portal: Awaited<ReturnType<typeof startInProcess>>;
let me: Member;
let api: ReturnType<typeof clientOf>;
/** A draft without documents and one with all of them, until it is sent. */
const drafts: Record<'bare' | 'documented', Dossier | null> = { bare: null, documented: null };

beforeAll(async () => {
  // The dossiers say days of 2026.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
  stubBrowser();
  portal = await startInProcess();
  me = await newMember({ packages: [{ credits: 1_000_000 }] });
  api = clientOf(me);
}, 120_000);
afterAll(async () => {
  await portal.close();
  vi.useRealTimers();
});

/** Answers as the screen would list them: one text per error, in any order. */
const listed = (errors: readonly { field: string; message: string }[]): string[] =>
  errors.map(({ field, message }) => `${field}: ${message}`).sort();

type Outcome = 'sent' | 'late' | 'incomplete' | 'not saved';
type Refusal = { code: string; errors: { field: string; message: string }[] };

/** What the server says to sending the stored dossier. */
async function sending(screen: Screen): Promise<'sent' | Refusal> {
  try {
    await screen.send();
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.problem.code, errors: error.problem.errors ?? [] };
  }
}

/** Files for every document a dossier may ask for, as uploads leave them. */
async function uploadAll(dossierId: number): Promise<void> {
  await sql().run(
    `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created)
     SELECT ?, 'document', id, code || '.pdf', 1, 'application/pdf', '', code, ?, '2026-11-21 09:00:00.000' FROM document_set_items`,
    dossierId,
    me.id,
  );
}

async function newDraft(isDocumented: boolean): Promise<Dossier> {
  const draft = await api.module.save(emptyDossierForm());
  if (isDocumented) await uploadAll(draft.id);
  return draft;
}

/** A dossier typed over what was stored last, saved, read back and sent, by the screen and by the server. */
async function hold(form: DossierForm, isDocumented: boolean, way: Way): Promise<Outcome> {
  const kind = isDocumented ? 'documented' : 'bare';
  const before = drafts[kind] ?? (await newDraft(isDocumented));
  // Whatever becomes of this attempt, the next one starts from a draft.
  drafts[kind] = null;
  const screen = new Screen(api, me.id, before);
  try {
    screen[way](form);
    const isSaved = await screen.save();
    const stored = await api.module.get(before.id);
    const look = screen.look();
    const outcome = isSaved ? await sent(screen, look, stored) : notSaved(look, before, stored);
    if (outcome !== 'sent') drafts[kind] = stored;
    return outcome;
  } finally {
    screen.close();
  }
}

/** Nothing half: what was refused left the dossier as it was, and the screen says at which field. */
function notSaved(look: Look, before: Dossier, stored: Dossier): Outcome {
  expect(stored).toEqual(before);
  expect(look).toMatchObject({ isRefused: true, offersSending: false });
  // Steps the provider fills in are locked and say nothing.
  if (!look.values.acquisizioneBeneficiario) expect(look.missing).not.toEqual([]);
  return 'not saved';
}

async function sent(screen: Screen, look: Look, stored: Dossier): Promise<Outcome> {
  const form = toDossierForm(stored);
  expect(isSameSavedValue(form, normaliseDossier(look.values))).toBe(true);
  const answer = await sending(screen);
  expect(answer === 'sent').toBe(look.offersSending);
  // Opened again, the dossier is as complete as it was when it was left.
  const reopened = computeWizardSteps(form, null).flatMap(({ errors }) => errors);
  expect(listed(reopened)).toEqual(
    listed(look.missing.filter(({ field }) => !field.startsWith('documenti.'))),
  );
  if (answer === 'sent') return 'sent';

  expect(answer.code).toBe(look.isLate ? 'works-ended-too-long-ago' : 'dossier-incomplete');
  if (look.isLate) return 'late';
  const asked = answer.errors.filter(
    ({ field }) => look.knowsDocuments || !field.startsWith('documenti.'),
  );
  expect(listed(look.missing)).toEqual(listed(asked));
  return 'incomplete';
}

/** Holds the wizard's answers against the server's for random dossiers. The message of a failure names the seed. */
export function agreeOn(runs: number, way: Way): void {
  it(
    `agree on what is missing, what is stored and what can be sent, for ${runs} dossiers`,
    { timeout: 1_200_000 },
    async () => {
      const seen: Record<Outcome, number> = { sent: 0, late: 0, incomplete: 0, 'not saved': 0 };
      await fc.assert(
        fc.asyncProperty(typedDossier, fc.boolean(), async (form, isDocumented) => {
          seen[await hold(form, isDocumented, way)] += 1;
        }),
        { numRuns: runs },
      );
      // Every kind came up often enough to say something.
      for (const outcome of ['sent', 'late', 'not saved'] as const)
        expect(seen[outcome], outcome).toBeGreaterThan(runs / 200);
      expect(seen.incomplete).toBeGreaterThan(runs / 10);
    },
  );
}
