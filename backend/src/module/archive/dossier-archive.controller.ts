import {
  Body,
  Controller,
  Get,
  Headers,
  Param,
  Post,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createZipStream } from '../../platform/zip/zip-stream.factory.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { BodyLimit, idParam } from '../../platform/http/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../../platform/idempotency/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { toBackgroundTaskDto } from '../../background-tasks/background-task.mapper.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DOSSIER_BODY_MAX_BYTES } from '../dossier-body.constants.js';
import { DossierArchiveService, type DossierArchive } from './dossier-archive.service.js';
import { CompilerArchiveService } from './compiler-archive.service.js';
import { WorkDto } from '../../background-tasks/dto/work.dto.js';
import { ArchiveRequestDto } from './dto/archive-request.dto.js';
import { DossierRequestDto } from '../dto/dossier-request.dto.js';
import { ApiAcceptedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, ApiIdempotencyKey, Call } from '../../platform/openapi/index.js';

const ZIP_CONTENT_TYPE = 'application/zip';
/** RFC 7240: the client prefers a background task to a long response. */
const PREFERS_ASYNC = /\brespond-async\b/i;

@ApiTags('Module')
@Controller('module')
export class DossierArchiveController {
  constructor(
    private readonly dossierArchiveService: DossierArchiveService,
    private readonly compilerArchiveService: CompilerArchiveService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** The zip itself; with `Prefer: respond-async` a large one becomes a background task (202). */
  @Get('download/:id')
  @Call('Download the documents of a dossier', 'fitterOrBackOffice', {
    description: 'With Prefer: respond-async a large zip becomes a background task.',
    rate: 'heavy',
    problems: { 404: ['no-documents'], 429: ['too-many-works'] },
  })
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description: 'respond-async starts a background task for a large zip.',
    schema: { type: 'string' },
    example: 'respond-async',
  })
  @ApiIdempotencyKey()
  @ApiFileResponse(ZIP_CONTENT_TYPE)
  @ApiAcceptedResponse({ type: WorkDto })
  async downloadDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('Prefer') prefer?: string,
  ): Promise<StreamableFile | WorkDto> {
    const archive = await this.dossierArchiveService.buildDossierArchive(caller, id);
    if (PREFERS_ASYNC.test(prefer ?? '') && this.dossierArchiveService.isLargeArchive(archive)) {
      void reply.status(202).header('preference-applied', 'respond-async');
      return toBackgroundTaskDto(
        await this.dossierArchiveService.startArchiveTask(caller, [id], key),
      );
    }
    await this.dossierArchiveService.recordDownload(caller, id, archive.entries.length);
    return this.streamArchive(archive, reply);
  }

  /** Several dossiers in one zip, always as a background task. */
  @Post('downloads')
  @Call('Start a zip of the documents of several dossiers', 'fitterOrBackOffice', {
    rate: 'heavy',
    answer: WorkDto,
    problems: { 404: ['no-documents', 'not-found'], 429: ['too-many-works'] },
  })
  @ApiIdempotencyKey()
  async startDownloads(
    @CurrentUser() caller: CurrentCaller,
    @Body() { ids }: ArchiveRequestDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return toBackgroundTaskDto(await this.dossierArchiveService.startArchiveTask(caller, ids, key));
  }

  @Post('generate-documents')
  @Call('Download the papers pre-filled from a dossier as given', 'fitterOrBackOffice', {
    rate: 'heavy',
    problems: { 404: ['no-documents', 'not-found'] },
  })
  @ApiFileResponse(ZIP_CONTENT_TYPE)
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  async generateDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: DossierRequestDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.streamArchive(
      await this.compilerArchiveService.buildPrefilledArchive(caller, body),
      reply,
    );
  }

  @Get('downloadDocsCompilatore/:id')
  @Call('Download what the person who compiles the filing needs', 'fitterOrBackOffice', {
    rate: 'heavy',
    problems: { 404: ['no-compiler-documents'] },
  })
  @ApiFileResponse(ZIP_CONTENT_TYPE)
  async downloadCompilerArchive(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.streamArchive(
      await this.compilerArchiveService.buildCompilerArchive(caller, id),
      reply,
    );
  }

  private streamArchive(
    { fileName, entries }: DossierArchive,
    reply: FastifyReply,
  ): StreamableFile {
    void reply.header('x-content-type-options', 'nosniff');
    return createAttachment(createZipStream(this.fileStorageService, entries), {
      fileName,
      contentType: ZIP_CONTENT_TYPE,
    });
  }
}
