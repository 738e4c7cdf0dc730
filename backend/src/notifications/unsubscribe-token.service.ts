import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isNotificationKind, type NotificationKind } from '@pratiche/domain';
import { AppConfig } from '../platform/config/index.js';

export interface MailSubscription {
  accountId: number;
  kind: NotificationKind;
}

/** Contains no dots, because an address with a dot is treated as a file. */
const TOKEN_PATTERN = /^([1-9]\d{0,9})-([a-z]{1,20})-([\w-]{43})$/;

/**
 * Links that end one kind of e-mail of one account without a login. Signed instead of stored: they
 * must work for as long as the e-mail exists in a mailbox, and allow nothing else.
 */
@Injectable()
export class UnsubscribeTokenService {
  constructor(private readonly config: AppConfig) {}

  createToken({ accountId, kind }: MailSubscription): string {
    return `${accountId}-${kind}-${signSubscription(this.config.jwtSecrets[0], accountId, kind)}`;
  }

  /** `null` for anything this portal did not sign. */
  verifyToken(token: string): MailSubscription | null {
    const [, id = '', kind = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? [];
    if (!isNotificationKind(kind)) return null;
    const accountId = Number(id);
    const right = this.config.jwtSecrets.some((key) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(signSubscription(key, accountId, kind))),
    );
    return right ? { accountId, kind } : null;
  }
}

const signSubscription = (key: string, accountId: number, kind: string): string =>
  createHmac('sha256', key).update(`unsubscribe\n${accountId}\n${kind}`).digest('base64url');
