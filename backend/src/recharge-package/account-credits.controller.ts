import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import type { ActivePackage } from '@pratiche/api';
import {
  adjustmentInput,
  rechargeInput,
  type AdjustmentInput,
  type RechargeInput,
} from '@pratiche/api/schemas';
import { fromHundredths, isBackOffice, toHundredths } from '@pratiche/domain';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts/accounts.service.js';
import { notFound, zodBody } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { AdjustmentService } from './adjustment.service.js';
import { CreditsService } from './credits.service.js';
import { activePackageView } from './package-view.js';
import { RechargeService } from './recharge.service.js';
import { Wallets } from './wallets.js';

/** Credits of accounts; a buyer sees and fills those of the company. */
@Controller('Accounts')
export class AccountCreditsController {
  constructor(
    private readonly credits: CreditsService,
    private readonly recharges: RechargeService,
    private readonly adjustments: AdjustmentService,
    private readonly wallets: Wallets,
  ) {}

  /** Sum of the residual credits of all active packages. */
  @Get('credit')
  @Policy('purchase')
  async credit(@CurrentUser() caller: CurrentCaller): Promise<number> {
    return fromHundredths(await this.credits.balance(await this.wallets.of(caller.id)));
  }

  /** Credits that could pay energy calculations, on which cost congruity rests. */
  @Get('credit-congruita-spesa')
  @Policy('purchase')
  async creditForCongruity(@CurrentUser() caller: CurrentCaller): Promise<number> {
    return fromHundredths(
      await this.credits.balanceForEnergyCalculation(await this.wallets.of(caller.id)),
    );
  }

  @Get('get-active-packages/:id')
  @Policy('purchaseOrBackOffice')
  async activePackages(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<ActivePackage[]> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    return (await this.credits.packagesOf(await this.wallets.of(id))).map(activePackageView);
  }

  @Post('recharge/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async recharge(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body(zodBody(rechargeInput)) body: RechargeInput,
    @Headers('idempotency-key') key?: string,
  ): Promise<ActivePackage> {
    return this.recharges.recharge(
      {
        accountId: id,
        rechargePackageId: body.id,
        by: caller,
        ...(body.numCredits === undefined ? {} : { credits: toHundredths(body.numCredits) }),
      },
      key ?? null,
    );
  }

  @Post('adjust-credit/:id')
  @HttpCode(200)
  @Policy('superAdmin')
  async adjust(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body(zodBody(adjustmentInput)) body: AdjustmentInput,
    @Headers('idempotency-key') key?: string,
  ): Promise<ActivePackage> {
    const accountId = await this.wallets.toFill(id);
    return this.adjustments.adjust(caller, {
      accountId,
      activePackageId: body.activePackageId,
      amount: toHundredths(body.credits),
      reason: body.reason,
      key: key ?? null,
    });
  }
}
