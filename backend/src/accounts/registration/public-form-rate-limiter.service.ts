import { Injectable } from '@nestjs/common';
import { FILE_MAX_BYTES } from '@pratiche/domain';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { AppConfig } from '../../platform/config/index.js';
import { Problem } from '../../platform/http/index.js';
import {
  AttemptLimiterService,
  toClientNetwork,
  tooManyAttempts,
} from '../../platform/rate-limiting/index.js';

const WINDOW_MS = 3_600_000;
const MEGABYTE = 1_000_000;
/** Three files and their form. */
const MAX_FORM_BYTES = REGISTRATION_FILES.length * FILE_MAX_BYTES + MEGABYTE;

/** Slows down programs that fill in public forms: calls per kind, network and hour. */
@Injectable()
export class PublicFormRateLimiter {
  constructor(
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly config: AppConfig,
  ) {}

  /** Counts a call. @throws Problem 429 when there were too many of late */
  async consumeFormCall(
    kind: 'register' | 'contract' | 'resend' | 'forgot-password',
    address: string,
  ): Promise<void> {
    const waitMs = await this.consumeFormAttempt(`form-${kind}`, toClientNetwork(address));
    if (waitMs > 0)
      throw tooManyAttempts('Abbiamo ricevuto troppe richieste dalla tua rete', waitMs);
  }

  /**
   * Runs a call that a link of an e-mail allows. Counts only calls whose link is refused, so that a
   * valid link works whatever others of its network try.
   * @throws Problem 429 in place of the refusal when there were too many of late
   */
  async runLinkCall<T>(
    kind: 'verify-email' | 'terms' | 'reset-password',
    address: string,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'link-invalid') throw error;
      const waitMs = await this.consumeFormAttempt(`link-${kind}`, toClientNetwork(address));
      if (waitMs === 0) throw error;
      throw tooManyAttempts('Dalla tua rete sono arrivati troppi link non validi', waitMs);
    }
  }

  /** Counts costly work that a valid link allows, per link. @throws Problem 429 */
  async consumeLinkUse(token: string): Promise<void> {
    const waitMs = await this.consumeFormAttempt('link-use', token);
    if (waitMs > 0) throw tooManyAttempts('Hai usato questo link troppe volte', waitMs);
  }

  /**
   * Counts the bytes of a registration before they are received, to limit the storage that
   * strangers can fill. Bytes count as long as they are stored; a refused registration stores none.
   * @param bytes size that the request announces; without one, the maximum it may send
   * @throws Problem 429 when the quota is exceeded
   */
  async runWithinByteQuota<T>(
    address: string,
    bytes: number | null,
    work: () => Promise<T>,
  ): Promise<T> {
    const weight = Math.max(1, Math.ceil((bytes ?? MAX_FORM_BYTES) / MEGABYTE));
    const limit = {
      kind: 'form-megabytes',
      key: toClientNetwork(address),
      allowed: this.config.publicFormMegabytes,
      windowMs: WINDOW_MS,
      weight,
    };
    const waitMs = await this.attemptLimiterService.consumeAttempt([limit]);
    if (waitMs > 0)
      throw tooManyAttempts('Abbiamo ricevuto troppi documenti dalla tua rete', waitMs);
    try {
      return await work();
    } catch (error) {
      await this.attemptLimiterService.refundAttempt([limit]);
      throw error;
    }
  }

  private consumeFormAttempt(kind: string, key: string): Promise<number> {
    return this.attemptLimiterService.consumeAttempt([
      { kind, key, allowed: this.config.publicFormAttempts, windowMs: WINDOW_MS },
    ]);
  }
}
