import { Controller, Get, Query, Res } from '@nestjs/common';
import type { AuditEntry } from '@pratiche/api';
import { auditFilters } from '@pratiche/api/schemas';
import type { FastifyReply } from 'fastify';
import {
  FIRST_PAGE,
  pageQuery,
  setTotalCountHeaders,
  type PageQuery,
} from '../platform/http/index.js';
import { Policy } from '../platform/auth/index.js';
import { AuditSearchService, type AuditFilters } from './audit-search.service.js';

@Controller('Audit')
export class AuditController {
  constructor(private readonly auditSearchService: AuditSearchService) {}

  /** Who did what, latest first; always by pages. */
  @Get()
  @Policy('superAdmin')
  async listAuditEntries(
    @Query(pageQuery({ sortable: [], filters: auditFilters }))
    { page, filters }: PageQuery<never, AuditFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntry[]> {
    const { rows, ...counted } = await this.auditSearchService.findAuditPage(
      filters,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, counted);
    return rows;
  }
}
