import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment, ApiNullableMoment } from '../../../platform/openapi/index.js';

/** How the two-step login of the caller stands. */
export class TwoFactorStateDto {
  @ApiProperty()
  isOn!: boolean;

  @ApiProperty({ description: 'It cannot be turned off.' })
  isRequired!: boolean;

  @ApiNullableMoment()
  since!: string | null;

  @ApiInteger()
  recoveryCodesLeft!: number;
}

/** The secret for the app. */
export class TwoFactorSecretDto {
  @ApiProperty()
  secret!: string;

  @ApiProperty({ description: 'The same as content of a QR code.' })
  uri!: string;
}

/** Ways in without the app, each once. */
export class RecoveryCodesDto {
  @ApiProperty({ type: [String] })
  recoveryCodes!: string[];
}

/** A back office account that uses the two-step login. */
export class TwoFactorAccountDto {
  @ApiInteger()
  id!: number;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  name!: string;

  @ApiMoment()
  since!: string;
}
