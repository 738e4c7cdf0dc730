import { ApiProperty } from '@nestjs/swagger';
import { HEALTH_PARTS, type HealthPart } from '../part-health.indicator.js';

/** What a health check answers while requests can be served. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'], enumName: 'HealthStatus' })
  status!: 'ok';

  /** Parts that do not answer: only what needs them is out of service. */
  @ApiProperty({ enum: HEALTH_PARTS, enumName: 'HealthPart', isArray: true, required: false })
  away?: HealthPart[];

  /** Tables whose rows the database lets be changed, because it lacks their triggers. */
  unprotectedTables?: string[];
}
