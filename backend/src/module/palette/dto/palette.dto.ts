import { ROLES, type Role } from '@pratiche/domain';
import { ApiChoice, ApiInteger } from '../../../platform/openapi/index.js';
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

  /** Name of the beneficiary; empty while there is none. */
  client!: string;

  businessName!: string | null;

  status!: DossierStatusDto;
}

/** An account that the palette found. */
export class PaletteAccountDto {
  @ApiInteger()
  id!: number;

  /** Name of the account: company, person, or the e-mail address. */
  name!: string;

  email!: string;

  vat!: string | null;

  @ApiChoice(ROLES, 'Role')
  role!: Role;
}

/** The best few of each kind. */
export class PaletteResultDto {
  dossiers!: PaletteDossierDto[];

  accounts!: PaletteAccountDto[];
}
