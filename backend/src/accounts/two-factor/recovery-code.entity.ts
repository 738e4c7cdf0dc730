import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';

/** Single-use code for a login without the app. */
@Entity('recovery_codes')
@Index('uq_recovery_codes_code', ['accountId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_recovery_codes_account' })
  accountId: number;

  /** Keyed hash: the code itself was shown once. */
  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  @DateTimeColumn({ nullable: true })
  used: Date | null;
}
