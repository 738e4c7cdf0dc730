import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam } from '../../platform/http/index.js';
import {
  IdempotencyKeyed,
  withContent,
  type KeyedRequest,
} from '../../platform/idempotency/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { DocumentRequestsService } from './document-requests.service.js';
import { MessagesService } from './messages.service.js';
import { DossierDocumentListDto, MessageThreadDto } from './dto/message-thread.dto.js';
import { DocumentAnswerDto, DocumentRequestDto, ThreadReadDto } from './dto/message-request.dto.js';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiIdempotencyKey, ApiMultipart, ApiProblems } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import { validateDto } from '../../platform/validation/index.js';
import { MessageFormDto, MessageRequestDto } from './dto/message-request.dto.js';

const dossierIdPipe = () => idParam(DOSSIER_NOT_FOUND);
const requestIdPipe = () => idParam('Questa richiesta non esiste.');

/** The thread between the owner of a dossier and the back office. */
@ApiTags('Module')
@Controller('Module')
export class MessagesController {
  constructor(
    private readonly messagesService: MessagesService,
    private readonly documentRequestsService: DocumentRequestsService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  @Get('messages/:id')
  @ApiOperation({ summary: 'Read the thread of a dossier' })
  @ApiOkResponse({ type: MessageThreadDto })
  @Policy('fitterOrBackOffice')
  async readThread(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<MessageThreadDto> {
    return this.messagesService.readThread(caller, id);
  }

  @Post('messages/:id')
  @ApiOperation({ summary: 'Write a message' })
  @ApiIdempotencyKey()
  @ApiMultipart(MessageFormDto)
  @ApiOkResponse({ type: MessageThreadDto })
  @ApiProblems(RECEIVED_FILE_PROBLEMS, { 409: ['dossier-full', 'dossier-never-sent'] })
  @HttpCode(200)
  @Policy('fitterOrBackOffice')
  async writeMessage(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Req() request: FastifyRequest,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<MessageThreadDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: 'attachedFile',
      validateFields: async () => this.messagesService.assertCanWrite(caller, id),
      save: async (fields, file) => {
        const { text } = validateDto(MessageRequestDto, fields);
        const { isNew, thread } = await this.messagesService.writeMessage(
          caller,
          id,
          text,
          file,
          withContent(key, { text, file: file && [file.fileName, file.sha256] }),
        );
        if (!isNew && file !== null) await this.fileStorageService.deleteFile(file.storageKey);
        return thread;
      },
    });
  }

  @Post('messages/:id/read')
  @ApiOperation({ summary: 'Mark a thread as read' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('fitterOrBackOffice')
  async markThreadRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body() { lastId }: ThreadReadDto,
  ): Promise<void> {
    await this.messagesService.markThreadRead(caller, id, lastId);
  }

  @Post('documentRequests/:id')
  @ApiOperation({ summary: 'Ask for a document again' })
  @ApiOkResponse({ type: MessageThreadDto })
  @ApiProblems({
    400: ['unknown-document'],
    409: ['already-requested', 'conflict', 'request-refused'],
  })
  @HttpCode(200)
  @Policy('backOffice')
  async requestDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body() { itemId, text }: DocumentRequestDto,
  ): Promise<MessageThreadDto> {
    await this.documentRequestsService.requestDocument(caller, id, itemId, text);
    return this.messagesService.readThread(caller, id);
  }

  @Delete('documentRequests/:id/:requestId')
  @ApiOperation({ summary: 'Take back a request for a document' })
  @ApiOkResponse({ type: MessageThreadDto })
  @ApiProblems({ 409: ['request-closed'] })
  @Policy('backOffice')
  async revokeDocumentRequest(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Param('requestId', requestIdPipe()) request: number,
  ): Promise<MessageThreadDto> {
    await this.documentRequestsService.revokeDocumentRequest(caller, id, request);
    return this.messagesService.readThread(caller, id);
  }

  @Post('documentRequests/:id/:requestId/answer')
  @ApiOperation({ summary: 'Say that a document was uploaded again' })
  @ApiOkResponse({ type: MessageThreadDto })
  @ApiProblems({ 409: ['document-missing', 'request-closed'] })
  @HttpCode(200)
  @Policy('fitter')
  async answerDocumentRequest(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Param('requestId', requestIdPipe()) request: number,
    @Body() { text }: DocumentAnswerDto,
  ): Promise<MessageThreadDto> {
    await this.documentRequestsService.answerDocumentRequest(caller, id, request, text);
    return this.messagesService.readThread(caller, id);
  }

  /** Documents with their files, for the pages that only read a dossier. */
  @Get('documents/:id')
  @ApiOperation({ summary: 'List the documents of a dossier' })
  @ApiOkResponse({ type: DossierDocumentListDto })
  @Policy('fitterOrBackOffice')
  async listDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<DossierDocumentListDto> {
    return this.messagesService.listDocuments(caller, id);
  }
}
