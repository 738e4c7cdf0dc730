import type { RegistrationFile } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/index.js';

/**
 * Identity document or signed contract of an account; its bytes are stored under a generated key.
 */
@Entity('account_files')
@Index('uq_account_files_purpose', ['accountId', 'purpose'], { unique: true })
@Index('ix_account_files_storage_key', ['storageKey'])
export class AccountFile {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_account_files_account' })
  accountId: number;

  @Column({ type: 'varchar', length: 12 })
  purpose: RegistrationFile;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  @Column({ type: 'integer' })
  size: number;

  @Column({ type: 'varchar', length: 80 })
  contentType: string;

  @Column({ type: 'varchar', length: 64 })
  sha256: string;

  @Column({ type: 'varchar', length: 120 })
  storageKey: string;

  /** Edition of the contract that was offered for signing when the file came. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  edition: string | null;

  @DateTimeColumn()
  created: Date;
}
