import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam } from '../../platform/http/index.js';
import {
  IdempotencyKeyed,
  withContent,
  type KeyedRequest,
} from '../../platform/idempotency/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { DocumentRequestsService } from './document-requests.service.js';
import { MessagesService } from './messages.service.js';
import { DossierDocumentListDto, MessageThreadDto } from './dto/message-thread.dto.js';
import { DocumentAnswerDto, DocumentRequestDto, ThreadReadDto } from './dto/message-request.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiIdempotencyKey, ApiMultipart, Call } from '../../platform/openapi/index.js';
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
  @Call('Read the thread of a dossier', 'fitterOrBackOffice', { answer: MessageThreadDto })
  async readThread(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<MessageThreadDto> {
    return this.messagesService.readThread(caller, id);
  }

  @Post('messages/:id')
  @Call('Write a message', 'fitterOrBackOffice', {
    answer: MessageThreadDto,
    problems: [RECEIVED_FILE_PROBLEMS, { 409: ['dossier-full', 'dossier-never-sent'] }],
  })
  @ApiIdempotencyKey()
  @ApiMultipart(MessageFormDto)
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
  @Call('Mark a thread as read', 'fitterOrBackOffice', { status: 204 })
  async markThreadRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body() { lastId }: ThreadReadDto,
  ): Promise<void> {
    await this.messagesService.markThreadRead(caller, id, lastId);
  }

  @Post('documentRequests/:id')
  @Call('Ask for a document again', 'backOffice', {
    answer: MessageThreadDto,
    problems: {
      400: ['unknown-document'],
      409: ['already-requested', 'conflict', 'request-refused'],
    },
  })
  async requestDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body() { itemId, text }: DocumentRequestDto,
  ): Promise<MessageThreadDto> {
    await this.documentRequestsService.requestDocument(caller, id, itemId, text);
    return this.messagesService.readThread(caller, id);
  }

  @Delete('documentRequests/:id/:requestId')
  @Call('Take back a request for a document', 'backOffice', {
    answer: MessageThreadDto,
    problems: { 409: ['request-closed'] },
  })
  async revokeDocumentRequest(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Param('requestId', requestIdPipe()) request: number,
  ): Promise<MessageThreadDto> {
    await this.documentRequestsService.revokeDocumentRequest(caller, id, request);
    return this.messagesService.readThread(caller, id);
  }

  @Post('documentRequests/:id/:requestId/answer')
  @Call('Say that a document was uploaded again', 'fitter', {
    answer: MessageThreadDto,
    problems: { 409: ['document-missing', 'request-closed'] },
  })
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
  @Call('List the documents of a dossier', 'fitterOrBackOffice', { answer: DossierDocumentListDto })
  async listDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<DossierDocumentListDto> {
    return this.messagesService.listDocuments(caller, id);
  }
}
