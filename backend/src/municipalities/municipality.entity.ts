import type { ClimateZone } from '@pratiche/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A municipality with its postal codes and climate zone. */
@Entity('municipalities')
export class MunicipalityEntity {
  /** Belfiore code. */
  @PrimaryColumn({ type: 'varchar', length: 4 })
  code: string;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 2 })
  province: string;

  @Column({ type: 'varchar', length: 60 })
  region: string;

  /** Joined by `;`. */
  @Column({ type: 'text' })
  caps: string;

  @Column({ type: 'varchar', length: 1, nullable: true })
  climateZone: ClimateZone | null;

  /** The zone was derived, not read from the decree. */
  @Column({ type: 'boolean' })
  zoneToVerify: boolean;
}
