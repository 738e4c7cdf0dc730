import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { setTotalCountHeaders } from '../platform/http/index.js';
import { ApiPageResponse, ApiProblems } from '../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../platform/validation/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
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
  @ApiOperation({
    summary: 'List the jobs that failed',
    description: 'Oldest first; without page the first one.',
  })
  @ApiPageResponse(FailedJobDto)
  @Policy('superAdmin')
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
  @ApiJobId()
  @ApiOperation({ summary: 'Try a failed job again' })
  @ApiNoContentResponse()
  @ApiProblems({ 409: ['content-gone'] })
  @HttpCode(204)
  @Policy('superAdmin')
  async retryFailedJob(
    @CurrentUser() caller: CurrentCaller,
    @Param('id') id: string,
  ): Promise<void> {
    await this.failedJobsService.retryFailedJob(caller, id);
  }

  @Delete(':id')
  @ApiJobId()
  @ApiOperation({ summary: 'Discard a failed job' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('superAdmin')
  async discardFailedJob(
    @CurrentUser() caller: CurrentCaller,
    @Param('id') id: string,
  ): Promise<void> {
    await this.failedJobsService.discardFailedJob(caller, id);
  }
}
