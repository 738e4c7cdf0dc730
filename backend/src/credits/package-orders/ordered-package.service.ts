import { Injectable } from '@nestjs/common';
import { toHundredths } from '@pratiche/domain';
import { conflict } from '../../platform/http/index.js';
import { PackageCatalogService } from '../package-catalog.service.js';
import { PaymentsService } from '../payments.service.js';
import { toPackageTerms } from '../recharge.service.js';
import type { PackageOrderRequestDto } from './dto/package-order-request.dto.js';
import type { PackageOrder } from './package-order.entity.js';

type FrozenTerms = Pick<
  PackageOrder,
  | 'packageName'
  | 'credits'
  | 'price'
  | 'costEcobonus'
  | 'costBonusCasa'
  | 'costCalcoloEnergetico'
  | 'amountDue'
  | 'reason'
>;

/** What a package costs and gives on the day it is ordered. */
@Injectable()
export class OrderedPackageService {
  constructor(
    private readonly packageCatalogService: PackageCatalogService,
    private readonly paymentsService: PaymentsService,
  ) {}

  /** @throws 404 for a package that is not on sale; 409 while nothing can be paid */
  async freezeTerms(
    callerId: number,
    { packageId, numCredits }: Pick<PackageOrderRequestDto, 'packageId' | 'numCredits'>,
  ): Promise<FrozenTerms> {
    const { amount, transfer } = await this.paymentsService.createPaymentInstructions(
      callerId,
      packageId,
      numCredits,
    );
    if (transfer === null)
      throw conflict(
        'Le coordinate per il bonifico non sono ancora disponibili: scrivi all’assistenza.',
        'no-bank-account',
      );
    const { name, initialCredits, ...terms } = toPackageTerms(
      await this.packageCatalogService.requirePackage(packageId),
      numCredits === undefined ? undefined : toHundredths(numCredits),
    );
    return {
      ...terms,
      packageName: name,
      credits: initialCredits,
      amountDue: toHundredths(amount),
      reason: transfer.reason,
    };
  }
}
