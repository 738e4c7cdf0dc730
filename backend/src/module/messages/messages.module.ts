import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PostponementModule } from '../postpone/postponement.module.js';
import { DocumentRequestsService } from './document-requests.service.js';
import { DossierDocumentListService } from './dossier-document-list.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesMailProcessor } from './messages-mail.processor.js';
import { MessagesService } from './messages.service.js';
import { MessagePersistenceModule } from './message-persistence.module.js';
import { MessageAppendService } from './message-append.service.js';
import { MessageMailService } from './message-mail.service.js';
import { MessageNotificationService } from './message-notification.service.js';
import { MessageThreadService } from './message-thread.service.js';

@Module({
  imports: [
    AccountsModule,
    DossierChargeModule,
    DocumentsModule,
    DossierDataModule,
    MessagePersistenceModule,
    NotificationsModule,
    PostponementModule,
  ],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    DocumentRequestsService,
    MessageAppendService,
    MessageMailService,
    MessageThreadService,
    MessageNotificationService,
    MessagesMailProcessor,
    DossierDocumentListService,
  ],
})
export class MessagesModule {}
