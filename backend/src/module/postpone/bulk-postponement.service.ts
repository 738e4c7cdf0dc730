import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { validatePostponementDay } from '@pratiche/domain/working-day';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { badRequest } from '../../platform/http/index.js';
import type { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import type { BulkRequest } from '../bulk-result/seen-revisions.util.js';
import type { PostponementInput } from './postponement-log.service.js';
import { PostponementService } from './postponement.service.js';

/** Puts several dossiers off, each apart. */
@Injectable()
export class BulkPostponementService {
  constructor(
    private readonly postponementService: PostponementService,
    private readonly bulkRunnerService: BulkRunnerService,
  ) {}

  /** @throws 400 for a day that cannot be chosen, before anything is done */
  async postponeDossiers(
    caller: CurrentCaller,
    request: BulkRequest,
    input: PostponementInput,
  ): Promise<BulkResultDto> {
    const refusal = validatePostponementDay(input.until, getTodayInRome());
    if (refusal !== null)
      throw badRequest(refusal, 'invalid-data', { errors: [{ field: 'until', message: refusal }] });
    return this.bulkRunnerService.runForEachDossier(request, (id, seen) =>
      this.postponementService.postponeDossier(caller, id, input, seen),
    );
  }

  resumeDossiers(caller: CurrentCaller, request: BulkRequest): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(request, (id, seen) =>
      this.postponementService.resumeDossier(caller, id, seen),
    );
  }
}
