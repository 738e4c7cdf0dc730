import type { Unsubscription } from '@pratiche/api';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { notificationLabel } from '@pratiche/domain';
import { notFound } from '../platform/http/index.js';
import { Policy, Rate } from '../platform/security/index.js';
import { NotificationPreferences } from './preferences.js';
import { UnsubscribeTokens, type Subscription } from './unsubscribe-tokens.js';

/**
 * Ends one kind of e-mail from the link in it, without a login. Looking changes nothing, since mail programs open links
 * by themselves; only the post does.
 */
@Controller('Notifications/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly preferences: NotificationPreferences,
  ) {}

  @Get(':token')
  @Policy('public')
  @Rate('form')
  async look(@Param('token') token: string): Promise<Unsubscription> {
    const { accountId, kind } = this.read(token);
    return {
      kind,
      label: notificationLabel(kind),
      email: await this.preferences.wantsMail(accountId, kind),
    };
  }

  /** Also what a mail program's own button posts (RFC 8058). */
  @Post(':token')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async end(@Param('token') token: string): Promise<Unsubscription> {
    const { accountId, kind } = this.read(token);
    await this.preferences.set(accountId, kind, false);
    return { kind, label: notificationLabel(kind), email: false };
  }

  private read(token: string): Subscription {
    const subscription = this.tokens.read(token);
    if (subscription === null)
      throw notFound(
        'Questo link per non ricevere più e-mail non è valido: forse l’indirizzo non è stato copiato per intero.',
      );
    return subscription;
  }
}
