import { Module } from '@nestjs/common';
import { TaxCodeService } from './tax-code.service.js';

/** Reads the data encoded in a tax code. */
@Module({
  providers: [TaxCodeService],
  exports: [TaxCodeService],
})
export class TaxCodeModule {}
