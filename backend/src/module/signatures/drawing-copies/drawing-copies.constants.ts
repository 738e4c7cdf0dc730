/**
 * Job that goes through drawings stored as pictures and makes the copy that certificates draw. It is
 * also written by the migration that added the copies.
 */
export const DRAWING_COPIES_JOB = 'drawing-copies';

/** `copied`: the copy is drawn; `unreadable`: nothing is. Without a state a picture still waits. */
export type DrawingCopyState = 'copied' | 'unreadable';
