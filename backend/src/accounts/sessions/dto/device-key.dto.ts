import { ApiProperty } from '@nestjs/swagger';

/** A P-256 key pair of the caller's account, in the words of a JSON Web Key. */
export class DeviceKeyDto {
  @ApiProperty({ description: 'Names the pair.' })
  id!: string;

  @ApiProperty({ description: 'Public half; a device may keep it.' })
  x!: string;

  @ApiProperty({ description: 'Public half; a device may keep it.' })
  y!: string;

  @ApiProperty({ description: 'Private half, for memory alone.' })
  d!: string;
}
