import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DossierDataModule } from '../dossier-data.module.js';
import { TaxCodeModule } from '../tax-code/tax-code.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { readBodyBytes, XML_CONTENT_TYPE } from './xml-upload.util.js';
import { XmlController } from './xml.controller.js';
import { XmlService } from './xml.service.js';

/** `Module/xml`: a dossier from a data file, and a data file of a dossier. */
@Module({
  imports: [DossierDataModule, TaxCodeModule, MunicipalitiesModule],
  controllers: [XmlController],
  providers: [XmlService],
})
export class XmlModule implements OnModuleInit {
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
