import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeyRotationService } from './key-rotation.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBoxService } from './secret-box.service.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RecoveryCode, TwoFactorCredential])],
  providers: [SecretBoxService, TwoFactorCodesService, KeyRotationService],
  exports: [TwoFactorCodesService],
})
export class TwoFactorModule {}
