import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Refusals, type Refusal } from '../platform/http/refusals.js';
import { sparingly } from '../platform/logging/sparingly.js';
import { Audit } from './audit.js';
import { Recent } from './recent.js';

const SAME_MS = 10 * 60_000;
const RECORD = /^\d{1,15}$/;

/** Notes what people logged in were refused for want of a right; the same again within ten minutes is one entry, so that nobody fills the audit. */
@Injectable()
export class RefusedCalls implements OnModuleInit {
  private readonly recent = new Recent(SAME_MS);
  private readonly report = sparingly(
    new Logger(RefusedCalls.name),
    'A refused call could not be noted',
  );

  constructor(
    private readonly refusals: Refusals,
    private readonly audit: Audit,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.refusals.tellTo((refusal) => {
      void this.note(refusal).catch(this.report);
    });
  }

  private async note({ by, method, route, record }: Refusal): Promise<void> {
    const key = [by.id, by.address, method, route].join(' ');
    if (this.recent.has(key)) return;
    this.recent.add(key);
    const details = { method, route, ...(RECORD.test(record) ? { number: Number(record) } : {}) };
    await this.audit.add({ by, action: 'call-refused', details }).catch((error: unknown) => {
      this.recent.delete(key);
      throw error;
    });
  }
}
