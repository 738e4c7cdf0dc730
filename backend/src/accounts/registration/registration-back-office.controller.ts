import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { toAccountDto } from '../account.mapper.js';
import { accountIdParam } from '../accounts.service.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
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
import { ApiProblems } from '../../platform/openapi/index.js';

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
  @ApiOperation({ summary: 'Confirm the address of an account' })
  @ApiParam({ name: 'token', schema: { type: 'integer' }, description: 'Number of the account.' })
  @ApiOkResponse({ type: AccountDto })
  @HttpCode(200)
  @Policy('backOffice')
  async verifyEmail(
    @CurrentUser() caller: CurrentCaller,
    @Param('token', accountIdParam()) id: number,
  ): Promise<AccountDto> {
    return toAccountDto(await this.manualVerificationService.verifyEmail(caller, id));
  }

  @Post('verify-contract-account/:token')
  @ApiOperation({ summary: 'Confirm the contract of an account' })
  @ApiParam({ name: 'token', schema: { type: 'integer' }, description: 'Number of the account.' })
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems({ 409: ['contract-not-in-review'] })
  @HttpCode(200)
  @Policy('backOffice')
  async verifyContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('token', accountIdParam()) id: number,
  ): Promise<AccountDto> {
    return toAccountDto(await this.contractReviewService.verifyContract(caller, id));
  }

  @Post('revoke-contract/:id')
  @ApiOperation({ summary: 'Take back the confirmation of a contract' })
  @ApiOkResponse({ type: AccountDto })
  @HttpCode(200)
  @Policy('superAdmin')
  async revokeContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: ContractRevocationDto,
  ): Promise<AccountDto> {
    return toAccountDto(await this.contractReviewService.revokeContract(caller, id, body));
  }

  @Post('refuse-contract/:id')
  @ApiOperation({
    summary: 'Refuse the papers of an account that wait for a review',
    description: 'The owner learns the reason and hands in new ones.',
  })
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems({ 409: ['contract-not-in-review'] })
  @HttpCode(200)
  @Policy('backOffice')
  async refuseContract(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: ContractRefusalDto,
  ): Promise<AccountDto> {
    return toAccountDto(await this.contractReviewService.refuseContract(caller, id, body));
  }

  @Post('pre-create')
  @ApiOperation({ summary: 'Create an account that its owner completes' })
  @ApiOkResponse({ type: PrecreatedDto })
  @ApiProblems({ 409: ['company-known', 'email-taken'] })
  @HttpCode(200)
  @Policy('backOffice')
  async precreateAccount(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PrecreationDto,
  ): Promise<PrecreatedDto> {
    return this.precreationService.precreateAccount(caller, body);
  }
}
