import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { accountIdParam } from '../accounts.service.js';
import { BeforeSecondStep, CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';
import { TwoFactorService } from './two-factor.service.js';
import {
  RecoveryCodesDto,
  TwoFactorAccountDto,
  TwoFactorSecretDto,
  TwoFactorStateDto,
} from './dto/two-factor.dto.js';
import {
  PasswordAndCodeDto,
  FirstCodeDto,
  TwoFactorSetupDto,
} from './dto/two-factor-request.dto.js';
import { Call } from '../../platform/openapi/index.js';

/** The second step of the login: for the back office, which sees the papers of every account. */
@ApiTags('Accounts')
@Controller('Accounts/two-factor')
export class TwoFactorController {
  constructor(
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly twoFactorService: TwoFactorService,
  ) {}

  @Get()
  @Call('Read how the two-step login of the caller stands', 'backOffice', {
    answer: TwoFactorStateDto,
  })
  @BeforeSecondStep()
  findTwoFactorState(@CurrentUser() caller: CurrentCaller): Promise<TwoFactorStateDto> {
    return this.twoFactorCodesService.findTwoFactorState(caller.id);
  }

  @Post('begin')
  @Call('Begin to set up the two-step login', 'backOffice', {
    answer: TwoFactorSecretDto,
    problems: { 400: ['wrong-password'], 409: ['two-factor-on'] },
  })
  @BeforeSecondStep()
  beginTwoFactorSetup(
    @CurrentUser() caller: CurrentCaller,
    @Body() { password }: TwoFactorSetupDto,
  ): Promise<TwoFactorSecretDto> {
    return this.twoFactorService.beginTwoFactorSetup(caller, password);
  }

  @Post('confirm')
  @Call('Turn the two-step login on', 'backOffice', {
    answer: RecoveryCodesDto,
    problems: {
      400: ['wrong-code'],
      409: ['second-step-unreadable', 'two-factor-not-begun', 'two-factor-on'],
    },
  })
  @BeforeSecondStep()
  async confirmTwoFactorSetup(
    @CurrentUser() caller: CurrentCaller,
    @Body() { code }: FirstCodeDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactorService.confirmTwoFactorSetup(caller, code) };
  }

  @Post('recovery-codes')
  @Call('Replace the recovery codes', 'backOffice', {
    answer: RecoveryCodesDto,
    problems: {
      400: ['wrong-code', 'wrong-password'],
      409: ['second-step-unreadable', 'two-factor-off'],
    },
  })
  async renewRecoveryCodes(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PasswordAndCodeDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactorService.renewRecoveryCodes(caller, body) };
  }

  @Post('disable')
  @Call('Turn the two-step login off', 'backOffice', {
    status: 204,
    problems: {
      400: ['wrong-code', 'wrong-password'],
      409: ['second-step-required', 'second-step-unreadable', 'two-factor-off'],
    },
  })
  disableTwoFactor(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PasswordAndCodeDto,
  ): Promise<void> {
    return this.twoFactorService.disableTwoFactor(caller, body);
  }

  @Get('accounts')
  @Call('List the accounts with two-step login', 'superAdmin', { answer: [TwoFactorAccountDto] })
  listTwoFactorAccounts(): Promise<TwoFactorAccountDto[]> {
    return this.twoFactorService.listTwoFactorAccounts();
  }

  /** For a colleague who lost phone and recovery codes. */
  @Post('reset/:id')
  @Call('Turn the two-step login of a colleague off', 'superAdmin', {
    status: 204,
    problems: { 409: ['two-factor-own'] },
  })
  resetTwoFactor(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<void> {
    return this.twoFactorService.resetTwoFactor(caller, id);
  }
}
