import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { SaidDto } from '../../platform/http/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { CompanyLogoService } from './company-logo.service.js';
import { CompanyLogoDto } from './dto/profile-request.dto.js';

/** The logo that customers see on their page. */
@ApiTags('Accounts')
@Controller('Accounts')
export class CompanyLogoController {
  constructor(private readonly companyLogoService: CompanyLogoService) {}

  @Put('logo')
  @ApiOperation({ summary: 'Set or remove the logo of the caller for customers' })
  @ApiOkResponse({ type: SaidDto })
  @HttpCode(200)
  @ApiProblems(404)
  @Policy('fitter')
  @RateLimit('heavy')
  async changeLogo(
    @CurrentUser() caller: CurrentCaller,
    @Body() { logo }: CompanyLogoDto,
  ): Promise<SaidDto> {
    await this.companyLogoService.changeLogo(caller, logo);
    return {
      message: logo === '' ? 'Logo tolto.' : 'Logo salvato: i clienti lo vedono da adesso.',
    };
  }
}
