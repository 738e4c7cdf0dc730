import type { Choice, ValueOf } from '../enumerations/choice.js';
import type { FieldError } from '../completeness/field-error.js';
import {
  CONTRACT_REVOCATIONS,
  FILE_REQUIRED_MESSAGE,
  REGISTRATION_FILES,
  type ContractRevocation,
  type RegistrationFile,
} from './registration-choices.js';

/** Why a contract is refused before it was ever verified (ours). */
export const CONTRACT_REFUSALS = [
  { value: 'unsigned', label: 'Manca la firma sul contratto' },
  { value: 'incomplete', label: 'Contratto incompleto o non firmato' },
  { value: 'identity', label: 'Documento d’identità scaduto o non leggibile' },
  { value: 'company', label: 'Dati dell’azienda non corrispondenti' },
  { value: 'other', label: 'Altro motivo' },
] as const satisfies readonly Choice<string>[];
export type ContractRefusal = ValueOf<typeof CONTRACT_REFUSALS>;
export type ContractReason = ContractRefusal | ContractRevocation;

/** Every reason for which a contract does not hold, with its words. */
export const CONTRACT_REASONS: readonly Choice<ContractReason>[] = [
  ...CONTRACT_REFUSALS,
  ...CONTRACT_REVOCATIONS.filter(
    ({ value }) => !CONTRACT_REFUSALS.some((refusal) => refusal.value === value),
  ),
];

/** How a review ended. */
export const CONTRACT_OUTCOMES = ['verified', 'refused', 'revoked'] as const;
export type ContractOutcome = (typeof CONTRACT_OUTCOMES)[number];

/** Where an account stands on its way to the portal. */
export const CONTRACT_STATES = ['inReview', 'refused', 'verified'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const REFUSAL_NOTE_MESSAGE = 'Scrivi il motivo: l’azienda lo legge nell’e-mail.';
export const REFUSAL_NOTE_MAX = 500;

const REQUESTED_FILES: Record<ContractReason, readonly RegistrationFile[]> = {
  unsigned: ['contract'],
  incomplete: ['contract'],
  identity: ['ciFront', 'ciRear'],
  company: ['contract'],
  other: [],
  ended: ['contract'],
  mistake: [],
};

/** Files that must come anew after a refusal; of another reason any one of them will do. */
export const listRequestedFiles = (reason: ContractReason): readonly RegistrationFile[] =>
  REQUESTED_FILES[reason];

/** A review that was entered by mistake asks the company for nothing. */
export const asksForPapers = (reason: ContractReason): boolean => reason !== 'mistake';

/** Returns why a refusal cannot be sent: a reason of its own must be told. */
export const checkContractRefusal = (
  reason: ContractRefusal | null,
  note: string | null,
): FieldError[] =>
  reason === 'other' && (note === null || note.trim() === '')
    ? [{ field: 'note', message: REFUSAL_NOTE_MESSAGE }]
    : [];

/** Returns the files that are missing from what answers a refusal. */
export function checkNewPapers(
  reason: ContractReason,
  given: readonly RegistrationFile[],
): FieldError[] {
  const missing = listRequestedFiles(reason).filter((name) => !given.includes(name));
  const isEmpty = given.length === 0 && missing.length === 0;
  return (isEmpty ? (['contract'] as const) : missing).map((field) => ({
    field,
    message: FILE_REQUIRED_MESSAGE,
  }));
}

/** What the page offers to replace: the requested files first, then the others. */
export const sortRequestedFiles = (reason: ContractReason): readonly RegistrationFile[] => [
  ...listRequestedFiles(reason),
  ...REGISTRATION_FILES.filter((name) => !listRequestedFiles(reason).includes(name)),
];

/** Reviews that the usual time is counted from, and how many it takes at least. */
export const COUNTED_REVIEWS = 20;
const FEWEST_REVIEWS = 3;
const DAY_HOURS = 24;

/** The middle of the last reviews in hours, rounded up; `null` where there are too few. */
export function getUsualReviewHours(durationsMs: readonly number[]): number | null {
  if (durationsMs.length < FEWEST_REVIEWS) return null;
  const sorted = [...durationsMs].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.max(1, Math.ceil(middle / 3_600_000));
}

/** How long a review usually takes, in words; without a figure, whom to write to and when. */
export function describeReviewTime(hours: number | null): string {
  if (hours === null)
    return 'Lavoriamo i contratti nell’ordine in cui arrivano. Se dopo due giorni lavorativi non hai notizie, scrivici.';
  if (hours === 1) return 'Di solito la verifica arriva entro un’ora.';
  if (hours < DAY_HOURS) return `Di solito la verifica arriva entro ${hours} ore.`;
  const days = Math.ceil(hours / DAY_HOURS);
  return days === 1
    ? 'Di solito la verifica arriva entro un giorno.'
    : `Di solito la verifica arriva entro ${days} giorni.`;
}
