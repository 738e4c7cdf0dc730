import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DossiersModule } from './dossiers.module.js';
import { MunicipalitiesModule } from '../municipalities/municipalities.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CustomerDraftRepository } from './customer-import/customer-draft.repository.js';
import { CustomerImportController } from './customer-import/customer-import.controller.js';
import { CustomerImportService } from './customer-import/customer-import.service.js';
import { CustomerPreviewService } from './customer-import/customer-preview.service.js';
import { readBodyBytes, XML_CONTENT_TYPE } from './xml/xml-upload.util.js';
import { XmlController } from './xml/xml.controller.js';
import { XmlService } from './xml/xml.service.js';

/** `Module/xml`, `Module/csv`: drafts from data files and lists of customers. */
@Module({
  imports: [DossiersModule, MunicipalitiesModule, SettingsModule],
  controllers: [CustomerImportController, XmlController],
  providers: [CustomerDraftRepository, CustomerImportService, CustomerPreviewService, XmlService],
})
export class ImportsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Bodies of this type arrive as bytes: their encoding is not known before they are read. */
  onModuleInit(): void {
    // Without HTTP (a worker, a tool) there are no bodies.
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    if (fastify === undefined || fastify.hasContentTypeParser(XML_CONTENT_TYPE)) return;
    fastify.addContentTypeParser(XML_CONTENT_TYPE, (_request: FastifyRequest, payload: Readable) =>
      readBodyBytes(payload),
    );
  }
}
