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
import { accountIdParam } from '../accounts/accounts.service.js';
import { zodBody } from '../platform/http/index.js';
import {
  BeforeSecondStep,
  CurrentUser,
  Policy,
  type CurrentCaller,
} from '../platform/security/index.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import { TwoFactorService } from './two-factor.service.js';

/** The second step of the login: for the back office, who sees everybody's papers. */
@Controller('Accounts/two-factor')
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly service: TwoFactorService,
  ) {}

  @Get()
  @Policy('backOffice')
  @BeforeSecondStep()
  state(@CurrentUser() caller: CurrentCaller): Promise<TwoFactorState> {
    return this.twoFactor.state(caller.id);
  }

  @Post('begin')
  @HttpCode(200)
  @Policy('backOffice')
  @BeforeSecondStep()
  begin(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(currentPasswordInput)) { password }: { password: string },
  ): Promise<TwoFactorSecret> {
    return this.service.begin(caller, password);
  }

  @Post('confirm')
  @HttpCode(200)
  @Policy('backOffice')
  @BeforeSecondStep()
  async confirm(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(firstCodeInput)) { code }: { code: string },
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.service.confirm(caller, code) };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Policy('backOffice')
  async renewCodes(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(passwordAndCodeInput)) body: PasswordAndCode,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.service.renewCodes(caller, body) };
  }

  @Post('disable')
  @HttpCode(204)
  @Policy('backOffice')
  disable(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(passwordAndCodeInput)) body: PasswordAndCode,
  ): Promise<void> {
    return this.service.disable(caller, body);
  }

  @Get('accounts')
  @Policy('superAdmin')
  accounts(): Promise<TwoFactorAccount[]> {
    return this.service.list();
  }

  /** For a colleague who lost phone and recovery codes. */
  @Post('reset/:id')
  @HttpCode(204)
  @Policy('superAdmin')
  reset(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<void> {
    return this.service.reset(caller, id);
  }
}
