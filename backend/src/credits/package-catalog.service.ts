import { Injectable } from '@nestjs/common';
import { calculateCreditsPriceCents, toHundredths } from '@pratiche/domain';
import { badRequest, notFound } from '../platform/http/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { toPackagePriceDto, toRechargePackageDto } from './package.mapper.js';
import type { RechargePackageEntity } from './recharge-package.entity.js';
import { RechargePackageRepository } from './recharge-package.repository.js';
import type { PackagePriceDto, RechargePackageDto } from './dto/package.dto.js';

const PACKAGE_NOT_FOUND = 'Il pacchetto richiesto non esiste.';

/** The packages on sale, with their prices. */
@Injectable()
export class PackageCatalogService {
  constructor(
    private readonly rechargePackageRepository: RechargePackageRepository,
    private readonly settingsService: SettingsService,
  ) {}

  async listPackagesOnSale(): Promise<RechargePackageDto[]> {
    return (await this.rechargePackageRepository.listPackagesOnSale()).map((row) =>
      this.toPackageDto(row),
    );
  }

  /** What is on sale, as strangers may read it: with the price of each filing. */
  async listPackagePrices(): Promise<PackagePriceDto[]> {
    const { percent } = this.settingsService.getCurrentValue('vatRate');
    return (await this.rechargePackageRepository.listPackagesOnSale()).map((row) =>
      toPackagePriceDto(row, percent),
    );
  }

  /**
   * Also finds a package that is no longer on sale, since its owners still look it up, unless it is
   * to be bought.
   * @param numCredits number of credits, for a package sold by the credit; it determines the price
   */
  async findPackage(id: number, numCredits?: number, toBuy = false): Promise<RechargePackageDto> {
    const row = await this.requirePackage(id);
    if (toBuy && !row.onSale) throw notFound(PACKAGE_NOT_FOUND);
    return this.toPackageDto(
      numCredits === undefined ? row : scalePackage(row, toHundredths(numCredits)),
    );
  }

  /** @throws 404 */
  async requirePackage(id: number): Promise<RechargePackageEntity> {
    const row = await this.rechargePackageRepository.findPackage(id);
    if (row === null) throw notFound(PACKAGE_NOT_FOUND);
    return row;
  }

  private toPackageDto(row: RechargePackageEntity): RechargePackageDto {
    return toRechargePackageDto(row, this.settingsService.getCurrentValue('vatRate').percent);
  }
}

/** A package sold by the credit, as many as wanted. */
export function scalePackage(sold: RechargePackageEntity, credits: number): RechargePackageEntity {
  if (!sold.isIncrementable) {
    throw badRequest(
      'Non puoi scegliere il numero di crediti di questo pacchetto.',
      'invalid-data',
      { errors: [{ field: 'numCredits', message: 'Non previsto per questo pacchetto.' }] },
    );
  }
  return {
    ...sold,
    price: calculateCreditsPriceCents(sold.price, sold.numberOfCredits, credits),
    numberOfCredits: credits,
  };
}
