import type { ApiProblem, DossierDto } from '@pratiche/api';
import type { DossierForm, DossierRules, Viewer } from '@pratiche/domain';
import type { AutofillMarkStorage } from './autofill-mark-storage.js';
import { AutofillMarks } from './autofill-marks.js';
import type { DossierServer } from './dossier-server.js';
import { DraftBackup } from './draft-backup.js';
import type { DraftBackupStorage, FoundBackup } from './draft-backup-storage.js';
import { FormValues } from './form-values.js';
import { LateEdits } from './late-edits.js';
import { SaveQueue } from './save-queue.js';
import { ServerState } from './server-state.js';
import { createInitialState, type SessionState } from './session-state.js';
import { StepView } from './step-view.js';
import { Store } from './store.js';

export interface SessionOptions {
  server: DossierServer;
  copies: DraftBackupStorage;
  marks: AutofillMarkStorage;
  accountId: number;
  stored: DossierDto | null;
  start: DossierForm;
  /** Fields of a new dossier that begin as filled in by us. */
  proposed?: readonly string[];
  viewer?: Viewer;
  /** Bound to the settings of the session as they are when the dossier is opened. */
  rules: DossierRules;
  /** Says of a path of the form if this viewer may change it; all of them where it is left out. */
  canEdit?: (path: string) => boolean;
  /** Typing is saved by "Avanti" and on leaving, not at each pause. */
  savesOnRequest?: true;
  /** The server did not answer for this existing dossier: editing continues from this backup. */
  offlineFrom?: { id: number; copy: FoundBackup };
}

/** What the classes of one open dossier share; each picks what it uses. */
export interface SessionParts {
  store: Store<SessionState>;
  formValues: FormValues;
  stepView: StepView;
  serverState: ServerState;
  autofillMarks: AutofillMarks;
  draftBackup: DraftBackup;
  /** Typed before the dossier was sent: shown, never taken in. */
  lateEdits: LateEdits;
  saveQueue: SaveQueue;
}

/** What the session does when its parts report something. */
interface SessionHandlers {
  onTyped: () => void;
  save: () => Promise<void>;
  onConflict: (stored: DossierDto) => boolean | 'taken';
  onRefused: (problem: ApiProblem) => void;
}

/** The parts of a dossier that is opened, in the state in which it was stored. */
export function createSessionParts(
  {
    stored,
    start,
    proposed = [],
    offlineFrom,
    marks,
    copies,
    rules,
    viewer = 'fitter',
    savesOnRequest,
  }: SessionOptions,
  { onTyped, save, onConflict, onRefused }: SessionHandlers,
): SessionParts {
  const store = new Store(
    createInitialState({
      id: stored?.id ?? offlineFrom?.id ?? null,
      stored,
      start,
      viewer,
      rules,
      autofilled: stored ? marks.readMarks(stored.id, stored.version) : new Set(proposed),
    }),
  );
  const serverState = new ServerState(stored, offlineFrom?.copy);
  const autofillMarks = new AutofillMarks(store, marks);
  const formValues: FormValues = new FormValues(
    start,
    (form) => stepView.checkCurrentStep(form),
    onTyped,
  );
  const stepView: StepView = new StepView(store, formValues, viewer, rules);
  return {
    store,
    formValues,
    stepView,
    serverState,
    autofillMarks,
    draftBackup: new DraftBackup(copies, store, serverState, autofillMarks, offlineFrom?.copy.sent),
    lateEdits: new LateEdits(copies, store),
    saveQueue: new SaveQueue({
      ...(savesOnRequest === true ? { delay: null } : {}),
      save,
      onConflict: (conflicting) => onConflict(conflicting as DossierDto),
      onRefused,
      onState: (state) =>
        store.set(state.kind === 'saved' ? { save: state, savedAt: state.at } : { save: state }),
    }),
  };
}
