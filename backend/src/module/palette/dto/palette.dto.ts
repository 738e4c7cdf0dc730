import { ROLES, SEARCH_MATCH_KINDS, type Role, type SearchMatchKind } from '@pratiche/domain';
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
      'Number, client, company, code, telephone, address or CPID of a dossier; company, name, e-mail, code, telephone or address of an account.',
  })
  q!: string;
}

/** The value that was found, where the row does not show it. */
export class PaletteMatchDto {
  @ApiChoice(SEARCH_MATCH_KINDS, 'SearchMatchKind')
  kind!: SearchMatchKind;

  /** As it was written. */
  text!: string;
}

/** A dossier that the palette found. */
export class PaletteDossierDto {
  @ApiInteger()
  id!: number;

  /** Name of the beneficiary; empty while there is none. */
  client!: string;

  businessName!: string | null;

  status!: DossierStatusDto;

  /** Why it was found, where number, client and company do not show it. */
  match?: PaletteMatchDto;
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

  /** Why it was found, where number, name, e-mail and VAT do not show it. */
  match?: PaletteMatchDto;
}

/** The best few of each kind. */
export class PaletteResultDto {
  dossiers!: PaletteDossierDto[];

  accounts!: PaletteAccountDto[];
}
