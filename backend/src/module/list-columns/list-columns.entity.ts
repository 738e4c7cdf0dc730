import type { ColumnList } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Which columns of a back-office list an operator sees, in which order. */
@Entity('list_columns')
@Index('uq_list_columns_list', ['accountId', 'list'], { unique: true })
export class ListColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_list_columns_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 12 })
  list: ColumnList;

  /** Their keys, by commas. */
  @Column({ type: 'varchar', length: 400 })
  columns: string;
}
