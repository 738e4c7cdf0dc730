import { Injectable } from '@nestjs/common';
import { listNotificationKinds, type NotificationKind, type Role } from '@pratiche/domain';
import { MailOptOutRepository } from './mail-opt-out.repository.js';
import type { NotificationPreferenceDto } from './dto/notification-request.dto.js';

/** Which kinds of notification also come by e-mail. All do until turned off. */
@Injectable()
export class NotificationPreferencesService {
  constructor(private readonly mailOptOutRepository: MailOptOutRepository) {}

  async listPreferences(caller: { id: number; role: Role }): Promise<NotificationPreferenceDto[]> {
    const off = new Set(await this.mailOptOutRepository.listKindsByAccount(caller.id));
    return listNotificationKinds(caller.role).map(({ code }) => ({
      kind: code,
      email: !off.has(code),
    }));
  }

  async wantsMail(accountId: number, kind: NotificationKind): Promise<boolean> {
    return !(await this.mailOptOutRepository.optOutExists(accountId, kind));
  }

  /** Setting the current value again changes nothing. */
  async setMailPreference(
    accountId: number,
    kind: NotificationKind,
    email: boolean,
  ): Promise<void> {
    if (email) await this.mailOptOutRepository.deleteOptOut(accountId, kind);
    else await this.mailOptOutRepository.insertOptOut(accountId, kind);
  }
}
