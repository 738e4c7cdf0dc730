import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentsModule } from '../module/documents/documents.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { MessagePersistenceModule } from '../module/messages/message-persistence.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { InfectedDocumentListener } from './infected-document.listener.js';
import { UploadController } from './upload.controller.js';
import { UploadService } from './upload.service.js';

@Module({
  imports: [
    AccountsModule,
    DocumentsModule,
    DossiersModule,
    MessagePersistenceModule,
    NotificationsModule,
  ],
  controllers: [UploadController],
  providers: [InfectedDocumentListener, UploadService],
  exports: [UploadService],
})
export class UploadModule {}
