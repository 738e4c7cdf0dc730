import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger } from '@nestjs/common';
import { LessThan, EntityManager } from 'typeorm';
import { MailDelivery } from './mail-delivery.entity.js';

/**
 * Records of messages handed to the SMTP server: an intention before, the result after. A message
 * whose process died in between is sent again under the same Message-ID, because losing it is worse
 * than sending it twice.
 */
@Injectable()
export class MailDeliveryRepository {
  private readonly logger = new Logger(MailDeliveryRepository.name);

  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  private get deliveries() {
    return this.manager.getRepository(MailDelivery);
  }

  /** Writes the intention down. @returns `false` when the server has the message already */
  async beginDelivery(jobId: string): Promise<boolean> {
    const known = await this.deliveries.findOneBy({ jobId });
    if (known?.state === 'accepted') return false;
    if (known === null) {
      await this.deliveries.insert({
        jobId,
        state: 'handing',
        doubtful: 0,
        begun: new Date(),
        accepted: null,
      });
      return true;
    }
    await this.deliveries.update({ jobId }, { doubtful: known.doubtful + 1, begun: new Date() });
    this.logger.warn(
      { jobId },
      'A process ended while handing this message over: it goes again with the same Message-ID',
    );
    return true;
  }

  async markDeliveryAccepted(jobId: string): Promise<void> {
    await this.deliveries.update({ jobId }, { state: 'accepted', accepted: new Date() });
  }

  /**
   * The server does not have it from this attempt: the next one is no repeat, unless an earlier one
   * was in doubt already.
   */
  async markDeliveryRefused(jobId: string): Promise<void> {
    await this.deliveries.delete({ jobId, state: 'handing', doubtful: 0 });
  }

  /** @returns how many were forgotten */
  async deleteDeliveriesBefore(before: Date): Promise<number> {
    return (await this.deliveries.delete({ begun: LessThan(before) })).affected ?? 0;
  }
}
