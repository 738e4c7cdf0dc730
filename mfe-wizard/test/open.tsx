import {
  ApiError,
  PROBLEM_CODES,
  type ApiClient,
  type Dossier,
  type DossierInput,
} from '@pratiche/api';
import type { DossierForm, Viewer } from '@pratiche/domain';
import { AppProviders, useApi } from '@pratiche/ui';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { goodForm } from '../../libs/domain/test/fixtures.js';
import { formOf } from '../src/state/form-of.js';
import { KeptMarks } from '../src/state/kept-marks.js';
import { LocalCopies } from '../src/state/local-copy.js';
import { DossierSession } from '../src/state/session.js';
import { SessionContext } from '../src/wizard/context.js';

// A machine with other work draws slowly: what is awaited gets the time a person would give it.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

/** Windows are fetched when the first one opens, which takes a machine with other work long: for tests that open one, before they begin. */
export const windowsAreHere = (): Promise<unknown> =>
  import('../../libs/ui/src/on-demand/themed/Modal.js');

/** The client every part of the page asks. */
export const theApi: () => ApiClient = useApi;

const ACCOUNT = 1;
const AT = '2026-03-02T10:00:00.000Z';

/** A draft as the server keeps it. */
export const storedDraft = (change: Partial<DossierForm> = {}): Dossier =>
  ({
    ...goodForm(change),
    id: 7,
    version: 1,
    status: { code: 'DRAFT', name: 'Bozza', statusPercentage: 0 },
    accountId: ACCOUNT,
    created: AT,
    updated: AT,
    sentDate: null,
    receivedDate: null,
    completedDate: null,
    deadlineDate: null,
    rejectReason: null,
    operatoreName: null,
    moduleCredits: null,
    totalCost: null,
  }) as unknown as Dossier;

/** The calls of the wizard, answered by what a test says: the network is all that is not real here. */
export function server(stored: Dossier) {
  const known = { now: stored, saved: [] as DossierInput[], fail: null as Error | null };
  const save = async (dossier: DossierInput): Promise<Dossier> => {
    if (known.fail !== null) throw known.fail;
    if (dossier.version !== known.now.version) {
      throw new ApiError({
        status: 409,
        code: PROBLEM_CODES.versionConflict,
        message: 'La pratica è stata modificata da un’altra persona.',
        stored: structuredClone(known.now),
      });
    }
    known.saved.push(structuredClone(dossier));
    known.now = { ...known.now, ...dossier, version: known.now.version + 1 } as Dossier;
    return Promise.resolve(structuredClone(known.now));
  };
  const spy = vi.spyOn(theApi().module, 'save').mockImplementation(save);
  return { known, restore: () => spy.mockRestore() };
}

/** Opens a draft as the page does, with what this device has kept of it. */
export function openDraft(stored: Dossier, viewer: Viewer = 'fitter'): DossierSession {
  const copies = new LocalCopies(window.localStorage, ACCOUNT, 'tab');
  const session = new DossierSession({
    api: theApi(),
    copies,
    marks: new KeptMarks(window.localStorage, ACCOUNT),
    accountId: ACCOUNT,
    stored,
    start: formOf(stored),
    viewer,
  });
  session.restore(copies.find(stored.id));
  return session;
}

/** The end of a test: nothing drawn, open, answered or kept stays for the next. */
export function putAway(session: DossierSession, net: ReturnType<typeof server>): void {
  cleanup();
  session.close();
  net.restore();
  localStorage.clear();
  vi.restoreAllMocks();
}

/** Draws a part of the wizard around an open draft. */
export const draw = (session: DossierSession, part: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <SessionContext value={session}>{part}</SessionContext>
      </AppProviders>
    </MemoryRouter>,
  );
