import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger } from '../../../platform/openapi/index.js';
import { DocumentSetItemDto, FormerDocumentDto } from '../../documents/dto/document-set.dto.js';
import { ModuleCreditsDto } from '../../dto/dossier.dto.js';

/** One filing and the package it is charged to. */
export class CostLineDto {
  @ApiProperty({ enum: ['ecobonus', 'bonusCasa', 'calcoloEnergetico'], enumName: 'FilingKind' })
  kind!: 'ecobonus' | 'bonusCasa' | 'calcoloEnergetico';

  label!: string;

  packageName!: string;

  credits!: number;

  euro!: number;
}

/** The documents a dossier needs, and those it no longer needs. */
export class DocumentSetDto {
  documentsDocumentsSetResponse!: DocumentSetItemDto[];

  noLongerAsked!: FormerDocumentDto[];
}

/** The saved draft on its last step: what is missing and what sending costs. */
export class LastStepDto {
  @ApiInteger()
  moduleId!: number;

  @ApiInteger()
  version!: number;

  hasEnoughCredits!: boolean;

  moduleCredits!: ModuleCreditsDto;

  /** Euro. */
  totalCost!: number;

  costLines!: CostLineDto[];

  /** Credits of the account now. */
  creditsBefore!: number;

  /** Credits after sending. */
  creditsAfter!: number | null;

  documentSet!: DocumentSetDto;
}
