import { Module } from '@nestjs/common';
import { TaxCodeDecoderService } from './tax-code-decoder.service.js';

/** Reads the data encoded in a tax code. */
@Module({
  providers: [TaxCodeDecoderService],
  exports: [TaxCodeDecoderService],
})
export class TaxCodeModule {}
