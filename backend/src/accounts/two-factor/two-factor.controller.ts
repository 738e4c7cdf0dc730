import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type {
  RecoveryCodes,
  TwoFactorAccount,
  TwoFactorSecret,
  TwoFactorState,
} from '@pratiche/api';
import {
  currentPasswordInput,
  firstCodeInput,
  passwordAndCodeInput,
  type PasswordAndCode,
} from '@pratiche/api/schemas';
import { accountIdParam } from '../accounts.service.js';
import { zodBody } from '../../platform/http/index.js';
import {
  BeforeSecondStep,
  CurrentUser,
  Policy,
  type CurrentCaller,
} from '../../platform/auth/index.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';
import { TwoFactorService } from './two-factor.service.js';

/** The second step of the login: for the back office, which sees the papers of every account. */
@Controller('Accounts/two-factor')
export class TwoFactorController {
  constructor(
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly twoFactorService: TwoFactorService,
  ) {}

  @Get()
  @Policy('backOffice')
  @BeforeSecondStep()
  findTwoFactorState(@CurrentUser() caller: CurrentCaller): Promise<TwoFactorState> {
    return this.twoFactorCodesService.findTwoFactorState(caller.id);
  }

  @Post('begin')
  @HttpCode(200)
  @Policy('backOffice')
  @BeforeSecondStep()
  beginTwoFactorSetup(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(currentPasswordInput)) { password }: { password: string },
  ): Promise<TwoFactorSecret> {
    return this.twoFactorService.beginTwoFactorSetup(caller, password);
  }

  @Post('confirm')
  @HttpCode(200)
  @Policy('backOffice')
  @BeforeSecondStep()
  async confirmTwoFactorSetup(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(firstCodeInput)) { code }: { code: string },
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.twoFactorService.confirmTwoFactorSetup(caller, code) };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Policy('backOffice')
  async renewRecoveryCodes(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(passwordAndCodeInput)) body: PasswordAndCode,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.twoFactorService.renewRecoveryCodes(caller, body) };
  }

  @Post('disable')
  @HttpCode(204)
  @Policy('backOffice')
  disableTwoFactor(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(passwordAndCodeInput)) body: PasswordAndCode,
  ): Promise<void> {
    return this.twoFactorService.disableTwoFactor(caller, body);
  }

  @Get('accounts')
  @Policy('superAdmin')
  listTwoFactorAccounts(): Promise<TwoFactorAccount[]> {
    return this.twoFactorService.listTwoFactorAccounts();
  }

  /** For a colleague who lost phone and recovery codes. */
  @Post('reset/:id')
  @HttpCode(204)
  @Policy('superAdmin')
  resetTwoFactor(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<void> {
    return this.twoFactorService.resetTwoFactor(caller, id);
  }
}
