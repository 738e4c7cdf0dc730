/** Why an operator goes past a dossier that could be worked on; the number key is the place in the list. */
export const SKIP_REASONS = [
  { code: 'document', label: 'Manca un documento' },
  { code: 'doubt', label: 'Ho un dubbio' },
  { code: 'client', label: 'Aspetto il cliente' },
  { code: 'other', label: 'Altro' },
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number]['code'];

export const SKIP_REASON_CODES: readonly SkipReason[] = SKIP_REASONS.map(({ code }) => code);
export const SKIP_NOTE_MAX = 300;

export const getSkipReasonLabel = (code: SkipReason): string =>
  SKIP_REASONS.find((reason) => reason.code === code)?.label ?? code;

/** Italian message why a reason does not do; `null` when it does. */
export const validateSkip = (reason: SkipReason, note: string | null): string | null =>
  reason === 'other' && (note ?? '').trim() === '' ? 'Scrivi il motivo.' : null;

export interface SkipSituation {
  /** The list leads from dossier to dossier of work. */
  readonly isQueue: boolean;
  /** The caller could work on the dossier now. */
  readonly isWorkable: boolean;
  /** The caller did something with it, or gave a reason, since it was opened. */
  readonly hasActed: boolean;
}

/** Whether going on asks for a reason. */
export const needsSkipReason = ({ isQueue, isWorkable, hasActed }: SkipSituation): boolean =>
  isQueue && isWorkable && !hasActed;
