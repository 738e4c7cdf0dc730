import type { DossierForm } from '@pratiche/domain';
import type { FilledIn } from './filled-in.js';
import type { KnownToServer } from './known-to-server.js';
import type { FoundCopy, LocalCopies } from './local-copy.js';
import type { SessionState } from './session-state.js';
import type { Store } from './store.js';

/** What the device keeps of one open dossier: this tab's copy of what is typed, and those found when it was opened. */
export class OwnCopy {
  private found: FoundCopy[] = [];
  private isDue = false;

  /** `sentBefore` answers for a dossier whose record is not known. */
  constructor(
    private readonly device: LocalCopies,
    private readonly store: Store<SessionState>,
    private readonly known: KnownToServer,
    private readonly filledIn: FilledIn,
    private readonly sentBefore: string | null | undefined,
  ) {}

  /** When the dossier had last been sent, as far as this page knows. */
  get sentDate(): string | null | undefined {
    const { record } = this.store.get();
    return record ? record.sentDate : this.sentBefore;
  }

  /** Says whether the device took it. */
  write(form: DossierForm): boolean {
    const { id } = this.store.get();
    const { base, version, creationKey } = this.known;
    return this.device.write(id, {
      form,
      base,
      version,
      creationKey: id === null ? creationKey : null,
      sent: this.sentDate,
      marks: [...this.filledIn.paths],
      at: Date.now(),
    });
  }

  /** Writes once what one press changes in several places, before the browser does anything else. */
  writeSoon(values: () => DossierForm): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      if (!this.isDue) return;
      this.isDue = false;
      this.store.set({ isCopied: this.write(values()) });
    });
  }

  remove(): void {
    this.isDue = false;
    this.device.remove(this.store.get().id);
  }

  /** The new dossier has its number: the copy without one goes. */
  removeUnnumbered(): void {
    this.device.remove(null);
  }

  /** Its typing was taken in; it stays until the server has that. */
  took(copy: FoundCopy): void {
    this.found.push(copy);
  }

  removeFound(): void {
    for (const copy of this.found) this.device.removeFound(copy);
    this.found = [];
  }
}
