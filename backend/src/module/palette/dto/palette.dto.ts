import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiNullableText } from '../../../platform/openapi/index.js';
import { TextField } from '../../../platform/validation/index.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

/** What an operator typed into the palette. */
export class PaletteQueryDto {
  @TextField({
    max: 100,
    characters: 'line',
    trim: 'before',
    description:
      'Number, client, company or CPID of a dossier; company, name, e-mail or VAT of an account.',
  })
  q!: string;
}

/** A dossier that the palette found. */
export class PaletteDossierDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ description: 'Name of the beneficiary; empty while there is none.' })
  client!: string;

  @ApiNullableText()
  businessName!: string | null;

  @ApiProperty({ type: DossierStatusDto })
  status!: DossierStatusDto;
}

/** An account that the palette found. */
export class PaletteAccountDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({
    description: 'How the account is called: company, person, or the e-mail address.',
  })
  name!: string;

  @ApiProperty()
  email!: string;

  @ApiNullableText()
  vat!: string | null;

  @ApiChoice(ROLES, 'Role')
  role!: Role;
}

/** The best few of each kind. */
export class PaletteResultDto {
  @ApiProperty({ type: [PaletteDossierDto] })
  dossiers!: PaletteDossierDto[];

  @ApiProperty({ type: [PaletteAccountDto] })
  accounts!: PaletteAccountDto[];
}
