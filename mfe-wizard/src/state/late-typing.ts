import type { Dossier } from '@pratiche/api';
import { emptyDossierForm, isOpenStatus, valueAt, type StatusCode } from '@pratiche/domain';
import { formOf } from './form-of.js';
import type { FoundCopy, LocalCopies, LocalCopy } from './local-copy.js';
import { changesBetween, same, type Change } from './merge.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

/**
 * Whether a copy was typed for a dossier that has been sent since. It came too late: taken in silently when the dossier
 * returns, it would change what somebody has read and corrected meanwhile.
 */
export function isLate(
  copy: Pick<LocalCopy, 'sent' | 'at'>,
  stored: Pick<Dossier, 'status' | 'sentDate'>,
): boolean {
  if (!isOpenStatus(stored.status.code as StatusCode)) return true;
  if (copy.sent !== undefined) return copy.sent !== stored.sentDate;
  return stored.sentDate !== null && Date.parse(stored.sentDate) > copy.at;
}

/** What the copies would have changed and the stored dossier does not say; the latest value of each field. */
export function lateChanges(
  copies: readonly Pick<LocalCopy, 'base' | 'form'>[],
  stored: Dossier,
): Change[] {
  const form = formOf(stored);
  const changes = copies.flatMap((copy) =>
    changesBetween(copy.base ?? emptyDossierForm(), copy.form),
  );
  const latest = new Map(changes.map((change) => [change.path, change]));
  return [...latest.values()].filter(({ path, value }) => !same(value, valueAt(form, path)));
}

/** Late typing of one open dossier: its copies stay on the device until a person has read what was in them. */
export class LateTyping {
  private copies: FoundCopy[] = [];

  constructor(
    private readonly device: LocalCopies,
    private readonly store: Store<SessionState>,
  ) {}

  /** Puts the late ones of the copies aside; answers the others. */
  keepAside(found: readonly FoundCopy[], stored: Dossier | null): FoundCopy[] {
    if (stored === null) return [...found];
    this.copies = found.filter((copy) => isLate(copy, stored));
    const changes = lateChanges(this.copies, stored);
    if (changes.length > 0) this.tell(changes);
    else this.drop();
    return found.filter((copy) => !isLate(copy, stored));
  }

  tell(changes: readonly Change[]): void {
    this.store.set({ late: changes });
  }

  /** The person has read it. */
  drop(): void {
    const { id, isSent } = this.store.get();
    for (const copy of this.copies) this.device.removeFound(copy);
    if (isSent) this.device.remove(id);
    this.copies = [];
    this.store.set({ late: null });
  }
}
