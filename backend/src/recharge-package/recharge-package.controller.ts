import { Controller, Get, Param } from '@nestjs/common';
import type { RechargePackage } from '@pratiche/api';
import { idParam } from '../platform/http/index.js';
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
  async get(@Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number): Promise<RechargePackage> {
    return this.packages.get(id);
  }
}
