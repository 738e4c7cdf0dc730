import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { setTotalCountHeaders } from '../platform/http/index.js';
import { Call, pageOf } from '../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../platform/validation/index.js';
import { AuditEntryDto } from './dto/audit-entry.dto.js';
import { AuditQueryDto } from './dto/audit-query.dto.js';
import { AuditSearchService } from './audit-search.service.js';

@ApiTags('Audit')
@Controller('Audit')
export class AuditController {
  constructor(private readonly auditSearchService: AuditSearchService) {}

  /** Who did what, latest first; always by pages. */
  @Get()
  @Call('List who did what', 'superAdmin', {
    description: 'Latest first; without page the first one.',
    answer: pageOf(AuditEntryDto),
  })
  async listAuditEntries(
    @Query() query: AuditQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryDto[]> {
    const { page, filters } = toPageQuery(query);
    const { rows, ...counted } = await this.auditSearchService.findAuditPage(
      filters,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, counted);
    return rows;
  }
}
