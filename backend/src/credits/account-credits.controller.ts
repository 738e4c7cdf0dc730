import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { fromHundredths, isBackOffice, toHundredths } from '@pratiche/domain';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts/accounts.service.js';
import { notFound } from '../platform/http/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { CreditAdjustmentService } from './credit-adjustment.service.js';
import { CreditRequestService } from './credit-request.service.js';
import { CreditsService } from './credits.service.js';
import { toActivePackageDto } from './package.mapper.js';
import { RechargeService } from './recharge.service.js';
import { WalletService } from './wallet.service.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiIdempotencyKey, Call } from '../platform/openapi/index.js';
import { CreditAdjustmentRequestDto, RechargeRequestDto } from './dto/package-request.dto.js';
import { ActivePackageDto } from './dto/package.dto.js';

/** Credits of accounts; a buyer sees and recharges the credits of the company. */
@ApiTags('Accounts')
@Controller('Accounts')
export class AccountCreditsController {
  constructor(
    private readonly creditsService: CreditsService,
    private readonly rechargeService: RechargeService,
    private readonly creditRequestService: CreditRequestService,
    private readonly creditAdjustmentService: CreditAdjustmentService,
    private readonly walletService: WalletService,
  ) {}

  /** Sum of the residual credits of all active packages. */
  @Get('credit')
  @Call('Read the credits that the caller has left', 'purchase', { answer: Number })
  async getBalance(@CurrentUser() caller: CurrentCaller): Promise<number> {
    return fromHundredths(
      await this.creditsService.getBalance(await this.walletService.findWalletAccountId(caller.id)),
    );
  }

  /** Credits that could pay energy calculations, on which cost congruity rests. */
  @Get('credit-congruita-spesa')
  @Call('Read the credits that could pay energy calculations', 'purchase', { answer: Number })
  async getEnergyCalculationBalance(@CurrentUser() caller: CurrentCaller): Promise<number> {
    return fromHundredths(
      await this.creditsService.getEnergyCalculationBalance(
        await this.walletService.findWalletAccountId(caller.id),
      ),
    );
  }

  @Get('get-active-packages/:id')
  @Call('List the packages of an account', 'purchaseOrBackOffice', { answer: [ActivePackageDto] })
  async listActivePackages(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<ActivePackageDto[]> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    return (
      await this.creditsService.listPackagesByAccount(
        await this.walletService.findWalletAccountId(id),
      )
    ).map(toActivePackageDto);
  }

  @Post('recharge/:id')
  @Call('Give a package to an account', 'backOffice', {
    answer: ActivePackageDto,
    problems: { 409: ['account-without-credits', 'buyer-without-company'] },
  })
  @ApiIdempotencyKey()
  async rechargeAccount(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: RechargeRequestDto,
    @IdempotencyKeyed('invalid-data') key: KeyedRequest | null,
  ): Promise<ActivePackageDto> {
    const accountId = await this.walletService.requireRechargeableAccountId(id);
    return this.creditRequestService.runOncePerKey(caller.id, accountId, key, () =>
      this.rechargeService.applyRecharge({
        accountId,
        rechargePackageId: body.id,
        by: caller,
        ...(body.numCredits === undefined ? {} : { credits: toHundredths(body.numCredits) }),
      }),
    );
  }

  @Post('adjust-credit/:id')
  @Call('Correct the credits of an account', 'superAdmin', {
    answer: ActivePackageDto,
    problems: { 409: ['buyer-without-company', 'insufficient-credits'] },
  })
  @ApiIdempotencyKey()
  async adjustCredits(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: CreditAdjustmentRequestDto,
    @IdempotencyKeyed('invalid-data') key: KeyedRequest | null,
  ): Promise<ActivePackageDto> {
    const accountId = await this.walletService.requireRechargeableAccountId(id);
    return this.creditAdjustmentService.adjustCredits(caller, {
      accountId,
      activePackageId: body.activePackageId,
      amount: toHundredths(body.credits),
      reason: body.reason,
      key: key,
    });
  }
}
