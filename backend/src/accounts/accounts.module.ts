import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountDataRegistry } from './account-data/account-data.registry.js';
import { AccountDirectoryService } from './account-directory.service.js';
import { AccountErasureService } from './account-erasure/account-erasure.service.js';
import { AccountFile } from './account-files/account-file.entity.js';
import { AccountFileRepository } from './account-files/account-file.repository.js';
import { AccountFilesDeletionProcessor } from './account-files/account-files-deletion.processor.js';
import { AccountFilesService } from './account-files/account-files.service.js';
import { InfectedAccountFilesListener } from './account-files/infected-account-files.listener.js';
import { AccountSearchRepository } from './account-search.repository.js';
import { AccountToken } from './account-tokens/account-token.entity.js';
import { AccountTokenRepository } from './account-tokens/account-token.repository.js';
import { AccountTokensService } from './account-tokens/account-tokens.service.js';
import { Account } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { AccountsService } from './accounts.service.js';
import { OwnPasswordService } from './own-password.service.js';
import { AccountSession } from './sessions/account-session.entity.js';
import { DeviceKeysController } from './sessions/device-keys.controller.js';
import { RefreshSession } from './sessions/refresh-session.entity.js';
import { SessionCleaningProcessor } from './sessions/session-cleaning.processor.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { KeyRotationService } from './two-factor/key-rotation.service.js';
import { RecoveryCode } from './two-factor/recovery-code.entity.js';
import { SecretBoxService } from './two-factor/secret-box.service.js';
import { TwoFactorCodesService } from './two-factor/two-factor-codes.service.js';
import { TwoFactorCredential } from './two-factor/two-factor-credential.entity.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { TwoFactorRepository } from './two-factor/two-factor.repository.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';

/**
 * Accounts with their files, tokens, sessions and second step, and their erasure, for every other
 * feature. Login, registration, profile and the back office's pages build on it.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Account,
      AccountFile,
      AccountSession,
      AccountToken,
      RecoveryCode,
      RefreshSession,
      TwoFactorCredential,
    ]),
  ],
  controllers: [DeviceKeysController, SessionsController, TwoFactorController],
  providers: [
    AccountDirectoryService,
    AccountRepository,
    AccountSearchRepository,
    AccountsService,
    OwnPasswordService,

    AccountDataRegistry,
    AccountErasureService,

    AccountFileRepository,
    AccountFilesDeletionProcessor,
    AccountFilesService,
    InfectedAccountFilesListener,

    AccountTokenRepository,
    AccountTokensService,

    SessionCleaningProcessor,
    SessionRepository,
    SessionsService,

    KeyRotationService,
    SecretBoxService,
    TwoFactorCodesService,
    TwoFactorRepository,
    TwoFactorService,
  ],
  exports: [
    AccountDataRegistry,
    AccountDirectoryService,
    AccountErasureService,
    AccountFilesService,
    AccountSearchRepository,
    AccountTokensService,
    AccountsService,
    OwnPasswordService,
    SessionsService,
    TwoFactorCodesService,
  ],
})
export class AccountsModule {}
