import { Injectable, Logger } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { generateSecret, generateURI, verify } from 'otplib';
import { AppConfig } from '../../platform/config/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { MailBrandPort } from '../../platform/mail/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import {
  AttemptLimiterService,
  tooManyAttempts,
  type AttemptLimit,
} from '../../platform/rate-limiting/index.js';
import { generateRecoveryCodes, normaliseRecoveryCode } from './recovery-codes.util.js';
import {
  createRecoveryCodeSalt,
  hashKeyedRecoveryCode,
  hashRecoveryCode,
  readRecoveryCodeSalts,
} from './recovery-code-hash.util.js';
import { SecretBoxService } from './secret-box.service.js';
import type { TwoFactorCredential } from './two-factor-credential.entity.js';
import { TwoFactorRepository } from './two-factor.repository.js';
import type { TwoFactorStateDto } from './dto/two-factor.dto.js';

/** Tolerated clock difference in seconds: the previous and the next code are valid too. */
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
    private readonly twoFactorRepository: TwoFactorRepository,
    private readonly mailBrandPort: MailBrandPort,
  ) {}

  /** Whether the whole back office must log in with a second step. */
  get isRequired(): boolean {
    return this.config.backOfficeSecondStep === 'required';
  }

  isTwoFactorEnabled(accountId: number): Promise<boolean> {
    return this.twoFactorRepository.existsConfirmedCredential(accountId);
  }

  async findTwoFactorState(accountId: number): Promise<TwoFactorStateDto> {
    const row = await this.twoFactorRepository.findConfirmedCredential(accountId);
    const recoveryCodesLeft =
      row === null ? 0 : await this.twoFactorRepository.countUnusedRecoveryCodes(accountId);
    return {
      isOn: row !== null,
      isRequired: this.isRequired,
      since: row?.confirmed?.toISOString() ?? null,
      recoveryCodesLeft,
    };
  }

  /** Accounts with a second step, by number, with when they chose it. */
  async findEnabledSinceByAccount(): Promise<Map<number, Date>> {
    const rows = await this.twoFactorRepository.listConfirmedCredentials();
    return new Map(
      rows.flatMap(({ accountId, confirmed }) =>
        confirmed === null ? [] : [[accountId, confirmed] as const],
      ),
    );
  }

  /**
   * Creates a secret for the app; codes are required only after the first one was entered.
   * @throws 409 when a secret is already in use
   */
  async createPendingSecret(
    accountId: number,
    label: string,
  ): Promise<{ secret: string; uri: string }> {
    const secret = generateSecret();
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        if (await this.isTwoFactorEnabled(accountId))
          throw conflict(
            'L’accesso in due passaggi è già attivo: per cambiare app prima disattivalo.',
            'two-factor-on',
          );
        await this.twoFactorRepository.replacePendingCredential(
          accountId,
          this.secretBoxService.sealSecret(secret, accountId),
        );
      }),
    );
    return {
      secret,
      uri: generateURI({ issuer: this.mailBrandPort.getBrand().name, label, secret }),
    };
  }

  /** Turns it on with a first code. @returns recovery codes, shown this once */
  async enableWithFirstCode(accountId: number, code: string): Promise<string[]> {
    const row = await this.twoFactorRepository.findPendingCredential(accountId);
    if (row === null)
      throw conflict(
        'La configurazione non è più in corso: iniziala di nuovo.',
        'two-factor-not-begun',
      );
    const step = await this.findTimeStep(row, code);
    if (step === null)
      throw badRequest(
        'Il codice non corrisponde: inserisci quello che l’app mostra adesso e controlla l’ora del telefono.',
        PROBLEM_CODES.wrongCode,
      );
    if (!(await this.twoFactorRepository.confirmCredential(row.id, step)))
      throw conflict('L’accesso in due passaggi è già attivo.', 'two-factor-on');
    return this.replaceRecoveryCodes(accountId);
  }

  async replaceRecoveryCodes(accountId: number): Promise<string[]> {
    const codes = generateRecoveryCodes();
    const salt = createRecoveryCodeSalt();
    await this.twoFactorRepository.replaceRecoveryCodes(
      accountId,
      await Promise.all(
        codes.map((code) => hashRecoveryCode(normaliseRecoveryCode(code), accountId, salt)),
      ),
    );
    return codes;
  }

  /**
   * Consumes a code of the app or a recovery code. @returns its kind, `null` for a wrong code
   * @throws 409 when only the lost key could tell, 429
   */
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

  /** @returns whether a credential existed */
  deleteTwoFactor(accountId: number): Promise<boolean> {
    return this.twoFactorRepository.deleteCredential(accountId);
  }

  /** The owner chose a new password by e-mail: wrong codes typed by strangers no longer count. */
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
    const row = await this.twoFactorRepository.findConfirmedCredential(accountId);
    const step = row === null ? null : await this.findTimeStep(row, code);
    if (row === null || step === null) return null;
    const resealed = this.secretBoxService.resealWithCurrentKey(row.secret, accountId);
    return (await this.twoFactorRepository.advanceLastStep(row.id, step, resealed)) ? 'app' : null;
  }

  private async consumeRecoveryCode(accountId: number, code: string): Promise<'recovery' | null> {
    const row = await this.twoFactorRepository.findConfirmedCredential(accountId);
    if (row === null) return null;
    const plain = normaliseRecoveryCode(code);
    const { salts, isSomeKeyed } = readRecoveryCodeSalts(
      await this.twoFactorRepository.listUnusedRecoveryCodeHashes(accountId),
    );
    const secret = isSomeKeyed ? this.openSecretOrLog(row) : null;
    const codeHashes = [
      ...(await Promise.all(salts.map((salt) => hashRecoveryCode(plain, accountId, salt)))),
      ...(secret === null ? [] : [hashKeyedRecoveryCode(plain, accountId, secret)]),
      ...this.secretBoxService.legacyRecoveryCodeHashes(plain, accountId),
    ];
    if (await this.twoFactorRepository.consumeRecoveryCode(accountId, codeHashes))
      return 'recovery';
    if (isSomeKeyed && secret === null) throw unreadableSecretProblem();
    return null;
  }

  /** Finds the time step of 30 seconds that a code belongs to; `null` for a wrong code. */
  private async findTimeStep(row: TwoFactorCredential, code: string): Promise<number | null> {
    if (!APP_CODE_PATTERN.test(code)) return null;
    const secret = this.openSecretOrLog(row);
    if (secret === null) throw unreadableSecretProblem();
    const result = await verify({
      secret,
      token: code,
      epochTolerance: CLOCK_SKEW_S,
    });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  /** `null` when no configured key opens it. */
  private openSecretOrLog({ secret, accountId }: TwoFactorCredential): string | null {
    try {
      return this.secretBoxService.openSecret(secret, accountId);
    } catch (error) {
      this.logger.error(
        { accountId, err: error },
        'A secret cannot be decrypted: was SECRETS_KEY (or JWT_SECRET, where that is used instead) changed?',
      );
      return null;
    }
  }
}

/** The key that encrypts the secrets was lost or changed, as by a restore without it. */
const unreadableSecretProblem = () =>
  conflict(
    'Il portale non può più leggere la chiave della tua app di codici: usa un codice di recupero, oppure chiedi a un SuperAdmin di azzerare il tuo accesso in due passaggi.',
    'second-step-unreadable',
  );
