import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';

/** Refusals that say that nothing was created; after any other failure the creation may have happened. */
const REFUSALS: readonly number[] = [400, 409, 413, 422];

/**
 * The request that creates a dossier. Until the server has answered, it is repeated with its key
 * and the form as first sent: the key stands for that content, and later edits are saved next.
 */
export class DraftCreation {
  private idempotencyKey: string = crypto.randomUUID();
  private sentForm: DossierForm | null = null;

  get key(): string {
    return this.idempotencyKey;
  }

  /** As first sent; `null` before the first attempt. */
  get form(): DossierForm | null {
    return this.sentForm;
  }

  /** Goes on with the creation of an earlier page, whose response was perhaps lost. */
  restore(key: string, form: DossierForm | null): void {
    this.idempotencyKey = key;
    this.sentForm = form;
  }

  /** @returns the answer, with the form it is about */
  async create<Answer>(
    values: DossierForm,
    send: (form: DossierForm, key: string) => Promise<Answer>,
  ): Promise<{ answer: Answer; sent: DossierForm }> {
    const sent = (this.sentForm ??= structuredClone(values));
    try {
      return { answer: await send(sent, this.idempotencyKey), sent };
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
      this.restore(crypto.randomUUID(), null);
      // A copy of an older version kept the key without the form it was sent with.
      if (error.code !== PROBLEM_CODES.idempotencyKeyReused) throw error;
      return this.create(values, send);
    }
  }
}
