import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Account, Precreated } from '@pratiche/api';
import {
  contractRevocationInput,
  precreationInput,
  type ContractRevocationInput,
  type Precreation,
} from '@pratiche/api/schemas';
import { toAccountDto } from '../account.mapper.js';
import { accountIdParam } from '../accounts.service.js';
import { zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { ManualVerificationService } from './manual-verification.service.js';
import { PrecreationService } from './precreation.service.js';

/**
 * What the back office does for accounts on their way in. What the specification calls the token is
 * the account's id.
 */
@Controller('Accounts')
export class RegistrationBackOfficeController {
  constructor(
    private readonly manualVerificationService: ManualVerificationService,
    private readonly precreationService: PrecreationService,
  ) {}

  @Post('verify-email-account/:token')
  @HttpCode(200)
  @Policy('backOffice')
  async verifyEmail(
    @CurrentUser() caller: CurrentCaller,
    @Param('token', accountIdParam()) id: number,
  ): Promise<Account> {
    return toAccountDto(await this.manualVerificationService.verifyEmail(caller, id));
  }

  @Post('verify-contract-account/:token')
  @HttpCode(200)
  @Policy('backOffice')
  async verifyContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('token', accountIdParam()) id: number,
  ): Promise<Account> {
    return toAccountDto(await this.manualVerificationService.verifyContract(caller, id));
  }

  @Post('revoke-contract/:id')
  @HttpCode(200)
  @Policy('superAdmin')
  async revokeContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body(zodBody(contractRevocationInput)) body: ContractRevocationInput,
  ): Promise<Account> {
    return toAccountDto(await this.manualVerificationService.revokeContract(caller, id, body));
  }

  @Post('pre-create')
  @HttpCode(200)
  @Policy('backOffice')
  async precreateAccount(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(precreationInput)) body: Precreation,
  ): Promise<Precreated> {
    return this.precreationService.precreateAccount(caller, body);
  }
}
