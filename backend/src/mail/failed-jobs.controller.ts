import { Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { setTotalCountHeaders } from '../platform/http/index.js';
import { Call, pageOf } from '../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../platform/validation/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { FailedJobDto, FailedJobQueryDto } from './dto/failed-job.dto.js';
import { FailedJobsService } from './failed-jobs.service.js';

const ApiJobId = (): MethodDecorator =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of the job.',
  });

/** E-mails and other work that failed, for the SuperAdmin. */
@ApiTags('Mail')
@Controller('Mail/failed')
export class FailedJobsController {
  constructor(private readonly failedJobsService: FailedJobsService) {}

  @Get()
  @Call('List the jobs that failed', 'superAdmin', {
    description: 'Oldest first; without page the first one.',
    answer: pageOf(FailedJobDto),
  })
  async listFailedJobs(
    @Query() query: FailedJobQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FailedJobDto[]> {
    const { page, filters } = toPageQuery(query);
    const { rows, total } = await this.failedJobsService.listFailedJobs(
      filters.state ?? 'dead',
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, { total });
    return rows;
  }

  @Post(':id/retry')
  @Call('Try a failed job again', 'superAdmin', {
    status: 204,
    problems: { 409: ['content-gone'] },
  })
  @ApiJobId()
  async retryFailedJob(
    @CurrentUser() caller: CurrentCaller,
    @Param('id') id: string,
  ): Promise<void> {
    await this.failedJobsService.retryFailedJob(caller, id);
  }

  @Delete(':id')
  @Call('Discard a failed job', 'superAdmin', { status: 204 })
  @ApiJobId()
  async discardFailedJob(
    @CurrentUser() caller: CurrentCaller,
    @Param('id') id: string,
  ): Promise<void> {
    await this.failedJobsService.discardFailedJob(caller, id);
  }
}
