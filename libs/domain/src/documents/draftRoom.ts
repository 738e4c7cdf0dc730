import { formatNumber } from '../formats/index.js';

/** What the dossiers of an account hold that were never sent. Deleted ones count until they are gone for good. */
export interface HeldDrafts {
  drafts: number;
  /** Bytes of all their files. */
  bytes: number;
}

/** How much of that one account may have (setting `draftLimits`). */
export interface DraftLimits {
  drafts: number;
  /** Of a million bytes each. */
  megabytes: number;
}

const BYTES_PER_MEGABYTE = 1_000_000;
/** Part of a limit from which on people are told. */
const NEAR = 0.8;

const DELETED = 'Le pratiche eliminate contano fino alla cancellazione definitiva.';
const HELP = 'Per averne di più, contattare l’assistenza.';
const whole = (value: number): string => formatNumber(value, 0);

/** Why so many more drafts find no room in an account; `null` when they do. */
export function refuseDrafts(held: number, { drafts }: DraftLimits, more = 1): string | null {
  if (held + more <= drafts) return null;
  return `Le bozze sarebbero più di ${whole(drafts)}, il massimo consentito: inviare quelle pronte. ${DELETED} ${HELP}`;
}

/** Why one more file of so many bytes finds no room in the drafts of an account; `null` when it does. */
export function refuseDraftFile(
  held: number,
  { megabytes }: DraftLimits,
  size: number,
): string | null {
  if (held + size <= megabytes * BYTES_PER_MEGABYTE) return null;
  return `I file di tutte le bozze supererebbero ${whole(megabytes)} MB, il massimo consentito: inviare le pratiche pronte, oppure eliminare i file che non servono. ${HELP}`;
}

/** What is said before a limit is reached; `null` while there is plenty of room. */
export function warnOfDrafts({ drafts, bytes }: HeldDrafts, limits: DraftLimits): string | null {
  const megabytes = Math.ceil(bytes / BYTES_PER_MEGABYTE);
  if (drafts >= NEAR * limits.drafts)
    return `Le bozze sono ${whole(drafts)} su ${whole(limits.drafts)} consentite: inviare quelle pronte. ${DELETED} ${HELP}`;
  if (megabytes >= NEAR * limits.megabytes)
    return `I file delle bozze occupano ${whole(megabytes)} MB su ${whole(limits.megabytes)} consentiti: inviare le pratiche pronte, oppure eliminare i file che non servono. ${HELP}`;
  return null;
}
