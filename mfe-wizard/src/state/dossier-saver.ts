import type { DossierDto } from '@pratiche/api';
import { type DossierForm, normalizeDossier } from '@pratiche/domain';
import type { DossierServer } from './dossier-server.js';
import { isSameSavedValue } from './merge-forms.js';
import type { SessionParts } from './session-parts.js';
import { toDossierRecord } from './session-state.js';

interface DossierSaverOptions {
  parts: Pick<
    SessionParts,
    'store' | 'formValues' | 'stepView' | 'serverState' | 'draftBackup' | 'saveQueue'
  >;
  server: DossierServer;
  backUpValues: () => void;
  /** Called once the server has it; `isNew` when it has just given it its number. */
  onSaved: (answer: DossierDto, isNew: boolean) => void;
}

/** Creates an open dossier on the server and updates it there. */
export class DossierSaver {
  private readonly parts: DossierSaverOptions['parts'];

  constructor(private readonly options: DossierSaverOptions) {
    this.parts = options.parts;
  }

  private get values(): DossierForm {
    return this.parts.formValues.current;
  }

  async saveDossier(): Promise<void> {
    const { store, serverState, draftBackup, saveQueue } = this.parts;
    const wasNew = store.get().id === null;
    const { answer, sent } = wasNew ? await this.createDossier() : await this.updateDossier();
    serverState.setStored(answer);
    if (wasNew) draftBackup.discardBackupWithoutId();
    store.set({ id: answer.id, record: toDossierRecord(answer) });
    if (isSameSavedValue(this.values, sent)) draftBackup.discardBackup();
    else draftBackup.saveBackup(this.values);
    // The retry of a creation whose response was lost sends the form as first sent: later edits are
    // saved next.
    if (wasNew && !isSameSavedValue(normalizeDossier(this.values), serverState.base))
      saveQueue.markDirty();
    draftBackup.discardRestoredBackups();
    this.options.onSaved(answer, wasNew);
  }

  /** Saves, then loads the documents and costs. */
  async loadLastStep(): Promise<boolean> {
    const { store, stepView, serverState, saveQueue } = this.parts;
    if (store.get().id === null) saveQueue.markDirty();
    if (!(await saveQueue.flush())) return false;
    await saveQueue.runExclusive(async () => {
      const lastStep = await this.options.server.loadLastStep(this.buildSaveRequest());
      serverState.version = lastStep.version;
      const { record } = store.get();
      store.set({ lastStep, record: record && { ...record, version: lastStep.version } });
    });
    stepView.updateNow();
    return true;
  }

  /** The current form values with the id and version known to the server. */
  private buildSaveRequest() {
    const { id } = this.parts.store.get();
    const { version } = this.parts.serverState;
    return {
      ...structuredClone(this.values),
      ...(id === null ? {} : { id }),
      ...(version === null ? {} : { version }),
    };
  }

  private async updateDossier() {
    const sent = structuredClone(this.values);
    return {
      answer: await this.options.server.saveDossier(this.buildSaveRequest()),
      sent,
    };
  }

  private createDossier() {
    return this.parts.serverState.creation.create(this.values, (form, key) => {
      // After a reload the same request must be repeated.
      this.options.backUpValues();
      return this.options.server.saveDossier(form, key);
    });
  }
}
