import { ApiProperty } from '@nestjs/swagger';
import type { XmlPreview } from '@pratiche/domain';
import { ApiInteger } from '../../../platform/openapi/index.js';
import { DossierChangesDto } from '../../dto/dossier-request.dto.js';
import { SsnDataDto } from '../../tax-code/dto/ssn-data.dto.js';

/** The form with a data file. */
export class XmlFileDto {
  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

/** Windows of a data file. */
export class XmlWindowCountsDto {
  @ApiInteger({ description: 'Piece by piece.' })
  inFile!: number;

  @ApiInteger({ description: 'Rows they became after merging.' })
  rows!: number;
}

/** What the tax codes of a data file say, as far as they are recognised. */
export class XmlPeopleDto {
  beneficiary!: SsnDataDto | null;

  beneficiaryAttorney!: SsnDataDto | null;
}

/** A part of a data file that was not understood. */
export class XmlRemarkDto {
  /** Path in the file: Prodotti/Prodotto 2/Telaio. */
  path!: string;

  /** Value in the file; empty where a whole part is meant. */
  value!: string;

  message!: string;
}

/** The values a data file contains; nothing is stored. */
export class XmlPreviewDto implements XmlPreview {
  @ApiProperty({ type: DossierChangesDto, description: 'Fields the file speaks of.' })
  values!: XmlPreview['values'];

  /** Exported from a dossier: taken over as it is. */
  exact!: boolean;

  notUnderstood!: XmlRemarkDto[];

  warnings!: string[];

  windows!: XmlWindowCountsDto;

  people!: XmlPeopleDto;
}
