import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DocumentsOfDossier } from './documents-of-dossier.js';
import { MessagesController } from './messages.controller.js';
import { MessagesMail } from './messages-mail.job.js';
import { MessagesService } from './messages.service.js';
import { MessageStoreModule } from './store/message-store.module.js';
import { ThreadNews } from './thread-news.js';
import { ThreadReader } from './thread-reader.js';

@Module({
  imports: [
    AccountsModule,
    DocumentsModule,
    DossiersModule,
    MessageStoreModule,
    NotificationsModule,
  ],
  controllers: [MessagesController],
  providers: [MessagesService, ThreadReader, ThreadNews, MessagesMail, DocumentsOfDossier],
})
export class MessagesModule {}
