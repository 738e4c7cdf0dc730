import { ApiProperty } from '@nestjs/swagger';
import { DISK_FOLDERS, type DiskFolder } from '../disk-space.service.js';
import { HEALTH_PARTS, type HealthPart } from '../part-health.indicator.js';

/** Answer of a health check while requests can be served. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'], enumName: 'HealthStatus' })
  status!: 'ok';

  /** Parts that do not answer: only what needs them is out of service. */
  @ApiProperty({ enum: HEALTH_PARTS, enumName: 'HealthPart', isArray: true, required: false })
  away?: HealthPart[];

  /** Folders whose disk is 95 % full: uploads and saves may be refused. */
  @ApiProperty({ enum: DISK_FOLDERS, enumName: 'DiskFolder', isArray: true, required: false })
  fullDisks?: DiskFolder[];

  /** Tables whose rows the database lets be changed, because it lacks their triggers. */
  unprotectedTables?: string[];
}
