import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { streamJsonArray, setTotalCountHeaders } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { toPageQuery } from '../../platform/validation/index.js';
import { DossierListQueryDto } from './dto/dossier-list-query.dto.js';
import { DossierListService } from './dossier-list.service.js';
import { DossierListItemDto } from './dto/dossier-list-item.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { Call, pageOf } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module')
export class DossierListController {
  constructor(private readonly dossierListService: DossierListService) {}

  @Get('getAll')
  @Call('List dossiers', 'fitterOrBackOffice', {
    description: 'Without page and pageSize every row is answered.',
    rate: 'list',
    answer: pageOf(DossierListItemDto),
  })
  async listDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query() given: DossierListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DossierListItemDto[] | StreamableFile> {
    const query = toPageQuery(given);
    if (query.page === null)
      return streamJsonArray(this.dossierListService.streamList(caller, query));
    const { rows, ...counted } = await this.dossierListService.findListPage(
      caller,
      query,
      query.page,
    );
    setTotalCountHeaders(reply, counted);
    return rows;
  }
}
