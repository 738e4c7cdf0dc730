import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeyChange } from './key-change.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBox } from './secret-box.js';
import { TwoFactorRow } from './two-factor.entity.js';
import { TwoFactor } from './two-factor.js';

@Module({
  imports: [TypeOrmModule.forFeature([RecoveryCode, TwoFactorRow])],
  providers: [SecretBox, TwoFactor, KeyChange],
  exports: [TwoFactor],
})
export class TwoFactorModule {}
