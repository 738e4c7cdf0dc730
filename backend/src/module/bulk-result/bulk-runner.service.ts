import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '../../platform/http/index.js';
import type { BulkRequest } from './seen-revisions.util.js';
import type { BulkResultDto, BulkRowDto } from './dto/bulk-result.dto.js';

const RETRY_MESSAGE = 'Operazione non riuscita: riprova.';

/** Does the same with several dossiers, each apart, so that a failure does not block the others. */
@Injectable()
export class BulkRunnerService {
  private readonly logger = new Logger(BulkRunnerService.name);

  /** @param act is given the revision that was seen, and returns the one it leaves */
  async runForEachDossier(
    { ids, findSeen, isSingle }: BulkRequest,
    act: (id: number, seen: number | null) => Promise<number>,
  ): Promise<BulkResultDto> {
    const rows: BulkRowDto[] = [];
    for (const id of new Set(ids)) {
      try {
        const revision = await act(id, findSeen(id));
        rows.push({ id, isDone: true, message: null, revision });
      } catch (error) {
        if (isSingle && error instanceof Problem && error.code === 'dossier-changed') throw error;
        rows.push({ id, isDone: false, message: this.toFailureMessage(error), revision: null });
      }
    }
    return { rows };
  }

  private toFailureMessage(error: unknown): string {
    if (error instanceof Problem && error.status < 500) return error.message;
    this.logger.error(error);
    return RETRY_MESSAGE;
  }
}
