import { ApiInteger, ApiMoment, ApiNullableMoment } from '../../../platform/openapi/index.js';

/** How the two-step login of the caller stands. */
export class TwoFactorStateDto {
  isOn!: boolean;

  /** It cannot be turned off. */
  isRequired!: boolean;

  @ApiNullableMoment()
  since!: string | null;

  @ApiInteger()
  recoveryCodesLeft!: number;
}

/** The secret for the app. */
export class TwoFactorSecretDto {
  secret!: string;

  /** The same as content of a QR code. */
  uri!: string;
}

/** Ways in without the app, each once. */
export class RecoveryCodesDto {
  recoveryCodes!: string[];
}

/** A back office account that uses the two-step login. */
export class TwoFactorAccountDto {
  @ApiInteger()
  id!: number;

  email!: string;

  name!: string;

  @ApiMoment()
  since!: string;
}
