import type { DossierDto, LastStepDto } from '@pratiche/api';
import type {
  DossierForm,
  RecordedReturnPoint,
  DossierRules,
  StepId,
  StepState,
  Viewer,
} from '@pratiche/domain';
import type { FieldChange, MergeConflict } from './merge-forms.js';
import type { SaveState } from './save-queue.js';
import { computeWizardSteps } from './wizard-steps.js';

/** Members of a stored dossier that people do not fill in. */
export type DossierRecord = Omit<DossierDto, keyof DossierForm | 'revision'>;

/** What the screen shows of an open dossier, beside the fields themselves. */
export interface SessionState {
  id: number | null;
  record: DossierRecord | null;
  save: SaveState;
  /** Milliseconds since 1970 of the last save that got through. */
  savedAt: number | null;
  /** The device stored the latest backup. */
  isBackedUp: boolean;
  /** Typing found on the device and taken in when the dossier was opened. */
  hasRestoredEdits: boolean;
  conflicts: readonly MergeConflict[] | null;
  /** Edits made after the dossier was sent; kept separate until the user has read them. */
  lateChanges: readonly FieldChange[] | null;
  /** A save was refused because the dossier has been sent. */
  isSent: boolean;
  /** It was sent from this page, which the page is about to leave. */
  wasSentHere: boolean;
  /** Values and steps as of the last pause in the typing. */
  form: DossierForm;
  steps: StepState[];
  /** Step whose errors are listed on top, after "Avanti" refused to go on. */
  refusedStep: StepId | null;
  /**
   * Fields in that list; errors that appear later stay hidden until the field is touched or
   * "Avanti" refuses again.
   */
  refusedFields: ReadonlySet<string>;
  /** What fields say of a text that they cannot read, by field. */
  unreadFields: ReadonlyMap<string, string>;
  autofilled: ReadonlySet<string>;
  lastStep: LastStepDto | null;
  /** Field requested in a collapsed row; a new object for each request. */
  revealedField: { path: string } | null;
}

export const toDossierRecord = (dossier: DossierDto): DossierRecord => ({
  id: dossier.id,
  version: dossier.version,
  status: dossier.status,
  accountId: dossier.accountId,
  created: dossier.created,
  updated: dossier.updated,
  sentDate: dossier.sentDate,
  receivedDate: dossier.receivedDate,
  completedDate: dossier.completedDate,
  deadlineDate: dossier.deadlineDate,
  rejectReason: dossier.rejectReason,
  returnPoints: dossier.returnPoints,
  operatoreName: dossier.operatoreName,
  moduleCredits: dossier.moduleCredits,
  totalCost: dossier.totalCost,
});

/** A dossier as it is opened, before anything found on the device was taken in. */
export const createInitialState = ({
  id,
  stored,
  start,
  viewer,
  autofilled,
  rules,
}: {
  id: number | null;
  stored: DossierDto | null;
  start: DossierForm;
  viewer: Viewer;
  autofilled: ReadonlySet<string>;
  rules: DossierRules;
}): SessionState => ({
  id,
  autofilled,
  form: start,
  steps: computeWizardSteps({
    form: start,
    lastStep: null,
    viewer,
    rules,
    returnPoints: stored?.returnPoints as RecordedReturnPoint[] | undefined,
  }),
  record: stored ? toDossierRecord(stored) : null,
  save: { kind: 'clean' },
  savedAt: stored ? Date.parse(stored.updated) : null,
  isBackedUp: true,
  hasRestoredEdits: false,
  conflicts: null,
  lateChanges: null,
  isSent: false,
  wasSentHere: false,
  refusedStep: null,
  refusedFields: new Set(),
  unreadFields: new Map(),
  lastStep: null,
  revealedField: null,
});
