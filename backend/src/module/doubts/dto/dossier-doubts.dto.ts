import { ApiProperty } from '@nestjs/swagger';
import { SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiNullableChoice,
  ApiNullableDay,
  ApiNullableText,
} from '../../../platform/openapi/index.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

const DOUBT_ORIGINS = ['form', 'invoice', 'comparison'] as const;

/** One reason to look twice; it blocks nothing. */
export class DossierDoubtDto {
  @ApiNullableText({ description: 'Name of the rule, where it has one.' })
  code!: string | null;

  @ApiChoice(DOUBT_ORIGINS, 'DoubtOrigin', {
    description:
      'Whether the form alone says it, holding its e-invoices against it, or comparing it with other dossiers and files.',
  })
  origin!: (typeof DOUBT_ORIGINS)[number];

  @ApiProperty({ description: 'Path in the form, or `documenti.` and the code of a document.' })
  field!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty({ description: 'The rule, in Italian.' })
  rule!: string;

  @ApiProperty({ description: 'What is usual, with its unit; empty where there is no limit.' })
  limit!: string;

  @ApiProperty({ description: 'Decree, norm or decision behind the rule.' })
  source!: string;
}

/** Another dossier that has unit or person in common. Only the back office reads it. */
export class OtherDossierDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ description: 'Name of the beneficiary.' })
  client!: string;

  @ApiNullableText({ description: 'Company of its owner.' })
  businessName!: string | null;

  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  serviceType!: ServiceType | null;

  @ApiProperty({ type: DossierStatusDto })
  status!: DossierStatusDto;

  @ApiNullableDay()
  worksFrom!: string | null;

  @ApiNullableDay()
  worksTo!: string | null;

  @ApiProperty()
  isSameUnit!: boolean;

  @ApiProperty()
  isSamePerson!: boolean;

  @ApiProperty({ description: 'The works share a day.' })
  isOverlapping!: boolean;
}

/** What deserves a second look in a dossier. */
export class DossierDoubtsDto {
  @ApiProperty({ type: DossierDoubtDto, isArray: true })
  doubts!: DossierDoubtDto[];

  @ApiProperty({
    type: OtherDossierDto,
    isArray: true,
    description: 'Dossiers that match; always empty for a fitter.',
  })
  others!: OtherDossierDto[];
}
