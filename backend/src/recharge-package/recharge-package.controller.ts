import { Controller, Get, Param, Query } from '@nestjs/common';
import type { RechargePackage } from '@pratiche/api';
import { creditsQuery, type CreditsQuery } from '@pratiche/api/schemas';
import { idParam, zodQuery } from '../platform/http/index.js';
import { Policy } from '../platform/security/index.js';
import { RechargeService } from './recharge.service.js';

/** Packages on sale. */
@Controller('RechargePackage')
export class RechargePackageController {
  constructor(private readonly packages: RechargeService) {}

  @Get()
  @Policy('purchaseOrBackOffice')
  async getAll(): Promise<RechargePackage[]> {
    return this.packages.onSale();
  }

  @Get(':id')
  @Policy('purchaseOrBackOffice')
  async get(
    @Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number,
    @Query(zodQuery(creditsQuery)) { numCredits }: CreditsQuery,
  ): Promise<RechargePackage> {
    return this.packages.get(id, numCredits);
  }
}
