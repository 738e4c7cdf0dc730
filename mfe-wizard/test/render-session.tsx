import {
  ApiError,
  PROBLEM_CODES,
  type ApiClient,
  type DossierDto,
  type DossierRequestDto,
} from '@pratiche/api';
import {
  type DossierForm,
  type Viewer,
  BUILT_IN_SETTINGS,
  createDossierRules,
} from '@pratiche/domain';
import { AppProviders, useApi } from '@pratiche/ui';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, jest } from '@jest/globals';
import { validDossierForm } from '../../libs/domain/test/dossier-fixtures.js';
import { stubCall } from '../../libs/api/test/stub-call.js';
import { toDossierForm } from '../src/state/to-dossier-form.js';
import { AutofillMarkStorage } from '../src/state/autofill-mark-storage.js';
import { DraftBackupStorage } from '../src/state/draft-backup-storage.js';
import { createOwnerServer } from '../src/state/dossier-server.js';
import { DossierSession } from '../src/state/dossier-session.js';
import { DossierSessionContext } from '../src/form/dossier-session-context.js';
import { loadDoubtRules } from '../src/fields/doubt-rules.js';

// Rendering is slow on a busy machine, so the queries get a longer timeout.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

// A stored draft appears with its doubts, as the page that opens it sees to.
beforeAll(loadDoubtRules);

/**
 * Preloads the dialogs, which are otherwise loaded on first use, because that is slow on a busy
 * machine: for tests that open a dialog.
 */
export const preloadDialogs = (): Promise<unknown> => import('../../libs/ui/src/antd/AntdModal.js');

/** The API client shared by all components of the page. */
export const getTestApi: () => ApiClient = useApi;

const ACCOUNT_ID = 1;
const STORED_AT = '2026-03-02T10:00:00.000Z';

/** A draft as the server keeps it. */
export const createStoredDraft = (change: Partial<DossierForm> = {}): DossierDto =>
  ({
    ...validDossierForm(change),
    id: 7,
    version: 1,
    status: { code: 'DRAFT', name: 'Bozza', statusPercentage: 0 },
    accountId: ACCOUNT_ID,
    created: STORED_AT,
    updated: STORED_AT,
    sentDate: null,
    receivedDate: null,
    completedDate: null,
    deadlineDate: null,
    rejectReason: null,
    operatoreName: null,
    moduleCredits: null,
    totalCost: null,
  }) as unknown as DossierDto;

/** The calls of the wizard, answered by what a test says: the network is all that is not real here. */
export function stubDossierServer(stored: DossierDto) {
  const known = { now: stored, saved: [] as DossierRequestDto[], fail: null as Error | null };
  const save = async (dossier: DossierRequestDto): Promise<DossierDto> => {
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
    known.now = { ...known.now, ...dossier, version: known.now.version + 1 } as DossierDto;
    return Promise.resolve(structuredClone(known.now));
  };
  stubCall(getTestApi(), 'PUT', '/api/Module', ({ body }) => save(body as DossierRequestDto));
  return { known };
}

/** Opens a draft as the page does, with its backup from this device. */
export function openDraftSession(stored: DossierDto, viewer: Viewer = 'fitter'): DossierSession {
  const copies = new DraftBackupStorage(window.localStorage, ACCOUNT_ID, 'tab');
  const session = new DossierSession({
    server: createOwnerServer(getTestApi()),
    copies,
    marks: new AutofillMarkStorage(window.localStorage, ACCOUNT_ID),
    accountId: ACCOUNT_ID,
    stored,
    start: toDossierForm(stored),
    viewer,
    rules: createDossierRules(BUILT_IN_SETTINGS),
  });
  session.restoreBackups(copies.findBackups(stored.id));
  return session;
}

/** A dossier that has no number yet, with everything filled in. */
export const openNewSession = (): DossierSession =>
  new DossierSession({
    server: createOwnerServer(getTestApi()),
    copies: new DraftBackupStorage(window.localStorage, ACCOUNT_ID, 'tab'),
    marks: new AutofillMarkStorage(window.localStorage, ACCOUNT_ID),
    accountId: ACCOUNT_ID,
    stored: null,
    start: validDossierForm(),
    rules: createDossierRules(BUILT_IN_SETTINGS),
  });

/**
 * Cleans up after a test: rendered components, open sessions, stubbed responses and stored data.
 */
export function cleanUpSession(session: DossierSession): void {
  cleanup();
  session.close();
  localStorage.clear();
  jest.restoreAllMocks();
}

/** Draws a part of the wizard around an open draft. */
export const renderWithSession = (session: DossierSession, part: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <DossierSessionContext value={session}>{part}</DossierSessionContext>
      </AppProviders>
    </MemoryRouter>,
  );
