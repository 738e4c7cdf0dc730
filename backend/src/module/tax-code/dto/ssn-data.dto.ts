import { ApiProperty } from '@nestjs/swagger';
import { GENDERS } from '@pratiche/domain';
import { ApiChoice } from '../../../platform/openapi/index.js';

/** What a tax code says of its person. */
export class SsnDataDto {
  @ApiChoice(GENDERS.map(({ value }) => value), 'Gender')
  genere!: 'M' | 'F';

  @ApiProperty({ type: String, format: 'date', description: 'Day of birth.' })
  nascita!: string;

  /** Place of birth. */
  comune!: string;

  /** Two letters; EE abroad. */
  provincia!: string;
}
