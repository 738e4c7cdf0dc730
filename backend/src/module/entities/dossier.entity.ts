import type {
  DossierForm,
  OfficeList,
  OwnerList,
  Postponement,
  RecordedReturnPoint,
  ServiceType,
  StatusCode,
} from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  CentsColumn,
  DayColumn,
  DateTimeColumn,
} from '../../platform/database/columns.decorator.js';
import type { DossierAct } from './dossier-act.types.js';
import { DossierFormColumn } from './dossier-form-column.decorator.js';

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
@Index('ix_dossiers_office_work', ['officeList', 'workRank', 'deadlineDate'])
@Index('ix_dossiers_office_review', ['officeList', 'needsReview', 'sent'])
@Index('ix_dossiers_office_postponed', ['officeList', 'postponedUntil'])
export class Dossier {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_dossiers_account' })
  accountId: number;

  /** Counts saves. */
  @Column({ type: 'integer' })
  version: number;

  /** Counts saves and acts: an act names the one that its operator saw. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** `null` before the first act that is kept. */
  @Column({ type: 'json', nullable: true })
  lastAct: DossierAct | null;

  @Column({ type: 'varchar', length: 12 })
  status: StatusCode;

  /** `null` once deleted. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  ownerList: OwnerList | null;

  /** `null` while the back office has nothing to do with it. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  officeList: OfficeList | null;

  /** 0 while the next step is the back office's, 1 otherwise: from the status, for the order of work. */
  @Column({ type: 'integer', default: 1 })
  workRank: number;

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

  /** Tax codes, telephone and addresses by which it is searched, written with the form. */
  @Column({ type: 'varchar', length: 1000, default: '', select: false })
  searchKey?: string;

  @DossierFormColumn()
  data: DossierForm;

  /** Reason of the last rejection or request for corrections, until the next sending. */
  @Column({ type: 'text', nullable: true })
  rejectReason: string | null;

  /** What the last return points at, until the next sending. */
  @Column({ type: 'json', nullable: true })
  returnPoints: RecordedReturnPoint[] | null;

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

  /** Year of the expense, from the form: retention counts from it. */
  @Column({ type: 'integer', nullable: true })
  expenseYear: number | null;

  @Column({ type: 'integer', nullable: true })
  operatorId: number | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  operatorName: string | null;

  /** The day it comes back to those to be worked on, `UNTIL_ANSWER` or, of one that waits for nothing, empty. */
  @Column({ type: 'varchar', length: 10, default: '' })
  postponedUntil: string;

  /** Who put it off, when and why. */
  @Column({ type: 'json', nullable: true })
  postponement: Postponement | null;

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

  /** Doubts about the form, as of the last save. */
  @Column({ type: 'integer', default: 0 })
  formDoubts: number;

  /** Doubts from its invoices, and from comparing it with what its fitter may know. */
  @Column({ type: 'integer', default: 0 })
  fitterMatches: number;

  /** Doubts from its invoices and all from comparing, for the back office alone. */
  @Column({ type: 'integer', default: 0 })
  officeMatches: number;

  /** How many of those that the back office reads an operator has marked as seen. */
  @Column({ type: 'integer', default: 0 })
  seenDoubts: number;

  /** Whether the back office has a doubt to look at. */
  @Column({ type: 'boolean', default: false })
  needsReview: boolean;

  @DateTimeColumn({ nullable: true })
  deleted: Date | null;

  /** When everything personal was taken out of it; its number and its credits stay. */
  @Index('ix_dossiers_erased')
  @DateTimeColumn({ nullable: true })
  erased: Date | null;
}
