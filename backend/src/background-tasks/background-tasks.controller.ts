import {
  Controller,
  Delete,
  Get,
  Headers,
  Param,
  Post,
  Res,
  type PipeTransform,
  type StreamableFile,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiLinkedFileResponse } from '../platform/files/api-linked-file-response.decorator.js';
import { DownloadLinkService } from '../platform/files/download-link.service.js';
import type { DownloadLinkDto } from '../platform/files/dto/download-link.dto.js';
import { answerLinkedFile } from '../platform/files/linked-file-answer.util.js';
import { createAttachment } from '../platform/http/attachment.util.js';
import { notFound } from '../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { BackgroundTaskService } from '../platform/background-tasks/index.js';
import { toBackgroundTaskDto } from './background-task.mapper.js';
import { Call } from '../platform/openapi/index.js';
import { XLSX_MIME_TYPE } from '../platform/http/index.js';
import { WorkDto } from './dto/work.dto.js';

/** Anything that cannot be an id is a 404, as an unknown id is. */
const taskIdPipe: PipeTransform<string, string> = {
  transform(value) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
      throw notFound('Questa lavorazione non esiste più.');
    return value.toLowerCase();
  },
};

const ApiTaskId = (): MethodDecorator =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of the task.',
  });

/** Background tasks of the caller, of every feature. */
@ApiTags('Works')
@Controller('Works')
export class BackgroundTasksController {
  constructor(
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly downloadLinkService: DownloadLinkService,
  ) {}

  @Get()
  @Call('List the background tasks of the caller', 'session', { answer: [WorkDto] })
  async listTasks(@CurrentUser() caller: CurrentCaller): Promise<WorkDto[]> {
    return (await this.backgroundTaskService.listByAccount(caller.id)).map(toBackgroundTaskDto);
  }

  @Get(':id')
  @Call('Read how far a background task is', 'session', { answer: WorkDto })
  @ApiTaskId()
  async getTask(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', taskIdPipe) id: string,
  ): Promise<WorkDto> {
    return toBackgroundTaskDto(await this.backgroundTaskService.getOwnedTask(caller.id, id));
  }

  @Post(':id/cancel')
  @Call('Cancel a background task', 'session', { answer: WorkDto })
  @ApiTaskId()
  async cancelTask(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', taskIdPipe) id: string,
  ): Promise<WorkDto> {
    return toBackgroundTaskDto(await this.backgroundTaskService.cancelTask(caller.id, id));
  }

  @Get(':id/download')
  @Call('Download the result of a background task', 'session', {
    problems: { 409: ['work-not-done'] },
  })
  @ApiTaskId()
  @ApiLinkedFileResponse('application/zip', XLSX_MIME_TYPE)
  async downloadResult(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', taskIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Prefer') prefer?: string,
  ): Promise<StreamableFile | DownloadLinkDto> {
    const result = await this.backgroundTaskService.getTaskResult(caller.id, id);
    const link = await this.downloadLinkService.issueLink(result, prefer, {
      by: caller,
      subject: { kind: 'account', id: caller.id },
      details: { work: result.id, kind: result.kind },
    });
    if (link !== null) return answerLinkedFile(reply, link);
    const { size, ...described } = result;
    return answerLinkedFile(
      reply,
      createAttachment(await this.backgroundTaskService.openTaskResult(result), {
        ...described,
        ...(size === null ? {} : { size }),
      }),
    );
  }

  @Delete(':id')
  @Call('Remove a background task and its result', 'session', { status: 204 })
  @ApiTaskId()
  async deleteTask(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', taskIdPipe) id: string,
  ): Promise<void> {
    await this.backgroundTaskService.removeTask(caller.id, id);
  }
}
