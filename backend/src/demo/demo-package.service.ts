import { Injectable } from '@nestjs/common';
import { PackageCatalogService } from '../credits/package-catalog.service.js';
import { RechargeService } from '../credits/recharge.service.js';
import type { DemoCallers } from './demo-accounts.constants.js';

/** The packages that the fitters of the demo own, and with them their credits. */
@Injectable()
export class DemoPackageService {
  constructor(
    private readonly packageCatalogService: PackageCatalogService,
    private readonly rechargeService: RechargeService,
  ) {}

  async rechargeAccounts({ installatore, concorrente, superadmin }: DemoCallers): Promise<void> {
    const [base, professional] = (await this.packageCatalogService.listPackagesOnSale()).map(
      ({ id }) => id,
    );
    for (const [owner, rechargePackageId] of [
      [installatore, base],
      [installatore, professional],
      [concorrente, base],
    ] as const) {
      if (rechargePackageId !== undefined)
        await this.rechargeService.applyRecharge({
          accountId: owner.id,
          rechargePackageId,
          by: superadmin,
        });
    }
  }
}
