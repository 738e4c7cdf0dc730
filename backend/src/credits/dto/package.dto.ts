import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment } from '../../platform/openapi/index.js';

/** Credits that each filing costs. */
abstract class PackageCostsDto {
  @ApiProperty({ description: 'Credits.' })
  costEcobonus!: number;

  @ApiProperty({ description: 'Credits.' })
  costBonusCasa!: number;

  @ApiProperty({ description: 'Credits.' })
  costCalcoloEnergetico!: number;
}

/** A package on sale. */
export class RechargePackageDto extends PackageCostsDto {
  @ApiInteger()
  id!: number;

  name!: string;

  color!: string | null;

  description!: string | null;

  /** Euro, without VAT. */
  price!: number;

  /** Euro. */
  priceWithVat!: number;

  numberOfCredits!: number;

  /** The same, as the screen of payments names it. */
  credits!: number;

  /** Sold by the credit: the buyer chooses how many. */
  isIncrementable!: boolean;
}

/** A package on sale with what a filing costs in euro: for people who compare before they register. */
export class PackagePriceDto extends PackageCostsDto {
  @ApiInteger()
  id!: number;

  name!: string;

  description!: string | null;

  credits!: number;

  /** Euro, without VAT. */
  price!: number;

  /** Euro. */
  priceWithVat!: number;

  /** Euro of a filing, without VAT. */
  priceEcobonus!: number;

  /** Euro of a filing, without VAT. */
  priceBonusCasa!: number;

  /** Euro, without VAT. */
  priceCalcoloEnergetico!: number;

  /** Sold by the credit: the buyer chooses how many. */
  isIncrementable!: boolean;
}

/** The package that was bought, at the conditions of the sale. */
export class BoughtPackageDto extends PackageCostsDto {
  @ApiInteger()
  id!: number;

  name!: string;
}

/** A package an account owns. */
export class ActivePackageDto {
  @ApiInteger()
  id!: number;

  rechargePackage!: BoughtPackageDto;

  initialCredits!: number;

  residualCredits!: number;

  /** Euro without VAT of the credits left, at the price of the package. */
  residualValue!: number;

  @ApiMoment()
  created!: string;
}
