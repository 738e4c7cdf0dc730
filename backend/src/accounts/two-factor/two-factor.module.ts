import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { AccountsModule } from '../accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { KeyRotationService } from './key-rotation.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBoxService } from './secret-box.service.js';
import { TwoFactorChangeService } from './two-factor-change.service.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorRepository } from './two-factor.repository.js';
import { TwoFactorService } from './two-factor.service.js';

/** The second step of the login: its codes, and turning it on and off. */
@Module({
  imports: [
    TypeOrmModule.forFeature([RecoveryCode, TwoFactorCredential]),
    AccountsModule,
    AuditLogModule,
    SessionsModule,
  ],
  controllers: [TwoFactorController],
  providers: [
    KeyRotationService,
    SecretBoxService,
    TwoFactorChangeService,
    TwoFactorCodesService,
    TwoFactorRepository,
    TwoFactorService,
  ],
  exports: [TwoFactorCodesService],
})
export class TwoFactorModule {}
