import type { FailedJob, FailedJobState } from '@pratiche/api';
import { failedJobFilters } from '@pratiche/api/schemas';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  FIRST_PAGE,
  pageQuery,
  setTotalCountHeaders,
  type PageQuery,
} from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { FailedJobsService } from './failed-jobs.service.js';

type FailedQuery = PageQuery<never, { state?: FailedJobState | undefined }>;

/** E-mails and other work that failed, for the SuperAdmin. */
@Controller('Mail/failed')
export class FailedJobsController {
  constructor(private readonly failedJobsService: FailedJobsService) {}

  @Get()
  @Policy('superAdmin')
  async listFailedJobs(
    @Query(pageQuery({ sortable: [], filters: failedJobFilters })) { page, filters }: FailedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FailedJob[]> {
    const { rows, total } = await this.failedJobsService.listFailedJobs(
      filters.state ?? 'dead',
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, { total });
    return rows;
  }

  @Post(':id/retry')
  @HttpCode(204)
  @Policy('superAdmin')
  async retryFailedJob(
    @CurrentUser() caller: CurrentCaller,
    @Param('id') id: string,
  ): Promise<void> {
    await this.failedJobsService.retryFailedJob(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('superAdmin')
  async discardFailedJob(
    @CurrentUser() caller: CurrentCaller,
    @Param('id') id: string,
  ): Promise<void> {
    await this.failedJobsService.discardFailedJob(caller, id);
  }
}
