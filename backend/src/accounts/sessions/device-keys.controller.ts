import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BeforeSecondStep, CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { deriveDeviceKey } from './device-keys.util.js';
import { DeviceKeyDto } from './dto/device-key.dto.js';
import { Call } from '../../platform/openapi/index.js';

/** The keys with which a device hides what an account typed and had not sent when its session ended. */
@ApiTags('Accounts')
@Controller('Accounts/device-keys')
export class DeviceKeysController {
  constructor(private readonly config: AppConfig) {}

  /** One pair for each configured secret: the first one encrypts, all decrypt. */
  @Get()
  @Call('Read the key pairs of the account for its devices', 'session', { answer: [DeviceKeyDto] })
  @Header('cache-control', 'no-store')
  @BeforeSecondStep()
  listDeviceKeys(@CurrentUser() { id }: CurrentCaller): DeviceKeyDto[] {
    return this.config.secretsKeys.map((secret) => deriveDeviceKey(secret, id));
  }
}
