import type { NotificationKind } from '@pratiche/domain';
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTimeColumn } from '../platform/database/columns.decorator.js';

/** A kind of notification an account wants no e-mails of. */
@Entity('mail_opt_outs')
export class MailOptOut {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Account', 'id', { name: 'fk_mail_opt_outs_account' })
  accountId: number;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: NotificationKind;

  @DateTimeColumn()
  created: Date;
}
