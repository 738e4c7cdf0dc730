import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { ApiProblems } from '../../platform/openapi/index.js';
import { toPageQuery } from '../../platform/validation/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DossierListQueryDto } from '../list/dto/dossier-list-query.dto.js';
import { QueueNeighboursDto, QueueNextDto, QueueNextQueryDto } from './dto/queue.dto.js';
import { SkipRequestDto } from './dto/skip.dto.js';
import { DossierSkipService } from './dossier-skip.service.js';
import { QueueService } from './queue.service.js';

/** The way of an operator through a list. */
@ApiTags('Module')
@Controller('Module/queue')
export class QueueController {
  constructor(
    private readonly queueService: QueueService,
    private readonly dossierSkipService: DossierSkipService,
  ) {}

  @Get('neighbours/:id')
  @ApiOperation({ summary: 'Find the dossiers before and after one in a list' })
  @ApiOkResponse({ type: QueueNeighboursDto })
  @Policy('backOffice')
  findNeighbours(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Query() query: DossierListQueryDto,
  ): Promise<QueueNeighboursDto> {
    return this.queueService.findNeighbours(caller, toPageQuery(query), id);
  }

  @Post('next')
  @ApiOperation({
    summary: 'Take the next or the previous dossier of a list',
    description: 'In the list of work it is given to no other operator for half an hour.',
  })
  @ApiOkResponse({ type: QueueNextDto })
  @HttpCode(200)
  @Policy('backOffice')
  async takeNext(
    @CurrentUser() caller: CurrentCaller,
    @Query() { from, openMs, direction, ...query }: QueueNextQueryDto,
  ): Promise<QueueNextDto> {
    return this.queueService.takeNext(caller, toPageQuery(query), {
      from: from ?? null,
      openMs: openMs ?? null,
      direction: direction ?? 'next',
    });
  }

  @Post('skips')
  @ApiOperation({ summary: 'Say why a dossier is left without an act' })
  @ApiNoContentResponse()
  @ApiProblems(404)
  @HttpCode(204)
  @Policy('backOffice')
  async recordSkip(
    @CurrentUser() caller: CurrentCaller,
    @Body() { id, reason, note }: SkipRequestDto,
  ): Promise<void> {
    await this.dossierSkipService.recordSkip(caller, { id, reason, note: note ?? null });
  }
}
