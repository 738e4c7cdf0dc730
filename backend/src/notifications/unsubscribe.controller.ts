import { Controller, Get, Ip, Param, Post } from '@nestjs/common';
import { getNotificationLabel } from '@pratiche/domain';
import { notFound } from '../platform/http/index.js';
import { GuessRateLimiter, RateCounterService } from '../platform/rate-limiting/index.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { UnsubscribeTokenService, type MailSubscription } from './unsubscribe-token.service.js';
import { ApiTags } from '@nestjs/swagger';
import { UnsubscriptionDto } from './dto/notification.dto.js';
import { Call } from '../platform/openapi/index.js';

/** Links that do not hold, per network and quarter of an hour. */
const MAX_GUESSES = 30;

/**
 * Ends one kind of e-mail from the link in it, without a login. GET changes nothing, because mail
 * programs open links by themselves; only POST does.
 */
@ApiTags('Notifications')
@Controller('Notifications/unsubscribe')
export class UnsubscribeController {
  private readonly guessRateLimiter: GuessRateLimiter;

  constructor(
    private readonly unsubscribeTokenService: UnsubscribeTokenService,
    private readonly notificationPreferencesService: NotificationPreferencesService,
    rateCounterService: RateCounterService,
  ) {
    this.guessRateLimiter = new GuessRateLimiter(rateCounterService, 'unsubscribe', MAX_GUESSES);
  }

  @Get(':token')
  @Call('Read which e-mails a link ends', 'public', { answer: UnsubscriptionDto })
  async getSubscription(
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<UnsubscriptionDto> {
    const { accountId, kind } = await this.requireSubscription(token, address);
    return {
      kind,
      label: getNotificationLabel(kind),
      email: await this.notificationPreferencesService.wantsMail(accountId, kind),
    };
  }

  /** Also what a mail program's own button posts (RFC 8058). */
  @Post(':token')
  @Call('End one kind of e-mail', 'public', { answer: UnsubscriptionDto })
  async unsubscribeMail(
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<UnsubscriptionDto> {
    const { accountId, kind } = await this.requireSubscription(token, address);
    await this.notificationPreferencesService.setMailPreference(accountId, kind, false);
    return { kind, label: getNotificationLabel(kind), email: false };
  }

  private async requireSubscription(token: string, address: string): Promise<MailSubscription> {
    const subscription = await this.guessRateLimiter.findWithLimit(address, () =>
      Promise.resolve(this.unsubscribeTokenService.verifyToken(token)),
    );
    if (subscription === null)
      throw notFound(
        'Questo link per non ricevere più e-mail non è valido: forse l’indirizzo non è stato copiato per intero.',
      );
    return subscription;
  }
}
