import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger } from '@nestjs/common';
import { PROBLEM_CODES, type TwoFactorState } from '@pratiche/api';
import { generateSecret, generateURI, verify } from 'otplib';
import { In, IsNull, LessThan, Not, EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import {
  AttemptLimiterService,
  tooManyAttempts,
  type AttemptLimit,
} from '../../platform/rate-limiting/index.js';
import { generateRecoveryCodes, normaliseRecoveryCode } from './recovery-codes.util.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { hashRecoveryCode } from './recovery-code-hash.util.js';
import { SecretBoxService } from './secret-box.service.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';

const ISSUER = 'Pratiche Infissi';
/** Seconds a clock may be wrong: the code before and the one after count too. */
const CLOCK_SKEW_S = 30;
const WINDOW_MS = 15 * 60_000;
const APP_CODE_PATTERN = /^\d{6}$/;

/** Codes of an app beside the password (RFC 6238: SHA-1, six digits, 30 seconds). */
@Injectable()
export class TwoFactorCodesService {
  private readonly logger = new Logger(TwoFactorCodesService.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secretBoxService: SecretBoxService,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly config: AppConfig,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Of the whole back office. */
  get isRequired(): boolean {
    return this.config.backOfficeSecondStep === 'required';
  }

  async isTwoFactorEnabled(accountId: number): Promise<boolean> {
    return this.manager.existsBy(TwoFactorCredential, { accountId, confirmed: Not(IsNull()) });
  }

  async findTwoFactorState(accountId: number): Promise<TwoFactorState> {
    const row = await this.manager.findOneBy(TwoFactorCredential, {
      accountId,
      confirmed: Not(IsNull()),
    });
    const recoveryCodesLeft =
      row === null ? 0 : await this.manager.countBy(RecoveryCode, { accountId, used: IsNull() });
    return {
      isOn: row !== null,
      isRequired: this.isRequired,
      since: row?.confirmed?.toISOString() ?? null,
      recoveryCodesLeft,
    };
  }

  /** Accounts with a second step, by number, with when they chose it. */
  async findEnabledSinceByAccount(): Promise<Map<number, Date>> {
    const rows = await this.manager.findBy(TwoFactorCredential, { confirmed: Not(IsNull()) });
    return new Map(
      rows.flatMap(({ accountId, confirmed }) =>
        confirmed === null ? [] : [[accountId, confirmed] as const],
      ),
    );
  }

  /** A secret for the app. Nothing asks for its codes before one was typed. @throws 409 when one is in use already */
  async createPendingSecret(
    accountId: number,
    label: string,
  ): Promise<{ secret: string; uri: string }> {
    const secret = generateSecret();
    await this.unitOfWork.run(async () => {
      if (await this.isTwoFactorEnabled(accountId))
        throw conflict(
          'L’accesso in due passaggi è già attivo: per cambiare app occorre prima disattivarlo.',
          'two-factor-on',
        );
      await this.manager.delete(TwoFactorCredential, { accountId, confirmed: IsNull() });
      await this.manager.insert(TwoFactorCredential, {
        accountId,
        secret: this.secretBoxService.sealSecret(secret, accountId),
        lastStep: 0,
        created: new Date(),
        confirmed: null,
      });
    });
    return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) };
  }

  /** Turns it on with a first code. @returns recovery codes, shown this once */
  async enableWithFirstCode(accountId: number, code: string): Promise<string[]> {
    const row = await this.manager.findOneBy(TwoFactorCredential, {
      accountId,
      confirmed: IsNull(),
    });
    if (row === null)
      throw conflict(
        'La configurazione non è più in corso: iniziarla di nuovo.',
        'two-factor-not-begun',
      );
    const step = await this.findTimeStep(row, code);
    if (step === null)
      throw badRequest(
        'Il codice non corrisponde: inserire quello che l’app mostra adesso e controllare l’ora del telefono.',
        PROBLEM_CODES.wrongCode,
      );
    const { affected } = await this.manager.update(
      TwoFactorCredential,
      { id: row.id, confirmed: IsNull() },
      { confirmed: new Date(), lastStep: step },
    );
    if (affected !== 1) throw conflict('L’accesso in due passaggi è già attivo.', 'two-factor-on');
    return this.replaceRecoveryCodes(accountId);
  }

  async replaceRecoveryCodes(accountId: number): Promise<string[]> {
    const secret = this.openSecretOrLog(
      await this.manager.findOneByOrFail(TwoFactorCredential, {
        accountId,
        confirmed: Not(IsNull()),
      }),
    );
    await this.manager.delete(RecoveryCode, { accountId });
    const codes = generateRecoveryCodes();
    for (const code of codes)
      await this.manager.insert(RecoveryCode, {
        accountId,
        codeHash: hashRecoveryCode(normaliseRecoveryCode(code), accountId, secret),
        used: null,
      });
    return codes;
  }

  /** Uses up a code of the app or a recovery code. @returns which it was, `null` for a wrong one. @throws 429 */
  async consumeCode(accountId: number, code: string): Promise<'app' | 'recovery' | null> {
    const limits = [this.buildCodeLimit(accountId)];
    const waitMs = await this.attemptLimiterService.consumeAttempt(limits);
    if (waitMs > 0) throw tooManyAttempts('Troppi codici non corretti', waitMs);
    return this.unitOfWork.run(async () => {
      const used = APP_CODE_PATTERN.test(code.trim())
        ? await this.consumeAppCode(accountId, code.trim())
        : await this.consumeRecoveryCode(accountId, code);
      if (used !== null) await this.attemptLimiterService.resetAttempts(limits);
      return used;
    });
  }

  /** @returns whether there was one */
  async deleteTwoFactor(accountId: number): Promise<boolean> {
    await this.manager.delete(RecoveryCode, { accountId });
    const { affected } = await this.manager.delete(TwoFactorCredential, { accountId });
    return (affected ?? 0) > 0;
  }

  /** The owner chose a new password by e-mail: whoever typed wrong codes does not get that far any more. */
  async resetCodeAttempts(accountId: number): Promise<void> {
    await this.attemptLimiterService.resetAttempts([this.buildCodeLimit(accountId)]);
  }

  private buildCodeLimit(accountId: number): AttemptLimit {
    return {
      kind: 'login-code',
      key: String(accountId),
      allowed: this.config.loginAttempts,
      windowMs: WINDOW_MS,
    };
  }

  private async consumeAppCode(accountId: number, code: string): Promise<'app' | null> {
    const row = await this.manager.findOneBy(TwoFactorCredential, {
      accountId,
      confirmed: Not(IsNull()),
    });
    const step = row === null ? null : await this.findTimeStep(row, code);
    if (row === null || step === null) return null;
    const renewed = this.secretBoxService.resealWithCurrentKey(row.secret, accountId);
    // Of two uses at once the statement lets one through.
    const { affected } = await this.manager.update(
      TwoFactorCredential,
      { id: row.id, lastStep: LessThan(step) },
      { lastStep: step, ...(renewed === null ? {} : { secret: renewed }) },
    );
    return affected === 1 ? 'app' : null;
  }

  private async consumeRecoveryCode(accountId: number, code: string): Promise<'recovery' | null> {
    const row = await this.manager.findOneBy(TwoFactorCredential, {
      accountId,
      confirmed: Not(IsNull()),
    });
    if (row === null) return null;
    const plain = normaliseRecoveryCode(code);
    const marks = [
      hashRecoveryCode(plain, accountId, this.openSecretOrLog(row)),
      ...this.secretBoxService.legacyRecoveryCodeHashes(plain, accountId),
    ];
    const { affected } = await this.manager.update(
      RecoveryCode,
      { accountId, codeHash: In(marks), used: IsNull() },
      { used: new Date() },
    );
    return affected === 1 ? 'recovery' : null;
  }

  /** Which half minute a code belongs to; `null` for a wrong one. */
  private async findTimeStep(row: TwoFactorCredential, code: string): Promise<number | null> {
    if (!APP_CODE_PATTERN.test(code)) return null;
    const result = await verify({
      secret: this.openSecretOrLog(row),
      token: code,
      epochTolerance: CLOCK_SKEW_S,
    });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  private openSecretOrLog({ secret, accountId }: TwoFactorCredential): string {
    try {
      return this.secretBoxService.openSecret(secret, accountId);
    } catch (error) {
      this.logger.error(
        { accountId, err: error },
        'A secret cannot be decrypted: was SECRETS_KEY (or JWT_SECRET, where it stands in) changed?',
      );
      throw error;
    }
  }
}
