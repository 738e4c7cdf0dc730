import type { FailedJob, FailedJobState } from '@pratiche/api';
import { failedJobFilters } from '@pratiche/api/schemas';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FIRST_PAGE, pageQuery, tellTotal, type PageQuery } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { FailedJobs } from './failed-jobs.js';

type FailedQuery = PageQuery<never, { state?: FailedJobState | undefined }>;

/** E-mails and other work that failed, for the SuperAdmin. */
@Controller('Mail/failed')
export class FailedJobsController {
  constructor(private readonly failed: FailedJobs) {}

  @Get()
  @Policy('superAdmin')
  async page(
    @Query(pageQuery({ sortable: [], filters: failedJobFilters })) { page, filters }: FailedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FailedJob[]> {
    const { rows, total } = await this.failed.page(filters.state ?? 'dead', page ?? FIRST_PAGE);
    tellTotal(reply, { total });
    return rows;
  }

  @Post(':id/retry')
  @HttpCode(204)
  @Policy('superAdmin')
  async retry(@CurrentUser() caller: CurrentCaller, @Param('id') id: string): Promise<void> {
    await this.failed.retry(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('superAdmin')
  async discard(@CurrentUser() caller: CurrentCaller, @Param('id') id: string): Promise<void> {
    await this.failed.discard(caller, id);
  }
}
