import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment, ApiNullableText } from '../../platform/openapi/index.js';

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

  @ApiProperty()
  name!: string;

  @ApiNullableText()
  color!: string | null;

  @ApiNullableText()
  description!: string | null;

  @ApiProperty({ description: 'Euro, without VAT.' })
  price!: number;

  @ApiProperty({ description: 'Euro.' })
  priceWithVat!: number;

  @ApiProperty()
  numberOfCredits!: number;

  @ApiProperty({ description: 'The same, as the screen of payments names it.' })
  credits!: number;

  @ApiProperty({ description: 'Sold by the credit: the buyer chooses how many.' })
  isIncrementable!: boolean;
}

/** A package on sale with what a filing costs in euro: for people who compare before they register. */
export class PackagePriceDto extends PackageCostsDto {
  @ApiInteger()
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiNullableText()
  description!: string | null;

  @ApiProperty()
  credits!: number;

  @ApiProperty({ description: 'Euro, without VAT.' })
  price!: number;

  @ApiProperty({ description: 'Euro.' })
  priceWithVat!: number;

  @ApiProperty({ description: 'Euro of a filing, without VAT.' })
  priceEcobonus!: number;

  @ApiProperty({ description: 'Euro of a filing, without VAT.' })
  priceBonusCasa!: number;

  @ApiProperty({ description: 'Euro, without VAT.' })
  priceCalcoloEnergetico!: number;

  @ApiProperty({ description: 'Sold by the credit: the buyer chooses how many.' })
  isIncrementable!: boolean;
}

/** The package that was bought, at the conditions of the sale. */
export class BoughtPackageDto extends PackageCostsDto {
  @ApiInteger()
  id!: number;

  @ApiProperty()
  name!: string;
}

/** A package an account owns. */
export class ActivePackageDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ type: BoughtPackageDto })
  rechargePackage!: BoughtPackageDto;

  @ApiProperty()
  initialCredits!: number;

  @ApiProperty()
  residualCredits!: number;

  @ApiProperty({
    description: 'Euro without VAT of the credits left, at the price of the package.',
  })
  residualValue!: number;

  @ApiMoment()
  created!: string;
}
