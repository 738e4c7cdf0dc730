import {
  Body,
  Controller,
  Get,
  Header,
  Ip,
  Param,
  Post,
  Put,
  type PipeTransform,
} from '@nestjs/common';
import { BodyLimit } from '../../platform/http/index.js';
import { DOSSIER_BODY_MAX_BYTES } from '../dossier-body.constants.js';
import { TaxCodeDecoderService } from '../tax-code/tax-code-decoder.service.js';
import { BeneficiaryFormService } from './beneficiary-form.service.js';
import { OpenLinkService } from './open-link.service.js';
import { BeneficiaryDossierDto } from './dto/beneficiary-dossier.dto.js';
import { SsnDataDto } from '../tax-code/dto/ssn-data.dto.js';
import { BeneficiaryRequestDto } from './dto/beneficiary-request.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { Call } from '../../platform/openapi/index.js';

/** An invalid number is treated like a link that does not work. */
const dossierNumberPipe: PipeTransform<string, number> = {
  transform: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0),
};

/** The customer's side of a link, without a login. Logs contain the route's pattern, never the token. */
@ApiTags('Module')
@Controller('Module')
export class BeneficiaryFormController {
  constructor(
    private readonly beneficiaryFormService: BeneficiaryFormService,
    private readonly openLinkService: OpenLinkService,
    private readonly taxCodeService: TaxCodeDecoderService,
  ) {}

  @Get('getModuleByToken/:id/:token')
  @Call('Open the part of a dossier that a customer fills in', 'beneficiaryLink', {
    answer: BeneficiaryDossierDto,
  })
  @Header('cache-control', 'no-store')
  async openForm(
    @Param('id', dossierNumberPipe) id: number,
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<BeneficiaryDossierDto> {
    return this.beneficiaryFormService.openForm(id, token, address);
  }

  @Put('updateByBeneficiary/:token')
  @Call('Save the part of a dossier that a customer fills in', 'beneficiaryLink', {
    answer: BeneficiaryDossierDto,
    problems: { 400: ['dossier-refused'], 409: ['dossier-frozen', 'version-conflict'] },
  })
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  @Header('cache-control', 'no-store')
  async saveForm(
    @Param('token') token: string,
    @Body() body: BeneficiaryRequestDto,
    @Ip() address: string,
  ): Promise<BeneficiaryDossierDto> {
    return this.beneficiaryFormService.saveForm(token, body, address);
  }

  @Post('finishByBeneficiary/:token')
  @Call('Say that the part of the customer is complete', 'beneficiaryLink', {
    status: 204,
    problems: { 409: ['dossier-frozen'] },
  })
  async finishForm(@Param('token') token: string, @Ip() address: string): Promise<void> {
    await this.beneficiaryFormService.finishForm(token, address);
  }

  @Get('getDataFromSSNByToken/:token/:ssn')
  @Call('Read what a tax code says, with a link', 'beneficiaryLink', {
    answer: SsnDataDto,
    problems: { 409: ['dossier-frozen'], 422: ['tax-code-not-recognised'] },
  })
  @Header('cache-control', 'no-store')
  async decodeTaxCode(
    @Param('token') token: string,
    @Param('ssn') ssn: string,
    @Ip() address: string,
  ): Promise<SsnDataDto> {
    await this.openLinkService.findOpenLinkRateLimited(token, address);
    return this.taxCodeService.decodeTaxCode(ssn);
  }
}
