import type { RegistrationForm } from '@pratiche/domain';
import { createEmptyRegistration, REGISTRATION_FIELDS } from '@pratiche/domain/accounts';

const STORAGE_KEY = 'pratiche.registrazione';
/** The signed contract may take some days to come back. */
export const DRAFT_DAYS = 7;
const DRAFT_LIFETIME_MS = DRAFT_DAYS * 86_400_000;
/** Never written to the device. */
const UNSTORED_FIELDS: readonly (keyof RegistrationForm)[] = ['password', 'confirmPassword'];

export interface RegistrationDraft {
  form: RegistrationForm;
  step: number;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the form on the device without the passwords, so that a reload loses nothing. */
export class RegistrationDraftStorage {
  constructor(
    private readonly storage: DraftStorage,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether the device took it: storage may be full or switched off. */
  saveDraft({ form, step }: RegistrationDraft): boolean {
    const kept = Object.fromEntries(
      REGISTRATION_FIELDS.filter((field) => !UNSTORED_FIELDS.includes(field)).map((field) => [
        field,
        form[field],
      ]),
    );
    try {
      this.storage.setItem(STORAGE_KEY, JSON.stringify({ form: kept, step, at: this.now() }));
      return true;
    } catch {
      return false;
    }
  }

  /** Returns `null` if there is no draft, if it is too old, or if it is not a valid draft. */
  loadDraft(): RegistrationDraft | null {
    try {
      const found = JSON.parse(this.storage.getItem(STORAGE_KEY) ?? 'null') as {
        form?: Record<string, unknown>;
        step?: unknown;
        at?: unknown;
      } | null;
      if (
        found === null ||
        typeof found.at !== 'number' ||
        found.at < this.now() - DRAFT_LIFETIME_MS ||
        typeof found.form !== 'object'
      )
        return null;
      return {
        form: restoreForm(found.form),
        step: typeof found.step === 'number' && [0, 1, 2, 3].includes(found.step) ? found.step : 0,
      };
    } catch {
      return null;
    }
  }

  clearDraft(): void {
    try {
      this.storage.removeItem(STORAGE_KEY);
    } catch {
      // Storage switched off: there is nothing to remove either.
    }
  }
}

/** Known fields of the right type alone: an older version of the page may have written it. */
function restoreForm(kept: Record<string, unknown>): RegistrationForm {
  const empty = createEmptyRegistration();
  const known = REGISTRATION_FIELDS.filter(
    (field) =>
      !UNSTORED_FIELDS.includes(field) &&
      typeof kept[field] === (typeof empty[field] === 'boolean' ? 'boolean' : 'string'),
  );
  return { ...empty, ...Object.fromEntries(known.map((field) => [field, kept[field]])) };
}
