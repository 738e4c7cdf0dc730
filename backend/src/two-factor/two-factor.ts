import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger } from '@nestjs/common';
import { PROBLEM_CODES, type TwoFactorState } from '@pratiche/api';
import { generateSecret, generateURI, verify } from 'otplib';
import { In, IsNull, LessThan, Not, EntityManager } from 'typeorm';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, conflict } from '../platform/http/index.js';
import { Attempts, tooMany, type Limit } from '../platform/security/index.js';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { recoveryMark } from './recovery-mark.js';
import { SecretBox } from './secret-box.js';
import { TwoFactorRow } from './two-factor.entity.js';

const ISSUER = 'Pratiche Infissi';
/** Seconds a clock may be wrong: the code before and the one after count too. */
const SKEW_S = 30;
const WINDOW_MS = 15 * 60_000;
const CODE = /^\d{6}$/;

/** Codes of an app beside the password (RFC 6238: SHA-1, six digits, 30 seconds). */
@Injectable()
export class TwoFactor {
  private readonly logger = new Logger(TwoFactor.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly box: SecretBox,
    private readonly attempts: Attempts,
    private readonly config: AppConfig,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Of the whole back office. */
  get isRequired(): boolean {
    return this.config.backOfficeSecondStep === 'required';
  }

  async isOn(accountId: number): Promise<boolean> {
    return this.manager.existsBy(TwoFactorRow, { accountId, confirmed: Not(IsNull()) });
  }

  async state(accountId: number): Promise<TwoFactorState> {
    const row = await this.manager.findOneBy(TwoFactorRow, { accountId, confirmed: Not(IsNull()) });
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
  async all(): Promise<Map<number, Date>> {
    const rows = await this.manager.findBy(TwoFactorRow, { confirmed: Not(IsNull()) });
    return new Map(
      rows.flatMap(({ accountId, confirmed }) =>
        confirmed === null ? [] : [[accountId, confirmed] as const],
      ),
    );
  }

  /** A secret for the app. Nothing asks for its codes before one was typed. @throws 409 when one is in use already */
  async begin(accountId: number, label: string): Promise<{ secret: string; uri: string }> {
    const secret = generateSecret();
    await this.unitOfWork.run(async () => {
      if (await this.isOn(accountId))
        throw conflict(
          'L’accesso in due passaggi è già attivo: per cambiare app occorre prima disattivarlo.',
          'two-factor-on',
        );
      await this.manager.delete(TwoFactorRow, { accountId, confirmed: IsNull() });
      await this.manager.insert(TwoFactorRow, {
        accountId,
        secret: this.box.seal(secret, accountId),
        lastStep: 0,
        created: new Date(),
        confirmed: null,
      });
    });
    return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) };
  }

  /** Turns it on with a first code. @returns recovery codes, shown this once */
  async confirm(accountId: number, code: string): Promise<string[]> {
    const row = await this.manager.findOneBy(TwoFactorRow, { accountId, confirmed: IsNull() });
    if (row === null)
      throw conflict(
        'La configurazione non è più in corso: iniziarla di nuovo.',
        'two-factor-not-begun',
      );
    const step = await this.stepOf(row, code);
    if (step === null)
      throw badRequest(
        'Il codice non corrisponde: inserire quello che l’app mostra adesso e controllare l’ora del telefono.',
        PROBLEM_CODES.wrongCode,
      );
    const { affected } = await this.manager.update(
      TwoFactorRow,
      { id: row.id, confirmed: IsNull() },
      { confirmed: new Date(), lastStep: step },
    );
    if (affected !== 1) throw conflict('L’accesso in due passaggi è già attivo.', 'two-factor-on');
    return this.renewCodes(accountId);
  }

  async renewCodes(accountId: number): Promise<string[]> {
    const secret = this.open(
      await this.manager.findOneByOrFail(TwoFactorRow, { accountId, confirmed: Not(IsNull()) }),
    );
    await this.manager.delete(RecoveryCode, { accountId });
    const codes = newRecoveryCodes();
    for (const code of codes)
      await this.manager.insert(RecoveryCode, {
        accountId,
        codeHash: recoveryMark(plainRecoveryCode(code), accountId, secret),
        used: null,
      });
    return codes;
  }

  /** Uses up a code of the app or a recovery code. @returns which it was, `null` for a wrong one. @throws 429 */
  async use(accountId: number, code: string): Promise<'app' | 'recovery' | null> {
    const limits = [this.limitOf(accountId)];
    const waitMs = await this.attempts.take(limits);
    if (waitMs > 0) throw tooMany('Troppi codici non corretti', waitMs);
    return this.unitOfWork.run(async () => {
      const used = CODE.test(code.trim())
        ? await this.useOfApp(accountId, code.trim())
        : await this.useOfRecovery(accountId, code);
      if (used !== null) await this.attempts.forget(limits);
      return used;
    });
  }

  /** @returns whether there was one */
  async remove(accountId: number): Promise<boolean> {
    await this.manager.delete(RecoveryCode, { accountId });
    const { affected } = await this.manager.delete(TwoFactorRow, { accountId });
    return (affected ?? 0) > 0;
  }

  /** The owner chose a new password by e-mail: whoever typed wrong codes does not get that far any more. */
  async forgetAttempts(accountId: number): Promise<void> {
    await this.attempts.forget([this.limitOf(accountId)]);
  }

  private limitOf(accountId: number): Limit {
    return {
      kind: 'login-code',
      key: String(accountId),
      allowed: this.config.loginAttempts,
      windowMs: WINDOW_MS,
    };
  }

  private async useOfApp(accountId: number, code: string): Promise<'app' | null> {
    const row = await this.manager.findOneBy(TwoFactorRow, { accountId, confirmed: Not(IsNull()) });
    const step = row === null ? null : await this.stepOf(row, code);
    if (row === null || step === null) return null;
    const renewed = this.box.renewed(row.secret, accountId);
    // Of two uses at once the statement lets one through.
    const { affected } = await this.manager.update(
      TwoFactorRow,
      { id: row.id, lastStep: LessThan(step) },
      { lastStep: step, ...(renewed === null ? {} : { secret: renewed }) },
    );
    return affected === 1 ? 'app' : null;
  }

  private async useOfRecovery(accountId: number, code: string): Promise<'recovery' | null> {
    const row = await this.manager.findOneBy(TwoFactorRow, { accountId, confirmed: Not(IsNull()) });
    if (row === null) return null;
    const plain = plainRecoveryCode(code);
    const marks = [
      recoveryMark(plain, accountId, this.open(row)),
      ...this.box.formerMarks(plain, accountId),
    ];
    const { affected } = await this.manager.update(
      RecoveryCode,
      { accountId, codeHash: In(marks), used: IsNull() },
      { used: new Date() },
    );
    return affected === 1 ? 'recovery' : null;
  }

  /** Which half minute a code belongs to; `null` for a wrong one. */
  private async stepOf(row: TwoFactorRow, code: string): Promise<number | null> {
    if (!CODE.test(code)) return null;
    const result = await verify({ secret: this.open(row), token: code, epochTolerance: SKEW_S });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  private open({ secret, accountId }: TwoFactorRow): string {
    try {
      return this.box.open(secret, accountId);
    } catch (error) {
      this.logger.error(
        { accountId, err: error },
        'A secret cannot be decrypted: was SECRETS_KEY (or JWT_SECRET, where it stands in) changed?',
      );
      throw error;
    }
  }
}
