import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENEA_OPENINGS } from '@pratiche/domain';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { RECOMPUTE_DEADLINES } from './recompute-deadlines.processor.js';

/** Names the built-in openings by their content. */
const BUILT_IN_KEY = `${RECOMPUTE_DEADLINES}:built-in:${createHash('sha256')
  .update(JSON.stringify(ENEA_OPENINGS))
  .digest('hex')
  .slice(0, 16)}`;

/**
 * A release may bring other openings of ENEA: stored deadlines follow them at its first start, not
 * at the next save of each dossier.
 */
@Injectable()
export class BuiltInOpeningsService implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.unitOfWork.run(async () =>
      this.outboxService.enqueueJob({ kind: RECOMPUTE_DEADLINES, payload: {}, key: BUILT_IN_KEY }),
    );
  }
}
