import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { DossierListItem } from '@pratiche/api';
import type { FastifyReply } from 'fastify';
import { streamJsonArray, setTotalCountHeaders } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { dossierListQuery, type DossierQuery } from './list-query.schema.js';
import { DossierListService } from './dossier-list.service.js';

@Controller('Module')
export class DossierListController {
  constructor(private readonly dossierListService: DossierListService) {}

  @Get('getAll')
  @Policy('fitterOrBackOffice')
  @RateLimit('list')
  async listDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query(dossierListQuery) query: DossierQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DossierListItem[] | StreamableFile> {
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
