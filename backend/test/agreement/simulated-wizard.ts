import { readData, createApiClient, type ApiClient, type DossierDto } from '@pratiche/api';
import {
  getTodayInRome,
  isSentBack,
  type DossierForm,
  type FieldError,
  BUILT_IN_SETTINGS,
  listSendingErrors,
  getValueAtPath,
  createAllRules,
} from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';
import { toDossierForm } from '../../../mfe-wizard/src/state/to-dossier-form.js';
import { AutofillMarkStorage } from '../../../mfe-wizard/src/state/autofill-mark-storage.js';
import { DraftBackupStorage } from '../../../mfe-wizard/src/state/draft-backup-storage.js';
import { diffValues } from '../../../mfe-wizard/src/state/merge-forms.js';
import { createOwnerServer } from '../../../mfe-wizard/src/state/dossier-server.js';
import { DossierSession } from '../../../mfe-wizard/src/state/dossier-session.js';
import type { Member } from '../kit/dossier-flow.js';
import { ORIGIN } from '../kit/in-process-portal.js';

const rules = createAllRules(BUILT_IN_SETTINGS);

/** Stubs the browser globals that the wizard listens to; none of them emits an event here. */
export function stubBrowser(): void {
  Object.assign(globalThis, {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    BroadcastChannel: undefined,
  });
}

/** A device whose storage is switched off: copies are another test's matter. */
const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** The product's own client with the login of the given member. */
export const createClient = ({ http }: Member): ApiClient =>
  createApiClient({
    baseUrl: ORIGIN,
    getToken: () => http.token,
    refresh: () => Promise.resolve(null),
    onSessionLost: () => undefined,
  });

/** What a person sees of a dossier. */
export interface WizardState {
  values: DossierForm;
  /** What "Salva e invia" lists instead of sending. */
  missing: FieldError[];
  isLate: boolean;
  knowsDocuments: boolean;
  /** The line about saving says that the server refused. */
  isRefused: boolean;
  /** "Salva e invia" would call the server. */
  offersSending: boolean;
}

/** The wizard's state after typing, without rendering: form, saving and steps. */
export class SimulatedWizard {
  private readonly session: DossierSession;

  constructor(
    private readonly api: ApiClient,
    accountId: number,
    private readonly stored: DossierDto,
  ) {
    this.session = new DossierSession({
      rules,
      server: createOwnerServer(api),
      copies: new DraftBackupStorage(noStorage, accountId, 'tab'),
      marks: new AutofillMarkStorage(noStorage, accountId),
      accountId,
      stored,
      start: toDossierForm(stored),
    });
  }

  /**
   * Types until the fields that are there say what `form` says; each value brings what the wizard
   * fills in after it.
   */
  type(form: DossierForm): void {
    for (const { path, value } of diffValues(this.session.values, form)) {
      // Another service removes rows, and a removed row receives no input.
      if (getValueAtPath(this.session.values, path) === undefined) continue;
      this.session.form.setValue(path as FieldPath<DossierForm>, value as never, {
        shouldDirty: true,
      });
      this.session.handleFieldEdited(path);
    }
  }

  /** Restores input typed on this device earlier that never reached the server. */
  restore(form: DossierForm): void {
    const { version, sentDate } = this.stored;
    this.session.restoreBackups([
      {
        key: 'pratiche.copia.1.1.other',
        form,
        base: toDossierForm(this.stored),
        version,
        creationKey: null,
        sent: sentDate,
        at: Date.now(),
      },
    ]);
  }

  /** Saves, and opens the documents step where it is reachable, which loads documents and costs. */
  async saveForm(): Promise<boolean> {
    const isSaved = await this.session.flush();
    if (isSaved && this.session.computeCurrentSteps().at(-1)?.reachable)
      await this.session.loadLastStep();
    return isSaved;
  }

  /** Reads the state the wizard shows now. */
  readState(): WizardState {
    const values = this.session.values;
    const { lastStep, save } = this.session.store.get();
    const missing = listSendingErrors(this.session.computeCurrentSteps(), values, getTodayInRome());
    const isLate =
      rules.validateDeadline(values, getTodayInRome(), isSentBack(this.stored)) !== null;
    return {
      values,
      missing,
      isLate,
      knowsDocuments: lastStep !== null,
      isRefused: save.kind === 'refused',
      offersSending: lastStep?.hasEnoughCredits === true && !isLate && missing.length === 0,
    };
  }

  /** Sends the dossier even when the screen would not offer it. */
  sendDossier(): Promise<unknown> {
    return readData(
      this.api.POST('/api/Module/send/{id}', {
        params: {
          path: { id: this.stored.id },
          header: {
            'Idempotency-Key': crypto.randomUUID(),
            'If-Match': `"${this.session.storedVersion ?? 0}"`,
          },
        },
      }),
    );
  }

  closeSession(): void {
    this.session.close();
  }
}
