import type { BeneficiaryDossier, SsnData } from '@pratiche/api';
import { beneficiaryInput, type BeneficiaryInputBody } from '@pratiche/api/schemas';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Ip,
  Param,
  Post,
  Put,
  type PipeTransform,
} from '@nestjs/common';
import { zodBody } from '../platform/http/index.js';
import { Policy } from '../platform/security/index.js';
import { BeneficiaryService } from './beneficiary.service.js';

/** A number that cannot be one is a link that does not work, like any other. */
const dossierNumber: PipeTransform<string, number> = {
  transform: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0),
};

/** What customers do with their link, without a login. Logs keep the pattern of an address, never the token in it. */
@Controller('Module')
export class BeneficiaryController {
  constructor(private readonly beneficiary: BeneficiaryService) {}

  @Get('getModuleByToken/:id/:token')
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async open(
    @Param('id', dossierNumber) id: number,
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<BeneficiaryDossier> {
    return this.beneficiary.open(id, token, address);
  }

  @Put('updateByBeneficiary/:token')
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async save(
    @Param('token') token: string,
    @Body(zodBody(beneficiaryInput)) body: BeneficiaryInputBody,
    @Ip() address: string,
  ): Promise<BeneficiaryDossier> {
    return this.beneficiary.save(token, body, address);
  }

  @Post('finishByBeneficiary/:token')
  @HttpCode(204)
  @Policy('beneficiaryLink')
  async finish(@Param('token') token: string, @Ip() address: string): Promise<void> {
    await this.beneficiary.finish(token, address);
  }

  @Get('getDataFromSSNByToken/:token/:ssn')
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async dataFromSsn(
    @Param('token') token: string,
    @Param('ssn') ssn: string,
    @Ip() address: string,
  ): Promise<SsnData> {
    return this.beneficiary.decode(token, ssn, address);
  }
}
