import { ApiError, PROBLEM_CODES, type DossierDto, type DossierRequestDto } from '@pratiche/api';
import { BUILT_IN_SETTINGS, createDossierRules, createEmptyDossierForm } from '@pratiche/domain';
import type { DossierForm } from '@pratiche/domain';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { validDossierForm } from '../../../libs/domain/test/dossier-fixtures.js';
import { createStoredDraft } from '../../test/render-session.js';
import { AutofillMarkStorage } from './autofill-mark-storage.js';
import type { DossierServer } from './dossier-server.js';
import { DossierSession } from './dossier-session.js';
import { DraftBackupStorage } from './draft-backup-storage.js';
import { isSameSavedValue } from './merge-forms.js';
import { toDossierForm } from './to-dossier-form.js';

const ACCOUNT_ID = 1;
const RULES = createDossierRules(BUILT_IN_SETTINGS);
const COPIES = new DraftBackupStorage(window.localStorage, ACCOUNT_ID, 'tab');

/** When something is typed around a save, each with a field that nothing else types into. */
const MOMENTS = {
  'before the request': 'immovableAddress',
  'as the request goes out': 'immovableAddressNumber',
  'while the request is out': 'immovableStair',
  'as the answer comes': 'immovableInterior',
  'after the answer': 'beneficiaryFirstName',
} as const satisfies Record<string, keyof DossierForm>;
type Moment = keyof typeof MOMENTS;
const MOMENT_NAMES = Object.keys(MOMENTS) as Moment[];

/** Ends of a save. */
const OUTCOMES = [
  'is stored',
  'is stored, and the answer is lost',
  'does not reach the server',
  'is refused',
  'meets another change',
  'meets another value of the same field',
  'comes after the dossier was sent',
] as const;
type Outcome = (typeof OUTCOMES)[number];
/** Outcomes of a dossier that the server does not have yet. */
const CREATION_OUTCOMES = OUTCOMES.slice(0, 4);

const unreachable = () =>
  new ApiError({ status: 0, code: 'network', message: 'Il server non è raggiungibile.' });

/** A server that answers the first save when the test says so, and no later one. */
class HeldServer implements DossierServer {
  now: DossierDto | null;
  /** Called in the turn in which the request goes out. */
  onRequest: () => void = () => undefined;
  private release: () => void = () => undefined;
  private calls = 0;

  constructor(
    stored: DossierDto | null,
    private readonly outcome: Outcome,
  ) {
    this.now = stored;
  }

  async saveDossier(body: DossierRequestDto): Promise<DossierDto> {
    // The form is a copy of what was typed until now, as a body that was written out.
    const form = structuredClone(body);
    this.calls += 1;
    if (this.calls > 1) return new Promise(() => undefined);
    this.onRequest();
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
    return this.answer(form);
  }

  answerNow(): void {
    this.release();
  }

  loadLastStep(): Promise<never> {
    return Promise.reject(unreachable());
  }

  decodeTaxCode(): Promise<never> {
    return Promise.reject(unreachable());
  }

  private answer(form: DossierRequestDto): DossierDto {
    const before = this.now;
    switch (this.outcome) {
      case 'is stored':
        return this.store(form);
      case 'is stored, and the answer is lost':
        this.store(form);
        throw unreachable();
      case 'does not reach the server':
        throw unreachable();
      case 'is refused':
        throw new ApiError({ status: 400, code: 'invalid-data', message: 'Controlla i campi.' });
      case 'comes after the dossier was sent':
        throw new ApiError({
          status: 409,
          code: PROBLEM_CODES.dossierFrozen,
          message: 'La pratica è stata inviata.',
        });
      default:
        this.now = {
          ...(before as DossierDto),
          version: 2,
          ...(this.outcome === 'meets another change'
            ? { beneficiaryLastName: 'Neri' }
            : Object.fromEntries(Object.values(MOMENTS).map((field) => [field, 'di altri']))),
        };
        throw new ApiError({
          status: 409,
          code: PROBLEM_CODES.versionConflict,
          message: 'La pratica è stata modificata da un’altra persona.',
          stored: structuredClone(this.now),
        });
    }
  }

  private store(form: DossierRequestDto): DossierDto {
    const version = (this.now?.version ?? 0) + 1;
    this.now = { ...createStoredDraft(), ...form, version } as DossierDto;
    return structuredClone(this.now);
  }
}

const openSession = (server: DossierServer, stored: DossierDto | null): DossierSession =>
  new DossierSession({
    server,
    copies: COPIES,
    marks: new AutofillMarkStorage(window.localStorage, ACCOUNT_ID),
    accountId: ACCOUNT_ID,
    stored,
    start: stored === null ? createEmptyDossierForm() : toDossierForm(stored),
    rules: RULES,
  });

/** Lets everything run that waits for no timer. */
const settle = () => jest.advanceTimersByTimeAsync(0);

