import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { accountIdParam } from '../accounts.service.js';
import {
  BeforeSecondStep,
  CurrentUser,
  Policy,
  type CurrentCaller,
} from '../../platform/auth/index.js';
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
import { ApiProblems } from '../../platform/openapi/index.js';

/** The second step of the login: for the back office, which sees the papers of every account. */
@ApiTags('Accounts')
@Controller('Accounts/two-factor')
export class TwoFactorController {
  constructor(
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly twoFactorService: TwoFactorService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read how the two-step login of the caller stands' })
  @ApiOkResponse({ type: TwoFactorStateDto })
  @Policy('backOffice')
  @BeforeSecondStep()
  findTwoFactorState(@CurrentUser() caller: CurrentCaller): Promise<TwoFactorStateDto> {
    return this.twoFactorCodesService.findTwoFactorState(caller.id);
  }

  @Post('begin')
  @ApiOperation({ summary: 'Begin to set up the two-step login' })
  @ApiOkResponse({ type: TwoFactorSecretDto })
  @ApiProblems({ 400: ['wrong-password'], 409: ['two-factor-on'] })
  @HttpCode(200)
  @Policy('backOffice')
  @BeforeSecondStep()
  beginTwoFactorSetup(
    @CurrentUser() caller: CurrentCaller,
    @Body() { password }: TwoFactorSetupDto,
  ): Promise<TwoFactorSecretDto> {
    return this.twoFactorService.beginTwoFactorSetup(caller, password);
  }

  @Post('confirm')
  @ApiOperation({ summary: 'Turn the two-step login on' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblems({ 400: ['wrong-code'], 409: ['two-factor-not-begun', 'two-factor-on'] })
  @HttpCode(200)
  @Policy('backOffice')
  @BeforeSecondStep()
  async confirmTwoFactorSetup(
    @CurrentUser() caller: CurrentCaller,
    @Body() { code }: FirstCodeDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactorService.confirmTwoFactorSetup(caller, code) };
  }

  @Post('recovery-codes')
  @ApiOperation({ summary: 'Replace the recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblems({ 400: ['wrong-code', 'wrong-password'], 409: ['two-factor-off'] })
  @HttpCode(200)
  @Policy('backOffice')
  async renewRecoveryCodes(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PasswordAndCodeDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactorService.renewRecoveryCodes(caller, body) };
  }

  @Post('disable')
  @ApiOperation({ summary: 'Turn the two-step login off' })
  @ApiNoContentResponse()
  @ApiProblems({
    400: ['wrong-code', 'wrong-password'],
    409: ['second-step-required', 'two-factor-off'],
  })
  @HttpCode(204)
  @Policy('backOffice')
  disableTwoFactor(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PasswordAndCodeDto,
  ): Promise<void> {
    return this.twoFactorService.disableTwoFactor(caller, body);
  }

  @Get('accounts')
  @ApiOperation({ summary: 'List the accounts with two-step login' })
  @ApiOkResponse({ type: TwoFactorAccountDto, isArray: true })
  @Policy('superAdmin')
  listTwoFactorAccounts(): Promise<TwoFactorAccountDto[]> {
    return this.twoFactorService.listTwoFactorAccounts();
  }

  /** For a colleague who lost phone and recovery codes. */
  @Post('reset/:id')
  @ApiOperation({ summary: 'Turn the two-step login of a colleague off' })
  @ApiNoContentResponse()
  @ApiProblems({ 409: ['two-factor-own'] })
  @HttpCode(204)
  @Policy('superAdmin')
  resetTwoFactor(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<void> {
    return this.twoFactorService.resetTwoFactor(caller, id);
  }
}
