import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../../documents/documents.module.js';
import { DocumentRequests } from './document-requests.js';
import { DossierMessageRow } from './message.entity.js';
import { DocumentRequest } from './request.entity.js';
import { RequestsOnSending } from './requests-on-sending.js';
import { MessageThread } from './thread.entity.js';
import { Threads } from './threads.js';

@Module({
  imports: [
    DocumentsModule,
    TypeOrmModule.forFeature([MessageThread, DossierMessageRow, DocumentRequest]),
  ],
  providers: [Threads, DocumentRequests, RequestsOnSending],
  exports: [Threads, DocumentRequests, RequestsOnSending],
})
export class MessageStoreModule {}
