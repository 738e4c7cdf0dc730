import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Work } from '@pratiche/api';
import {
  archiveInput,
  dossierInput,
  type ArchiveInput,
  type DossierInputBody,
} from '@pratiche/api/schemas';
import type { FastifyReply } from 'fastify';
import { zipFiles } from '../../documents/archive/zip-files.js';
import { attachment } from '../../documents/attachment.js';
import { idParam, zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../../platform/security/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import { workView } from '../../works/work-view.js';
import { DOSSIER_NOT_FOUND } from '../dossier-store.js';
import { checkedKey } from '../request-headers.js';
import { ArchiveService, type Archive } from './archive.service.js';
import { CompilerService } from './compiler.service.js';

const ZIP = 'application/zip';
/** RFC 7240: the caller would rather have a work than wait. */
const WAITS_NOT = /\brespond-async\b/i;

@Controller('module')
export class ArchiveController {
  constructor(
    private readonly archives: ArchiveService,
    private readonly compilers: CompilerService,
    private readonly storage: FileStorage,
  ) {}

  /** The zip itself; with `Prefer: respond-async` a large one becomes a work (202). */
  @Get('download/:id')
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async download(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('prefer') prefer?: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<StreamableFile | Work> {
    const archive = await this.archives.ofOne(caller, id);
    if (WAITS_NOT.test(prefer ?? '') && this.archives.isLarge(archive)) {
      void reply.status(202).header('preference-applied', 'respond-async');
      return workView(await this.archives.start(caller, [id], checkedKey(key)));
    }
    await this.archives.note(caller, id, archive.entries.length);
    return this.stream(archive, reply);
  }

  /** Several dossiers in one zip, always as a work. */
  @Post('downloads')
  @HttpCode(200)
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async downloads(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(archiveInput)) { ids }: ArchiveInput,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return workView(await this.archives.start(caller, ids, checkedKey(key)));
  }

  @Post('generate-documents')
  @HttpCode(200)
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async generate(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(dossierInput)) body: DossierInputBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.stream(await this.compilers.generated(caller, body), reply);
  }

  @Get('downloadDocsCompilatore/:id')
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async compiler(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.stream(await this.compilers.compiler(caller, id), reply);
  }

  private stream({ fileName, entries }: Archive, reply: FastifyReply): StreamableFile {
    void reply.header('x-content-type-options', 'nosniff');
    return attachment(zipFiles(this.storage, entries), { fileName, contentType: ZIP });
  }
}
