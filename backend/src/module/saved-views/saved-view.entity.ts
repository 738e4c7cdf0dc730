import type { OfficeList } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** Filters and order of a back-office list that an operator keeps under a name. */
@Entity('saved_views')
@Index('ix_saved_views_shared', ['list', 'isShared'])
@Index('uq_saved_views_name', ['accountId', 'list', 'nameKey'], { unique: true })
export class SavedView {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_saved_views_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 12 })
  list: OfficeList;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** Name without case and accents, unique in a list: readers cannot tell such names apart. */
  @Column({ type: 'varchar', length: 60 })
  nameKey: string;

  /** Parameters of the list's address, as JSON. */
  @Column({ type: 'text' })
  query: string;

  @Column({ type: 'boolean' })
  isDefault: boolean;

  /** Whether every operator finds it; only its owner changes it. */
  @Column({ type: 'boolean', default: false })
  isShared: boolean;

  @DateTimeColumn()
  updated: Date;
}
