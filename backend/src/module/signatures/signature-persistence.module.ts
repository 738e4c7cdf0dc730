import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaperSignature } from './paper-signature.entity.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';
import { SignatureErasureService } from './signature-erasure.service.js';
import { SignatureEventRow } from './signature-event.entity.js';

/** Rows of signatures, which go with their dossier. */
@Module({
  imports: [TypeOrmModule.forFeature([PaperSignature, SignatureEventRow])],
  providers: [PaperSignatureRepository, SignatureErasureService],
  exports: [PaperSignatureRepository, SignatureErasureService],
})
export class SignaturePersistenceModule {}
