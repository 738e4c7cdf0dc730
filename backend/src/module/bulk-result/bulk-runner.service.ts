import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '../../platform/http/index.js';
import type { BulkResultDto, BulkRowDto } from './dto/bulk-result.dto.js';

const RETRY_MESSAGE = 'Operazione non riuscita: riprova.';

/** Does the same with several dossiers, each apart, so that a failure does not block the others. */
@Injectable()
export class BulkRunnerService {
  private readonly logger = new Logger(BulkRunnerService.name);

  async runForEachDossier(
    ids: readonly number[],
    act: (id: number) => Promise<void>,
  ): Promise<BulkResultDto> {
    const rows: BulkRowDto[] = [];
    for (const id of new Set(ids)) {
      const message = await act(id).then(
        () => null,
        (error: unknown) => this.toFailureMessage(error),
      );
      rows.push({ id, isDone: message === null, message });
    }
    return { rows };
  }

  private toFailureMessage(error: unknown): string {
    if (error instanceof Problem && error.status < 500) return error.message;
    this.logger.error(error);
    return RETRY_MESSAGE;
  }
}
