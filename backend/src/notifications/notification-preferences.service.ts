import { InjectTransaction } from '@nestjs-cls/transactional';
import type { NotificationPreference } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { NOTIFICATION_KINDS, type NotificationKind } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { MailOptOut } from './mail-opt-out.entity.js';

/** Which kinds of notification also come by e-mail. All do until turned off. */
@Injectable()
export class NotificationPreferencesService {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listPreferences(accountId: number): Promise<NotificationPreference[]> {
    const off = new Set(
      (await this.manager.findBy(MailOptOut, { accountId })).map(({ kind }) => kind),
    );
    return NOTIFICATION_KINDS.map(({ code }) => ({ kind: code, email: !off.has(code) }));
  }

  async wantsMail(accountId: number, kind: NotificationKind): Promise<boolean> {
    return !(await this.manager.existsBy(MailOptOut, { accountId, kind }));
  }

  /** Setting what is set already changes nothing. */
  async setMailPreference(
    accountId: number,
    kind: NotificationKind,
    email: boolean,
  ): Promise<void> {
    if (email) await this.manager.delete(MailOptOut, { accountId, kind });
    else
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(MailOptOut)
        .values({ accountId, kind, created: new Date() })
        .orIgnore()
        .updateEntity(false)
        .execute();
  }
}
