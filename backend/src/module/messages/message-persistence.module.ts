import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/documents.module.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import { DossierMessageEntity } from './threads/dossier-message.entity.js';
import { DocumentRequest } from './document-requests/document-request.entity.js';
import { DocumentRequestSettlementListener } from './document-requests/document-request-settlement.listener.js';
import { MessageThread } from './threads/message-thread.entity.js';
import { MessageThreadRepository } from './threads/message-thread.repository.js';

@Module({
  imports: [
    DocumentsModule,
    TypeOrmModule.forFeature([MessageThread, DossierMessageEntity, DocumentRequest]),
  ],
  providers: [
    MessageThreadRepository,
    DocumentRequestRepository,
    DocumentRequestSettlementListener,
  ],
  exports: [MessageThreadRepository, DocumentRequestRepository],
})
export class MessagePersistenceModule {}
