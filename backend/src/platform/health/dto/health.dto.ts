import { ApiProperty } from '@nestjs/swagger';

/** What a health check answers while all is well. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'], enumName: 'HealthStatus' })
  status!: 'ok';

  /** Tables whose rows the database lets be changed, because it lacks their triggers. */
  unprotectedTables?: string[];
}
