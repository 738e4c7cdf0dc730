import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { MessageStoreModule } from '../messages/store/message-store.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { InfectedDocuments } from './infected-documents.js';
import { UploadController } from './upload.controller.js';
import { UploadService } from './upload.service.js';

@Module({
  imports: [DocumentsModule, DossiersModule, MessageStoreModule, NotificationsModule],
  controllers: [UploadController],
  providers: [InfectedDocuments, UploadService],
  exports: [UploadService],
})
export class UploadModule {}
