import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MailQueueService } from '../../../platform/mail/index.js';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import { AccountsService } from '../../accounts.service.js';
import { VERIFICATION_DAYS } from '../mail/confirm-registration.mail.js';
import { confirmHeldMail, heldRegistrationMail } from '../mail/held-registration.mail.js';
import type { RegistrationData } from '../registration-data.types.js';
import { RegistrationRequestRepository } from '../registration-request.repository.js';
import {
  HeldRegistrationRepository,
  type HeldRegistration,
} from './held-registration.repository.js';

const DAY_MS = 86_400_000;
/** Limits the e-mails that strangers can trigger. */
const MAX_LINKS = 5;

/** Addresses of registrations that are held: an operator looks only at those that were confirmed. */
@Injectable()
export class HeldAddressService {
  constructor(
    private readonly heldRegistrationRepository: HeldRegistrationRepository,
    private readonly registrationRequestRepository: RegistrationRequestRepository,
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /**
   * Holds a registration and asks its address; the same address again only gets another link, so
   * that the first data stay.
   * @returns whether the request is kept
   */
  async holdRegistration(requestId: number, { form }: RegistrationData): Promise<boolean> {
    const email = (form.email ?? '').toLowerCase();
    const known = await this.heldRegistrationRepository.findHeldByEmail(email);
    if (known !== null && known.id !== requestId) {
      await this.sendLink(known);
      return false;
    }
    await this.heldRegistrationRepository.holdRequest(requestId, { email, vat: form.vat });
    await this.sendLinkByEmail(email);
    return true;
  }

  /** Another link, if a registration of this address waits for its confirmation. */
  async sendLinkByEmail(email: string): Promise<void> {
    const held = await this.heldRegistrationRepository.findHeldByEmail(email.trim().toLowerCase());
    if (held !== null) await this.sendLink(held);
  }

  private async sendLink({ id, email, links, confirmed, data }: HeldRegistration): Promise<void> {
    if (confirmed !== null || links >= MAX_LINKS) return;
    const token = randomBytes(32).toString('base64url');
    await this.heldRegistrationRepository.replaceLink(id, {
      tokenHash: hashHeldToken(token),
      tokenExpires: new Date(Date.now() + VERIFICATION_DAYS * DAY_MS),
    });
    const template = confirmHeldMail({ token, businessName: data.form.businessName });
    await this.mailQueueService.enqueueMail({ to: email, template });
  }

  findByLink(token: string): Promise<HeldRegistration | null> {
    return this.heldRegistrationRepository.findByValidLink(hashHeldToken(token));
  }

  /** Confirms the address and tells the back office. @returns `false` for anything but a valid link */
  async confirmAddress(token: string): Promise<boolean> {
    const held = await this.findByLink(token);
    if (held === null || !(await this.heldRegistrationRepository.markConfirmed(held.id)))
      return false;
    const { email, vat, data } = held;
    const template = heldRegistrationMail({ vat, email, businessName: data.form.businessName });
    for (const to of await this.accountsService.listOperatorEmails())
      await this.mailQueueService.enqueueMail({ to, template });
    return true;
  }

  /** The owner of the address says no: the registration goes, with its files. */
  async refuseByLink(token: string): Promise<boolean> {
    const held = await this.findByLink(token);
    return held !== null && (await this.deleteHeld(held));
  }

  /** Deletes a held registration with its files. @returns whether it was still there */
  async deleteHeld({ id, data }: HeldRegistration): Promise<boolean> {
    if (!(await this.registrationRequestRepository.deleteRequest(id))) return false;
    await this.accountFilesService.scheduleBytesDeletion(
      Object.values(data.files).map(({ storageKey }) => storageKey),
    );
    return true;
  }
}

const hashHeldToken = (token: string): string => createHash('sha256').update(token).digest('hex');
