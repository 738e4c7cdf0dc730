import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger } from '../../../platform/openapi/index.js';
import { DocumentSetItemDto, FormerDocumentDto } from '../../documents/dto/document-set.dto.js';
import { ModuleCreditsDto } from '../../dto/dossier.dto.js';

/** One filing and the package it is charged to. */
export class CostLineDto {
  @ApiProperty({ enum: ['ecobonus', 'bonusCasa', 'calcoloEnergetico'], enumName: 'FilingKind' })
  kind!: 'ecobonus' | 'bonusCasa' | 'calcoloEnergetico';

  @ApiProperty()
  label!: string;

  @ApiProperty()
  packageName!: string;

  @ApiProperty()
  credits!: number;

  @ApiProperty()
  euro!: number;
}

/** The documents a dossier needs, and those it no longer needs. */
export class DocumentSetDto {
  @ApiProperty({ type: [DocumentSetItemDto] })
  documentsDocumentsSetResponse!: DocumentSetItemDto[];

  @ApiProperty({ type: [FormerDocumentDto] })
  noLongerAsked!: FormerDocumentDto[];
}

/** The saved draft on its last step: what is missing and what sending costs. */
export class LastStepDto {
  @ApiInteger()
  moduleId!: number;

  @ApiInteger()
  version!: number;

  @ApiProperty()
  hasEnoughCredits!: boolean;

  @ApiProperty({ type: ModuleCreditsDto })
  moduleCredits!: ModuleCreditsDto;

  @ApiProperty({ description: 'Euro.' })
  totalCost!: number;

  @ApiProperty({ type: [CostLineDto] })
  costLines!: CostLineDto[];

  @ApiProperty({ description: 'Credits of the account now.' })
  creditsBefore!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Credits after sending.' })
  creditsAfter!: number | null;

  @ApiProperty({ type: DocumentSetDto })
  documentSet!: DocumentSetDto;
}
