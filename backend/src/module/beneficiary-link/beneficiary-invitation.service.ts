import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { Dossier } from '../dossier.repository.js';
import { invitationMail } from './mail/invitation.mail.js';

/** Mails a link to the customer. */
@Injectable()
export class BeneficiaryInvitationService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async sendInvitation(
    caller: CurrentCaller,
    email: string,
    { serviceType, path, expires }: Pick<Dossier, 'serviceType'> & { path: string; expires: Date },
  ): Promise<void> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    const template = invitationMail({
      requestedBy: name,
      serviceType,
      until: getTodayInRome(expires),
      path,
    });
    await this.mailQueueService.enqueueMail({ to: email, template });
  }
}
