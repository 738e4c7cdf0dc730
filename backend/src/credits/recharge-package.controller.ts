import { Controller, Get, Param, Query } from '@nestjs/common';
import { idParam } from '../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { PackageCatalogService } from './package-catalog.service.js';
import { SentHistoryService } from './sent-history.service.js';
import { ApiTags } from '@nestjs/swagger';
import { CreditsQueryDto } from './dto/package-request.dto.js';
import { PackagePriceDto, RechargePackageDto } from './dto/package.dto.js';
import { SentHistoryDto } from './dto/sent-history.dto.js';
import { Call } from '../platform/openapi/index.js';

/** Packages on sale. */
@ApiTags('RechargePackage')
@Controller('RechargePackage')
export class RechargePackageController {
  constructor(
    private readonly packageCatalogService: PackageCatalogService,
    private readonly sentHistoryService: SentHistoryService,
  ) {}

  @Get()
  @Call('List the packages on sale', 'purchaseOrBackOffice', { answer: [RechargePackageDto] })
  async listPackagesOnSale(): Promise<RechargePackageDto[]> {
    return this.packageCatalogService.listPackagesOnSale();
  }

  @Get('prices')
  @Call('List the packages on sale with the price of each filing', 'public', {
    description: 'For everybody: they contain nothing personal.',
    answer: [PackagePriceDto],
  })
  async listPackagePrices(): Promise<PackagePriceDto[]> {
    return this.packageCatalogService.listPackagePrices();
  }

  /** What the caller's company sent in twelve months, to find the package that costs it least. */
  @Get('sent-dossiers')
  @Call('Count the dossiers that the company sent in the last twelve months', 'purchase', {
    answer: SentHistoryDto,
  })
  async countSentDossiers(@CurrentUser() caller: CurrentCaller): Promise<SentHistoryDto> {
    return this.sentHistoryService.countLastYear(caller.id);
  }

  @Get(':id')
  @Call('Read a package with its price', 'purchaseOrBackOffice', { answer: RechargePackageDto })
  async getPackage(
    @Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number,
    @Query() { numCredits }: CreditsQueryDto,
  ): Promise<RechargePackageDto> {
    return this.packageCatalogService.findPackage(id, numCredits);
  }
}
