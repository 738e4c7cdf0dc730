import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { toAccountDto } from '../account.mapper.js';
import { accountIdParam } from '../accounts.service.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { ContractReviewService } from './contract-review/contract-review.service.js';
import { ManualVerificationService } from './manual-verification.service.js';
import { PrecreationService } from './precreation.service.js';
import { AccountDto } from '../dto/account.dto.js';
import { PrecreatedDto } from './dto/registration.dto.js';
import {
  ContractRefusalDto,
  ContractRevocationDto,
  PrecreationDto,
} from './dto/back-office-request.dto.js';
import { Call } from '../../platform/openapi/index.js';

/**
 * What the back office does for accounts on their way in. What the specification calls the token is
 * the account's id.
 */
@ApiTags('Accounts')
@Controller('Accounts')
export class RegistrationBackOfficeController {
  constructor(
    private readonly manualVerificationService: ManualVerificationService,
    private readonly contractReviewService: ContractReviewService,
    private readonly precreationService: PrecreationService,
  ) {}

  @Post('verify-email-account/:token')
  @Call('Confirm the address of an account', 'backOffice', { answer: AccountDto })
  @ApiParam({ name: 'token', schema: { type: 'integer' }, description: 'Number of the account.' })
  async verifyEmail(
    @CurrentUser() caller: CurrentCaller,
    @Param('token', accountIdParam()) id: number,
  ): Promise<AccountDto> {
    return toAccountDto(await this.manualVerificationService.verifyEmail(caller, id));
  }

  @Post('verify-contract-account/:token')
  @Call('Confirm the contract of an account', 'backOffice', {
    answer: AccountDto,
    problems: { 409: ['contract-not-in-review'] },
  })
  @ApiParam({ name: 'token', schema: { type: 'integer' }, description: 'Number of the account.' })
  async verifyContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('token', accountIdParam()) id: number,
  ): Promise<AccountDto> {
    return toAccountDto(await this.contractReviewService.verifyContract(caller, id));
  }

  @Post('revoke-contract/:id')
  @Call('Take back the confirmation of a contract', 'superAdmin', { answer: AccountDto })
  async revokeContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: ContractRevocationDto,
  ): Promise<AccountDto> {
    return toAccountDto(await this.contractReviewService.revokeContract(caller, id, body));
  }

  @Post('refuse-contract/:id')
  @Call('Refuse the papers of an account that wait for a review', 'backOffice', {
    description: 'The owner learns the reason and hands in new ones.',
    answer: AccountDto,
    problems: { 409: ['contract-not-in-review'] },
  })
  async refuseContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: ContractRefusalDto,
  ): Promise<AccountDto> {
    return toAccountDto(await this.contractReviewService.refuseContract(caller, id, body));
  }

  @Post('pre-create')
  @Call('Create an account that its owner completes', 'backOffice', {
    answer: PrecreatedDto,
    problems: { 409: ['company-known', 'email-taken'] },
  })
  async precreateAccount(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PrecreationDto,
  ): Promise<PrecreatedDto> {
    return this.precreationService.precreateAccount(caller, body);
  }
}
