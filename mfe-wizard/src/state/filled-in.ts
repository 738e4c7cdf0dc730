import type { Patch } from '@pratiche/domain';
import type { KeptMarks } from './kept-marks.js';
import { movedMarks } from './marks.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

type State = Pick<SessionState, 'id' | 'record' | 'autofilled'>;

/** Which fields of an open dossier were filled in by us. The device keeps them, so that a reload shows them again. */
export class FilledIn {
  readonly close: () => void;

  constructor(
    private readonly store: Pick<Store<SessionState>, 'get' | 'set' | 'subscribe'>,
    private readonly device: KeptMarks,
  ) {
    let known: State = store.get();
    this.close = store.subscribe(() => {
      const now = store.get();
      const isKnown =
        now.autofilled === known.autofilled &&
        now.id === known.id &&
        now.record?.version === known.record?.version;
      known = now;
      if (!isKnown && now.id !== null && now.record !== null)
        device.write(now.id, now.record.version, now.autofilled);
    });
  }

  get paths(): ReadonlySet<string> {
    return this.store.get().autofilled;
  }

  /** Marks what was filled in; lists as a whole and what was emptied carry no mark. */
  mark(patches: readonly Patch[]): void {
    const marks = new Set(this.paths);
    for (const { field, value } of patches) {
      if (value === null) marks.delete(field);
      else if (!Array.isArray(value)) marks.add(field);
    }
    const isSame =
      marks.size === this.paths.size && [...marks].every((mark) => this.paths.has(mark));
    if (!isSame) this.store.set({ autofilled: marks });
  }

  /** What a person, or somebody else's save, changed is ours no more; says whether a mark went. */
  unmark(paths: readonly string[]): boolean {
    if (!paths.some((path) => this.paths.has(path))) return false;
    this.store.set({
      autofilled: new Set([...this.paths].filter((mark) => !paths.includes(mark))),
    });
    return true;
  }

  /** Rows of a list were moved. */
  move(list: string, to: (index: number) => number | null): void {
    this.store.set({ autofilled: movedMarks(this.paths, list, to) });
  }

  /** Marks that came with a copy of what was typed. */
  adopt(paths: readonly string[]): void {
    if (paths.length > 0) this.store.set({ autofilled: new Set([...this.paths, ...paths]) });
  }

  /** The dossier was sent. */
  forget(): void {
    this.close();
    const { id } = this.store.get();
    if (id !== null) this.device.remove(id);
  }
}
