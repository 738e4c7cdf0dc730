import { Injectable } from '@nestjs/common';
import { checkNewPassword } from '@pratiche/domain/accounts';
import { PasswordHashingService, type CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { throwIfFieldErrors } from '../account-form.util.js';
import { listPersonalNames } from '../account.mapper.js';
import { OwnPasswordService, wrongPasswordError } from '../own-password.service.js';
import { NewPasswordService } from '../password-recovery/new-password.service.js';
import type { PasswordChangeDto } from './dto/profile-request.dto.js';

/** Changes the caller's password while logged in. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ownPasswordService: OwnPasswordService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly newPasswordService: NewPasswordService,
  ) {}

  /**
   * Ends every other session, and links that would set yet another password.
   * @throws 400 naming every field, 429 after too many tries
   */
  async changePassword(
    caller: CurrentCaller,
    { currentPassword, password, confirmPassword }: PasswordChangeDto,
  ): Promise<void> {
    throwIfFieldErrors(checkNewPassword(password, confirmPassword));
    const account = await this.ownPasswordService.verifyOwnPassword(
      caller.id,
      currentPassword,
      'currentPassword',
    );
    throwIfFieldErrors(checkNewPassword(password, confirmPassword, listPersonalNames(account)));
    const passwordHash = await this.passwordHashingService.hashPassword(password ?? '');
    const isStored = await this.unitOfWork.run(() =>
      this.newPasswordService.storeNewPassword(account, {
        passwordHash,
        by: caller,
        way: 'profile',
        keptSessionId: caller.sessionId ?? null,
        formerHash: account.passwordHash,
      }),
    );
    if (!isStored) throw wrongPasswordError('currentPassword');
  }
}
