import { CurrentPasswordField, SecondStepCodeField } from '../../dto/account-fields.decorator.js';

/** The caller's password, which opens the set-up. */
export class TwoFactorSetupDto {
  @CurrentPasswordField()
  password!: string;
}

/** The first code of the app, which proves that it works. */
export class FirstCodeDto {
  @SecondStepCodeField()
  code!: string;
}

/** Both proofs of the caller. */
export class PasswordAndCodeDto {
  @CurrentPasswordField()
  password!: string;

  @SecondStepCodeField()
  code!: string;
}
