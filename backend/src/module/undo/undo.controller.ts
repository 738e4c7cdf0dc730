import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import { ApiSeenRevision, Call } from '../../platform/openapi/index.js';
import { createBulkRequest } from '../bulk-result/seen-revisions.util.js';
import { SeenRevision } from '../revision/seen-revision.decorator.js';
import { UndoRequestDto } from './dto/undo.dto.js';
import { ActUndoService } from './act-undo.service.js';

/** Takes back what an operator has just done. */
@ApiTags('Module')
@Controller('module')
export class UndoController {
  constructor(
    private readonly actUndoService: ActUndoService,
    private readonly bulkRunnerService: BulkRunnerService,
  ) {}

  @Post('undo')
  @Call('Take back what the caller has just done with dossiers', 'backOffice', {
    description:
      'Within half a minute, and while nothing else has happened to the dossier; the fitter hears nothing of it.',
    answer: BulkResultDto,
  })
  @ApiSeenRevision()
  undoActs(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: UndoRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(
      createBulkRequest(body, seen),
      (id, seenRevision) => this.actUndoService.undoAct(caller, body.act, id, seenRevision),
    );
  }
}
