import { Global, Module } from '@nestjs/common';
import { FileReadingService } from './file-reading.service.js';

/** Reads files of others in a thread, for every feature that looks into them. */
@Global()
@Module({ providers: [FileReadingService], exports: [FileReadingService] })
export class FileReadingModule {}
