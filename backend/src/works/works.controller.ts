import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Res,
  type PipeTransform,
  type StreamableFile,
} from '@nestjs/common';
import type { Work } from '@pratiche/api';
import type { FastifyReply } from 'fastify';
import { attachment } from '../documents/attachment.js';
import { notFound } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { Works } from '../platform/works/index.js';
import { workView } from './work-view.js';

/** Anything that cannot be an id is a 404, as an unknown id is. */
const workId: PipeTransform<string, string> = {
  transform(value) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
      throw notFound('Questa lavorazione non esiste più.');
    return value.toLowerCase();
  },
};

/** One's own long pieces of work, whatever feature started them. */
@Controller('Works')
export class WorksController {
  constructor(private readonly works: Works) {}

  @Get()
  @Policy('session')
  async list(@CurrentUser() caller: CurrentCaller): Promise<Work[]> {
    return (await this.works.of(caller.id)).map(workView);
  }

  @Get(':id')
  @Policy('session')
  async get(@CurrentUser() caller: CurrentCaller, @Param('id', workId) id: string): Promise<Work> {
    return workView(await this.works.get(caller.id, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Policy('session')
  async cancel(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', workId) id: string,
  ): Promise<Work> {
    return workView(await this.works.cancel(caller.id, id));
  }

  @Get(':id/download')
  @Policy('session')
  async download(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', workId) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { row, content } = await this.works.open(caller.id, id);
    void reply.header('x-content-type-options', 'nosniff');
    return attachment(content, {
      fileName: row.fileName ?? 'risultato',
      contentType: row.contentType ?? 'application/octet-stream',
      ...(row.bytes === null ? {} : { size: row.bytes }),
    });
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('session')
  async remove(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', workId) id: string,
  ): Promise<void> {
    await this.works.remove(caller.id, id);
  }
}
