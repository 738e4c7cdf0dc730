import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { DossierListItem } from '@pratiche/api';
import type { FastifyReply } from 'fastify';
import { jsonArray, tellTotal } from '../../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../../platform/security/index.js';
import { dossierListQuery, type DossierQuery } from './list-query.js';
import { ListService } from './list.service.js';

@Controller('Module')
export class ListController {
  constructor(private readonly lists: ListService) {}

  @Get('getAll')
  @Policy('fitterOrBackOffice')
  @Rate('list')
  async getAll(
    @CurrentUser() caller: CurrentCaller,
    @Query(dossierListQuery) query: DossierQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DossierListItem[] | StreamableFile> {
    if (query.page === null) return jsonArray(this.lists.all(caller, query));
    const { rows, ...counted } = await this.lists.page(caller, query, query.page);
    tellTotal(reply, counted);
    return rows;
  }
}
