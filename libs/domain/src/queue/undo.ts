import { UNDOABLE_STEPS, type UndoableStep } from '../statuses/index.js';

/** Acts of an operator that can be taken back for a moment. */
export const UNDOABLE_ACTS = [...UNDOABLE_STEPS, 'assign', 'postpone'] as const;
export type UndoableAct = (typeof UNDOABLE_ACTS)[number];

/** Whether the act was a change of status. */
export const isUndoableStep = (act: UndoableAct): act is UndoableStep =>
  UNDOABLE_STEPS.some((step) => step === act);

/** How long "Annulla" is offered. */
export const UNDO_NOTICE_MS = 10_000;
/** How long the server takes an act back, by its own clock: the offer and a slow network. */
export const UNDO_MS = 30_000;

/** Until when an act can be taken back; before then nothing of it reaches the fitter. */
export const getUndoDeadline = (at: Date): Date => new Date(at.getTime() + UNDO_MS);
