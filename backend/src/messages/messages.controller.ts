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
import { FileIntake } from '../documents/file-intake.js';
import { DOSSIER_NOT_FOUND } from '../module/dossier-store.js';
import { checkedKey } from '../module/request-headers.js';
import { idParam, parseWith, zodBody } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { FileStorage } from '../platform/storage/index.js';
import { DocumentsOfDossier } from './documents-of-dossier.js';
import { MessagesService } from './messages.service.js';

const dossierId = () => idParam(DOSSIER_NOT_FOUND);
const requestId = () => idParam('Questa richiesta non esiste.');

/** The thread between the owner of a dossier and the back office. */
@Controller('Module')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly intake: FileIntake,
    private readonly storage: FileStorage,
    private readonly documents: DocumentsOfDossier,
  ) {}

  @Get('messages/:id')
  @Policy('fitterOrBackOffice')
  async read(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
  ): Promise<MessageThread> {
    return this.messages.read(caller, id);
  }

  @Post('messages/:id')
  @HttpCode(200)
  @Policy('fitterOrBackOffice')
  async write(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Req() request: FastifyRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<MessageThread> {
    const used = checkedKey(key);
    return this.intake.receive(request, {
      field: 'attachedFile',
      gate: async () => this.messages.mayWrite(caller, id),
      use: async (fields, file) => {
        const { isNew, thread } = await this.messages.write(
          caller,
          id,
          parseWith(messageInput, fields).text,
          file,
          used,
        );
        if (!isNew && file !== null) await this.storage.delete(file.storageKey);
        return thread;
      },
    });
  }

  @Post('messages/:id/read')
  @HttpCode(204)
  @Policy('fitterOrBackOffice')
  async markRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Body(zodBody(readInput)) { lastId }: ReadInput,
  ): Promise<void> {
    await this.messages.markRead(caller, id, lastId);
  }

  @Post('documentRequests/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async ask(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Body(zodBody(documentRequestInput)) { itemId, text }: DocumentRequestInput,
  ): Promise<MessageThread> {
    return this.messages.ask(caller, id, itemId, text);
  }

  @Delete('documentRequests/:id/:requestId')
  @Policy('backOffice')
  async revoke(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Param('requestId', requestId()) request: number,
  ): Promise<MessageThread> {
    return this.messages.revoke(caller, id, request);
  }

  @Post('documentRequests/:id/:requestId/answer')
  @HttpCode(200)
  @Policy('fitter')
  async answer(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Param('requestId', requestId()) request: number,
    @Body(zodBody(documentAnswerInput)) { text }: DocumentAnswerInput,
  ): Promise<MessageThread> {
    return this.messages.answer(caller, id, request, text);
  }

  /** Documents with their files, for the pages that only read a dossier. */
  @Get('documents/:id')
  @Policy('fitterOrBackOffice')
  async documentsOf(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
  ): Promise<DossierDocumentList> {
    return this.documents.of(caller, id);
  }
}
