import type { DossierForm, OfficeList, OwnerList, ServiceType, StatusCode } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  CentsColumn,
  DayColumn,
  DateTimeColumn,
} from '../../platform/database/columns.decorator.js';

/**
 * A dossier: its form as one document, and columns written from it in the same statement for lists.
 * `ownerList` and `officeList` derive from `status`, so that a page is read from an index with one
 * equality.
 */
@Entity('dossiers')
@Index('ix_dossiers_owner_created', ['accountId', 'ownerList', 'created'])
@Index('ix_dossiers_owner_deadline', ['ownerList', 'deadlineDate'])
@Index('ix_dossiers_owner_sent', ['accountId', 'ownerList', 'sent'])
@Index('ix_dossiers_owner_client', ['accountId', 'ownerList', 'clientKey'])
@Index('ix_dossiers_account_deadline', ['accountId', 'ownerList', 'deadlineDate'])
@Index('ix_dossiers_owner_updated', ['accountId', 'ownerList', 'updated'])
@Index('ix_dossiers_office_sent', ['officeList', 'sent'])
@Index('ix_dossiers_office_status_sent', ['officeList', 'status', 'sent'])
@Index('ix_dossiers_office_client', ['officeList', 'clientKey'])
@Index('ix_dossiers_office_company_sent', ['officeList', 'companyKey', 'sent'])
@Index('ix_dossiers_office_operator_sent', ['officeList', 'operatorId', 'sent'])
@Index('ix_dossiers_office_operator_status', ['officeList', 'operatorId', 'status', 'deadlineDate'])
@Index('ix_dossiers_office_operator_name', ['officeList', 'operatorName', 'sent'])
@Index('ix_dossiers_office_service_sent', ['officeList', 'serviceType', 'sent'])
@Index('ix_dossiers_office_completed', ['officeList', 'completed'])
@Index('ix_dossiers_office_deadline', ['officeList', 'deadlineDate'])
export class Dossier {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_dossiers_account' })
  accountId: number;

  /** Counts saves. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'varchar', length: 12 })
  status: StatusCode;

  /** `null` once deleted. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  ownerList: OwnerList | null;

  /** `null` while the back office has nothing to do with it. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  officeList: OfficeList | null;

  @Column({ type: 'integer', nullable: true })
  serviceType: ServiceType | null;

  @Column({ type: 'varchar', length: 520 })
  client: string;

  /** Client without case and accents, for searching and sorting alike on every database. */
  @Column({ type: 'varchar', length: 520 })
  clientKey: string;

  /** Installer's company, since the first sending. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  businessName: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  companyKey: string | null;

  @Column({ type: 'json' })
  data: DossierForm;

  /** Reason of the last rejection or request for corrections, until the next sending. */
  @Column({ type: 'text', nullable: true })
  rejectReason: string | null;

  @DateTimeColumn()
  created: Date;

  @DateTimeColumn()
  updated: Date;

  /** Last sending: the day the back office received it. */
  @DateTimeColumn({ nullable: true })
  sent: Date | null;

  @DateTimeColumn({ nullable: true })
  completed: Date | null;

  @DayColumn({ nullable: true })
  deadlineDate: string | null;

  @Column({ type: 'integer', nullable: true })
  operatorId: number | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  operatorName: string | null;

  /** Counts and cost of the last sending, frozen. */
  @Column({ type: 'integer', nullable: true })
  numEcobonus: number | null;

  @Column({ type: 'integer', nullable: true })
  numBonusCasa: number | null;

  @Column({ type: 'integer', nullable: true })
  numCalcoloEnergetico: number | null;

  /** Euro cents. */
  @CentsColumn({ nullable: true })
  totalCost: number | null;

  @Column({ type: 'integer', nullable: true })
  matrixVersion: number | null;

  @DateTimeColumn({ nullable: true })
  deleted: Date | null;

  /** When everything personal was taken out of it; its number and its credits stay. */
  @Index('ix_dossiers_erased')
  @DateTimeColumn({ nullable: true })
  erased: Date | null;
}
