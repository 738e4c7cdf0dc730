import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../platform/http/index.js';
import { MunicipalitiesService, type EncodedMunicipalityList } from './municipalities.service.js';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { FoundMunicipalityDto, MunicipalityDto } from './dto/municipality.dto.js';
import { Call } from '../platform/openapi/index.js';

/** Public: registration needs the list before there is an account. */
@ApiTags('Municipalities')
@Controller('municipalities')
export class MunicipalitiesController {
  constructor(private readonly municipalitiesService: MunicipalitiesService) {}

  @Get('getAll')
  @Call('List all municipalities', 'public', {
    description: 'With an ETag: If-None-Match answers 304 while the list is the same.',
    answer: [MunicipalityDto],
  })
  @ApiResponse({ status: 304, description: 'The list is the one that the caller has.' })
  async listMunicipalities(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const list = await this.municipalitiesService.getEncodedList();
    void reply.headers({ etag: list.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], list.etag))
      return void reply.code(304).send();
    const { encoding, bytes } = chooseEncoding(
      list,
      String(request.headers['accept-encoding'] ?? ''),
    );
    void reply.header('content-type', 'application/json; charset=utf-8');
    if (encoding !== null) void reply.header('content-encoding', encoding);
    void reply.send(bytes);
  }

  @Get('fromZip/:zip/:name')
  @Call('Find a municipality by postal code and name', 'public', {
    description:
      'The name may be shortened, in another language, or that of a hamlet. `cap` is empty where the postal code is not one of several; a name that several may mean is a 404 with `candidates`.',
    answer: FoundMunicipalityDto,
  })
  findByZipAndName(@Param('zip') zip: string, @Param('name') name: string): FoundMunicipalityDto {
    return this.municipalitiesService.findByZipAndName(zip, name);
  }
}

/** Chooses the smallest precompressed variant that the browser accepts. */
function chooseEncoding(
  { json, gzipped, brotli }: EncodedMunicipalityList,
  accepted: string,
): { encoding: string | null; bytes: Buffer } {
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(
      accepted,
    );
  if (brotli !== null && takes('br')) return { encoding: 'br', bytes: brotli };
  return takes('gzip') ? { encoding: 'gzip', bytes: gzipped } : { encoding: null, bytes: json };
}
