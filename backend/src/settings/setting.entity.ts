import type { SettingKind } from '@pratiche/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DayColumn, DateTimeColumn } from '../platform/database/index.js';

/** One change of a setting. Rows are append-only; triggers reject updates and deletes. */
@Entity('settings')
@Index('uq_settings_kind_sequence', ['kind', 'sequence'], { unique: true })
export class SettingEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 40 })
  kind: SettingKind;

  @DayColumn()
  validFrom: string;

  /**
   * 1, 2, 3 … within the kind: of two concurrent changes based on the same entry the database
   * accepts one.
   */
  @Column({ type: 'integer' })
  sequence: number;

  /** JSON. */
  @Column({ type: 'text' })
  value: string;

  /** Edition of the built-in lists it was saved with; 0 before they were counted. */
  @Column({ type: 'integer', default: 0 })
  listEdition: number;

  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @DateTimeColumn()
  created: Date;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;
}
