import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { Call } from '../../platform/openapi/index.js';
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
  @Call('Find the dossiers before and after one in a list', 'backOffice', {
    answer: QueueNeighboursDto,
  })
  findNeighbours(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Query() query: DossierListQueryDto,
  ): Promise<QueueNeighboursDto> {
    return this.queueService.findNeighbours(caller, toPageQuery(query), id);
  }

  @Post('next')
  @Call('Take the next or the previous dossier of a list', 'backOffice', {
    description: 'In the list of work it is given to no other operator for half an hour.',
    answer: QueueNextDto,
  })
  async takeNext(
    @CurrentUser() caller: CurrentCaller,
    @Query() { from, named, openMs, direction, ...query }: QueueNextQueryDto,
  ): Promise<QueueNextDto> {
    return this.queueService.takeNext(caller, toPageQuery(query), {
      from: from ?? null,
      named: named ?? null,
      openMs: openMs ?? null,
      direction: direction ?? 'next',
    });
  }

  @Post('skips')
  @Call('Say why a dossier is left without an act', 'backOffice', {
    status: 204,
    problems: { 404: ['not-found'] },
  })
  async recordSkip(
    @CurrentUser() caller: CurrentCaller,
    @Body() { id, reason, note }: SkipRequestDto,
  ): Promise<void> {
    await this.dossierSkipService.recordSkip(caller, { id, reason, note: note ?? null });
  }
}
