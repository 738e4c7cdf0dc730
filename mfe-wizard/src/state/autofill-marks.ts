import type { FormPatch } from '@pratiche/domain';
import type { AutofillMarkStorage } from './autofill-mark-storage.js';
import { copyRowMarks, moveRowMarks } from './row-marks.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

type AutofillState = Pick<SessionState, 'id' | 'record' | 'autofilled'>;

/** Which fields of an open dossier were filled in by us. The device keeps them, so that a reload shows them again. */
export class AutofillMarks {
  readonly close: () => void;

  constructor(
    private readonly store: Pick<Store<SessionState>, 'get' | 'set' | 'subscribe'>,
    private readonly storage: AutofillMarkStorage,
  ) {
    let known: AutofillState = store.get();
    this.close = store.subscribe(() => {
      const now = store.get();
      const isKnown =
        now.autofilled === known.autofilled &&
        now.id === known.id &&
        now.record?.version === known.record?.version;
      known = now;
      if (!isKnown && now.id !== null && now.record !== null)
        storage.writeMarks(now.id, now.record.version, now.autofilled);
    });
  }

  get paths(): ReadonlySet<string> {
    return this.store.get().autofilled;
  }

  /** Marks autofilled fields; whole lists and emptied fields carry no mark. */
  markAutofilled(patches: readonly FormPatch[]): void {
    const marks = new Set(this.paths);
    for (const { field, value } of patches) {
      if (value === null) marks.delete(field);
      else if (!Array.isArray(value)) marks.add(field);
    }
    const isSame =
      marks.size === this.paths.size && [...marks].every((mark) => this.paths.has(mark));
    if (!isSame) this.store.set({ autofilled: marks });
  }

  /**
   * Removes the marks of fields that the user, or another user's save, changed; returns whether a
   * mark was removed.
   */
  unmarkChanged(paths: readonly string[]): boolean {
    if (!paths.some((path) => this.paths.has(path))) return false;
    this.store.set({
      autofilled: new Set([...this.paths].filter((mark) => !paths.includes(mark))),
    });
    return true;
  }

  /** Rows of a list were moved. */
  moveListMarks(list: string, to: (index: number) => number | null): void {
    this.store.set({ autofilled: moveRowMarks(this.paths, list, to) });
  }

  /** A row took the values of another. */
  copyRowMarks(list: string, rows: { from: number; to: number }): void {
    this.store.set({ autofilled: copyRowMarks(this.paths, list, rows) });
  }

  /** Adds the marks that were stored with a backup. */
  addRestoredMarks(paths: readonly string[]): void {
    if (paths.length > 0) this.store.set({ autofilled: new Set([...this.paths, ...paths]) });
  }

  /** The dossier was sent. */
  discardMarks(): void {
    this.close();
    const { id } = this.store.get();
    if (id !== null) this.storage.removeMarks(id);
  }
}
