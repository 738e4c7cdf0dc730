import type { StepState } from '../wizard/step-states.js';
import { splitReturnReason } from './return-point-names.js';
import type { ReturnPoint } from './return-points.js';
import type { ReturnKind } from '../statuses/status-row.js';

export const RETURN_KINDS = ['corrections', 'rejection'] as const satisfies readonly ReturnKind[];

/** The reason of a return that says all at its points. */
export const POINTS_ONLY_REASON = 'Correggi i punti indicati.';

/**
 * How much of what a return asked for is known to be changed: something is not (`open`), every
 * point is but the reason asks for more in words that lead nowhere (`points-changed`), or all is
 * (`changed`).
 */
export const RETURN_PROGRESSES = ['open', 'points-changed', 'changed'] as const;

export type ReturnProgress = (typeof RETURN_PROGRESSES)[number];

/** @param steps of the fitter, with the documents and the steps that the return points at */
export function getReturnProgress(
  reason: string,
  points: readonly Pick<ReturnPoint, 'text'>[],
  steps: readonly Pick<StepState, 'complete' | 'isToMend'>[],
): ReturnProgress {
  // What a change costs, such as a signature that it ended, is part of the correction.
  const isOpen = steps.some(({ complete, isToMend }) => isToMend || !complete);
  if (points.length === 0 || isOpen) return 'open';
  return hasOtherWords(reason, points) ? 'points-changed' : 'changed';
}

/** Whether a reason says more than its points, so that a part of it cannot be known to be done. */
function hasOtherWords(reason: string, points: readonly Pick<ReturnPoint, 'text'>[]): boolean {
  const words = splitReturnReason(reason, points)?.text ?? reason;
  const other = [POINTS_ONLY_REASON, ...points.map(({ text }) => text.trim())].reduce(
    (rest, known) => rest.replaceAll(known, ''),
    words,
  );
  return /[\p{L}\p{N}]/u.test(other);
}
