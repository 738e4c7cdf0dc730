import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** A file that a device of the fitter keeps for a dossier and has not sent yet. */
@Entity('waiting_files')
@Index('uq_waiting_files_key', ['dossierId', 'fileKey'], { unique: true })
export class WaitingFile {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_waiting_files_dossier' })
  dossierId: number;

  /** Chosen by the device. */
  @Column({ type: 'varchar', length: 36 })
  deviceId: string;

  @Column({ type: 'varchar', length: 80 })
  deviceName: string;

  /** Chosen by the device; the upload names it. */
  @Column({ type: 'varchar', length: 36 })
  fileKey: string;

  /** Document-set item. */
  @Column({ type: 'integer' })
  itemId: number;

  @Column({ type: 'varchar', length: 200 })
  fileName: string;

  @DateTimeColumn()
  at: Date;
}
