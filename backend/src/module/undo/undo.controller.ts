import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import { ApiSeenRevision } from '../../platform/openapi/index.js';
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
  @ApiOperation({
    summary: 'Take back what the caller has just done with dossiers',
    description:
      'Within half a minute, and while nothing else has happened to the dossier; the fitter hears nothing of it.',
  })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiSeenRevision()
  @HttpCode(200)
  @Policy('backOffice')
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
