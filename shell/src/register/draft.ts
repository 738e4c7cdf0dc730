import { emptyRegistration, REGISTRATION_FIELDS, type RegistrationForm } from '@pratiche/domain';

const KEY = 'pratiche.registrazione';
/** The signed contract may take some days to come back. */
export const DRAFT_DAYS = 7;
const LIFE_MS = DRAFT_DAYS * 86_400_000;
/** Never written to the device. */
const SECRET: readonly (keyof RegistrationForm)[] = ['password', 'confirmPassword'];

export interface Draft {
  form: RegistrationForm;
  step: number;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed, kept on the device without the passwords, so that a reload loses nothing. */
export class Drafts {
  constructor(
    private readonly storage: DraftStorage,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether the device took it: storage may be full or switched off. */
  write({ form, step }: Draft): boolean {
    const kept = Object.fromEntries(
      REGISTRATION_FIELDS.filter((field) => !SECRET.includes(field)).map((field) => [
        field,
        form[field],
      ]),
    );
    try {
      this.storage.setItem(KEY, JSON.stringify({ form: kept, step, at: this.now() }));
      return true;
    } catch {
      return false;
    }
  }

  /** `null` for nothing, for what is too old, and for anything but a draft. */
  read(): Draft | null {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? 'null') as {
        form?: Record<string, unknown>;
        step?: unknown;
        at?: unknown;
      } | null;
      if (
        found === null ||
        typeof found.at !== 'number' ||
        found.at < this.now() - LIFE_MS ||
        typeof found.form !== 'object'
      )
        return null;
      return {
        form: formOf(found.form),
        step: typeof found.step === 'number' && [0, 1, 2, 3].includes(found.step) ? found.step : 0,
      };
    } catch {
      return null;
    }
  }

  clear(): void {
    try {
      this.storage.removeItem(KEY);
    } catch {
      // Storage switched off: there is nothing to remove either.
    }
  }
}

/** Known fields of the right type alone: an older version of the page may have written it. */
function formOf(kept: Record<string, unknown>): RegistrationForm {
  const empty = emptyRegistration();
  const known = REGISTRATION_FIELDS.filter(
    (field) =>
      !SECRET.includes(field) &&
      typeof kept[field] === (typeof empty[field] === 'boolean' ? 'boolean' : 'string'),
  );
  return { ...empty, ...Object.fromEntries(known.map((field) => [field, kept[field]])) };
}
