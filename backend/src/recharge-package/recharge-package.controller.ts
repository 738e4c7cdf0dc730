import { Controller, Get, Param, Query } from '@nestjs/common';
import type { RechargePackage } from '@pratiche/api';
import { creditsQuery, type CreditsQuery } from '@pratiche/api/schemas';
import { idParam, zodQuery } from '../platform/http/index.js';
import { Policy } from '../platform/auth/index.js';
import { PackageCatalogService } from './package-catalog.service.js';

/** Packages on sale. */
@Controller('RechargePackage')
export class RechargePackageController {
  constructor(private readonly packageCatalogService: PackageCatalogService) {}

  @Get()
  @Policy('purchaseOrBackOffice')
  async listPackagesOnSale(): Promise<RechargePackage[]> {
    return this.packageCatalogService.listPackagesOnSale();
  }

  @Get(':id')
  @Policy('purchaseOrBackOffice')
  async getPackage(
    @Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number,
    @Query(zodQuery(creditsQuery)) { numCredits }: CreditsQuery,
  ): Promise<RechargePackage> {
    return this.packageCatalogService.findPackage(id, numCredits);
  }
}