/** All sets of moments. */
const SETS = Array.from({ length: 2 ** MOMENT_NAMES.length }, (_, bits) =>
  MOMENT_NAMES.filter((__, index) => (bits >> index) & 1),
);

let open: DossierSession[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  for (const session of open) session.close();
  open = [];
  localStorage.clear();
  jest.useRealTimers();
});

/** Plays a save with typing at some moments, and ends the page as a killed tab does. */
async function playSave(
  stored: DossierDto | null,
  outcome: Outcome,
  moments: readonly Moment[],
  toField: (moment: Moment) => keyof DossierForm,
) {
  localStorage.clear();
  const server = new HeldServer(stored, outcome);
  const session = openSession(server, stored);
  open.push(session);
  const typed = new Map<keyof DossierForm, string>();
  const type = (moment: Moment): void => {
    if (!moments.includes(moment)) return;
    typed.set(toField(moment), moment);
    session.form.setValue(toField(moment), moment as never, { shouldDirty: true });
  };
  const listLost = () => {
    const copies = [...COPIES.findBackups(null), ...COPIES.findBackups(7)];
    return [...typed].filter(([field, value]) =>
      [server.now, ...copies.map(({ form }) => form)].every((form) => form?.[field] !== value),
    );
  };
  const lost: string[] = [];
  const check = async (when: string): Promise<void> => {
    await settle();
    lost.push(...listLost().map(([field, value]) => `${when}: ${field} typed ${value}`));
  };
  type('before the request');
  await check('before the request');
  server.onRequest = () => type('as the request goes out');
  void session.storeDraft();
  await check('as the request goes out');
  type('while the request is out');
  await check('while the request is out');
  server.answerNow();
  type('as the answer comes');
  await check('as the answer comes');
  if (!session.store.get().isSent) type('after the answer');
  await check('after the answer');
  return { server, session, typed, lost };
}

/** Copies that a new page of the device shows or asks about, after the tab was killed. */
function reopen(session: DossierSession, server: HeldServer) {
  const { id } = session.store.get();
  const stored = id === null ? null : server.now;
  const again = openSession(new HeldServer(stored, 'is stored'), stored);
  open.push(again);
  again.restoreBackups(COPIES.findBackups(id));
  const { conflicts, lateChanges } = again.store.get();
  return (field: keyof DossierForm, value: string): boolean =>
    again.values[field] === value ||
    (conflicts ?? []).some((clash) => clash.path === field && clash.mine === value) ||
    (lateChanges ?? []).some((change) => change.path === field && change.value === value);
}

describe.each([
  { kind: 'a draft', stored: createStoredDraft(), outcomes: OUTCOMES },
  { kind: 'a new dossier', stored: null, outcomes: CREATION_OUTCOMES },
])('the save of $kind', ({ stored, outcomes }) => {
  describe.each(outcomes)('that %s', (outcome) => {
    it.each([
      ['each into its own field', (moment: Moment) => MOMENTS[moment]],
      ['all into one field', () => MOMENTS['before the request']],
    ] as const)('leaves on the device what is typed around it, %s', async (_, toField) => {
      for (const moments of SETS) {
        const { server, session, typed, lost } = await playSave(stored, outcome, moments, toField);
        expect({ moments, lost }).toEqual({ moments, lost: [] });
        const isShown = reopen(session, server);
        const missing = [...typed].filter(([field, value]) => !isShown(field, value));
        expect({ moments, missing }).toEqual({ moments, missing: [] });
      }
    });
  });
});

const FIELDS = Object.keys(createEmptyDossierForm()) as (keyof DossierForm)[];

/** Another value than that of an empty form, in each field. */
function fillEveryField(): DossierForm {
  const empty: DossierForm = createEmptyDossierForm();
  const valid = validDossierForm();
  return Object.fromEntries(
    FIELDS.map((field) => {
      const isEmpty = isSameSavedValue(valid[field], empty[field]);
      return [field, isEmpty ? (empty[field] === false ? true : 'valore') : valid[field]];
    }),
  ) as unknown as DossierForm;
}

it.each([
  ['a new dossier', null],
  ['a draft', { ...createStoredDraft(), ...createEmptyDossierForm() } as DossierDto],
])('sends every field of %s', async (_, stored) => {
  const filled = fillEveryField();
  const bodies: DossierRequestDto[] = [];
  const server: DossierServer = {
    saveDossier: (body) => {
      bodies.push(structuredClone(body));
      return Promise.resolve(createStoredDraft());
    },
    loadLastStep: () => Promise.reject(unreachable()),
    decodeTaxCode: () => Promise.reject(unreachable()),
  };
  const session = openSession(server, stored);
  open.push(session);
  for (const field of FIELDS)
    session.form.setValue(field, filled[field] as never, { shouldDirty: true });
  await session.storeDraft();
  const { id, version, ...sent } = bodies[0] ?? ({} as DossierRequestDto);
  expect([id, version]).toEqual([stored?.id, stored?.version]);
  expect(sent).toEqual(filled);
});
