import type { DocumentCondition, DocumentNeed } from '@pratiche/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A document that a dossier may require; uploads refer to its id. */
@Entity('document_set_items')
@Index('uq_document_set_items_code', ['code'], { unique: true })
export class DocumentSetItemEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 20 })
  code: string;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'varchar', length: 160 })
  name: string;

  @Column({ type: 'varchar', length: 1, nullable: true })
  needEcobonus: DocumentNeed;

  @Column({ type: 'varchar', length: 1, nullable: true })
  needBonusCasa: DocumentNeed;

  @Column({ type: 'varchar', length: 1, nullable: true })
  needBonusSicurezza: DocumentNeed;

  /** What a need of `C` depends on. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  requirement: DocumentCondition | null;

  @Column({ type: 'boolean' })
  optionalOtherwise: boolean;

  @Column({ type: 'boolean' })
  prefilled: boolean;
}
