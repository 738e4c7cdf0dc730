import { formatNumber } from '../formats/index.js';

/** What the dossiers of an account hold that were never sent. Deleted ones count until they are gone for good. */
export interface DraftUsage {
  drafts: number;
  /** Bytes of all their files. */
  bytes: number;
}

/** Quota of drafts and their files for one account (setting `draftLimits`). */
export interface DraftQuota {
  drafts: number;
  /** Of a million bytes each. */
  megabytes: number;
}

const BYTES_PER_MEGABYTE = 1_000_000;
/** Ratio of the quota from which the user is warned. */
const WARNING_RATIO = 0.8;

const DELETED_DRAFTS_HINT = 'Le pratiche eliminate contano fino alla cancellazione definitiva.';
const CONTACT_HINT = 'Per averne di più, contatta l’assistenza.';
const formatInteger = (value: number): string => formatNumber(value, 0);

/** Why so many more drafts find no room in an account; `null` when they do. */
export function validateDraftQuota(held: number, { drafts }: DraftQuota, more = 1): string | null {
  if (held + more <= drafts) return null;
  return `Le bozze sarebbero più di ${formatInteger(drafts)}, il massimo consentito: invia quelle pronte. ${DELETED_DRAFTS_HINT} ${CONTACT_HINT}`;
}

/** Why a file of the given size exceeds the draft quota of the account; `null` when it fits. */
export function validateDraftFileQuota(
  held: number,
  { megabytes }: DraftQuota,
  size: number,
): string | null {
  if (held + size <= megabytes * BYTES_PER_MEGABYTE) return null;
  return `I file di tutte le bozze supererebbero ${formatInteger(megabytes)} MB, il massimo consentito: invia le pratiche pronte, oppure elimina i file che non servono. ${CONTACT_HINT}`;
}

/** Warning shown before the quota is reached; `null` while there is enough space. */
export function getDraftQuotaWarning(
  { drafts, bytes }: DraftUsage,
  limits: DraftQuota,
): string | null {
  const megabytes = Math.ceil(bytes / BYTES_PER_MEGABYTE);
  if (drafts >= WARNING_RATIO * limits.drafts)
    return `Le bozze sono ${formatInteger(drafts)} su ${formatInteger(limits.drafts)} consentite: invia quelle pronte. ${DELETED_DRAFTS_HINT} ${CONTACT_HINT}`;
  if (megabytes >= WARNING_RATIO * limits.megabytes)
    return `I file delle bozze occupano ${formatInteger(megabytes)} MB su ${formatInteger(limits.megabytes)} consentiti: invia le pratiche pronte, oppure elimina i file che non servono. ${CONTACT_HINT}`;
  return null;
}
