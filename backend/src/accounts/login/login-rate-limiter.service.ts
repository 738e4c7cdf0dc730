import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import {
  AttemptLimiterService,
  toClientNetwork,
  tooManyAttempts,
  type AttemptLimit,
} from '../../platform/rate-limiting/index.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import { verifyKnownDeviceToken } from './known-device.util.js';

const WINDOW_MS = 15 * 60_000;
/**
 * Allows more attempts per address than per account, because an office shares one address and an
 * account has one owner.
 */
const ADDRESS_FACTOR = 10;
const ACCOUNT_FACTOR = 5;

export interface LoginAttempt {
  /** E-mail as it is compared. */
  name: string;
  address: string;
  /** The device's own number, where this very account was logged in to before. */
  device: string | null;
}

/**
 * Limits password guessing per account and address, per address, and per account over all
 * addresses, whether or not the e-mail exists. A known device has a separate counter, so that no
 * stranger can lock its owner out.
 */
@Injectable()
export class LoginRateLimiter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly config: AppConfig,
  ) {}

  /** Counts the attempt before the password is checked. @throws Problem 429 when there were too many of late */
  async consumeLoginAttempt(
    name: string,
    { address, knownDevice }: { address: string; knownDevice: string },
  ): Promise<LoginAttempt> {
    const attempt = {
      name,
      address,
      device: verifyKnownDeviceToken(knownDevice, name, this.config.jwtSecrets),
    };
    const waitMs = await this.attemptLimiterService.consumeAttempt(this.buildLoginLimits(attempt));
    if (waitMs > 0) throw tooManyAttempts('Troppi tentativi di accesso non riusciti', waitMs);
    return attempt;
  }

  /**
   * Resets the attempts of this account and address, and refunds this attempt in the shared
   * counters.
   */
  async resetAfterSuccess(attempt: LoginAttempt): Promise<void> {
    const [own, ...shared] = this.buildLoginLimits(attempt);
    await this.unitOfWork.run(async () => {
      await this.attemptLimiterService.refundAttemptInTransaction(shared);
      if (own !== undefined) await this.attemptLimiterService.resetAttempts([own]);
    });
  }

  /** The owner chose a new password by e-mail: what strangers tried, passwords and codes, no longer counts. */
  async resetAccountAttempts({ id, email }: { id: number; email: string }): Promise<void> {
    await this.attemptLimiterService.resetAttempts([{ kind: 'login-account', key: email }]);
    await this.twoFactorCodesService.resetCodeAttempts(id);
  }

  private buildLoginLimits({ name, address, device }: LoginAttempt): AttemptLimit[] {
    const allowed = this.config.loginAttempts;
    const network = toClientNetwork(address);
    const own = {
      kind: 'login',
      key: `${name}\0${device ?? network}`,
      allowed,
      windowMs: WINDOW_MS,
    };
    if (device !== null) return [own];
    return [
      own,
      {
        kind: 'login-address',
        key: network,
        allowed: allowed * ADDRESS_FACTOR,
        windowMs: WINDOW_MS,
      },
      { kind: 'login-account', key: name, allowed: allowed * ACCOUNT_FACTOR, windowMs: WINDOW_MS },
    ];
  }
}
