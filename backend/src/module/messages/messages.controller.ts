import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { DossierDocumentList, MessageThread } from '@pratiche/api';
import {
  documentAnswerInput,
  documentRequestInput,
  messageInput,
  readInput,
  type DocumentAnswerInput,
  type DocumentRequestInput,
  type ReadInput,
} from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { FileIntakeService } from '../../platform/files/file-intake.service.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { parseIdempotencyKey } from '../../platform/http/request-headers.util.js';
import { idParam, parseWith, zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { DocumentRequestsService } from './document-requests.service.js';
import { DossierDocumentListService } from './dossier-document-list.service.js';
import { MessagesService } from './messages.service.js';

const dossierIdPipe = () => idParam(DOSSIER_NOT_FOUND);
const requestIdPipe = () => idParam('Questa richiesta non esiste.');

/** The thread between the owner of a dossier and the back office. */
@Controller('Module')
export class MessagesController {
  constructor(
    private readonly messagesService: MessagesService,
    private readonly documentRequestsService: DocumentRequestsService,
    private readonly fileIntakeService: FileIntakeService,
    private readonly fileStorageService: FileStorageService,
    private readonly dossierDocumentListService: DossierDocumentListService,
  ) {}

  @Get('messages/:id')
  @Policy('fitterOrBackOffice')
  async readThread(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<MessageThread> {
    return this.messagesService.readThread(caller, id);
  }

  @Post('messages/:id')
  @HttpCode(200)
  @Policy('fitterOrBackOffice')
  async writeMessage(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Req() request: FastifyRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<MessageThread> {
    const idempotencyKey = parseIdempotencyKey(key);
    return this.fileIntakeService.receiveFile(request, {
      field: 'attachedFile',
      validateFields: async () => this.messagesService.assertCanWrite(caller, id),
      save: async (fields, file) => {
        const { isNew, thread } = await this.messagesService.writeMessage(
          caller,
          id,
          parseWith(messageInput, fields).text,
          file,
          idempotencyKey,
        );
        if (!isNew && file !== null) await this.fileStorageService.deleteFile(file.storageKey);
        return thread;
      },
    });
  }

  @Post('messages/:id/read')
  @HttpCode(204)
  @Policy('fitterOrBackOffice')
  async markThreadRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body(zodBody(readInput)) { lastId }: ReadInput,
  ): Promise<void> {
    await this.messagesService.markThreadRead(caller, id, lastId);
  }

  @Post('documentRequests/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async requestDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body(zodBody(documentRequestInput)) { itemId, text }: DocumentRequestInput,
  ): Promise<MessageThread> {
    await this.documentRequestsService.requestDocument(caller, id, itemId, text);
    return this.messagesService.readThread(caller, id);
  }

  @Delete('documentRequests/:id/:requestId')
  @Policy('backOffice')
  async revokeDocumentRequest(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Param('requestId', requestIdPipe()) request: number,
  ): Promise<MessageThread> {
    await this.documentRequestsService.revokeDocumentRequest(caller, id, request);
    return this.messagesService.readThread(caller, id);
  }

  @Post('documentRequests/:id/:requestId/answer')
  @HttpCode(200)
  @Policy('fitter')
  async answerDocumentRequest(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Param('requestId', requestIdPipe()) request: number,
    @Body(zodBody(documentAnswerInput)) { text }: DocumentAnswerInput,
  ): Promise<MessageThread> {
    await this.documentRequestsService.answerDocumentRequest(caller, id, request, text);
    return this.messagesService.readThread(caller, id);
  }

  /** Documents with their files, for the pages that only read a dossier. */
  @Get('documents/:id')
  @Policy('fitterOrBackOffice')
  async listDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<DossierDocumentList> {
    return this.dossierDocumentListService.listDocuments(caller, id);
  }
}
