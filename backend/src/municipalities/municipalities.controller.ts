import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Municipality } from '@pratiche/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Policy } from '../platform/security/index.js';
import { MunicipalitiesService, type MunicipalityList } from './municipalities.service.js';

/** Public: registration needs the list before there is an account. */
@Controller('municipalities')
export class MunicipalitiesController {
  constructor(private readonly municipalities: MunicipalitiesService) {}

  @Get('getAll')
  @Policy('public')
  async getAll(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const list = await this.municipalities.list();
    void reply.headers({ etag: list.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (names(request.headers['if-none-match'], list.etag)) return void reply.code(304).send();
    const { encoding, bytes } = encoded(list, String(request.headers['accept-encoding'] ?? ''));
    void reply.header('content-type', 'application/json; charset=utf-8');
    if (encoding !== null) void reply.header('content-encoding', encoding);
    void reply.send(bytes);
  }

  @Get('fromZip/:zip/:name')
  @Policy('public')
  fromZip(@Param('zip') zip: string, @Param('name') name: string): Municipality {
    return this.municipalities.fromZip(zip, name);
  }
}

const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** The smallest of what was made beforehand and the browser reads. */
function encoded(
  { json, gzipped, brotli }: MunicipalityList,
  accepted: string,
): { encoding: string | null; bytes: Buffer } {
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(
      accepted,
    );
  if (brotli !== null && takes('br')) return { encoding: 'br', bytes: brotli };
  return takes('gzip') ? { encoding: 'gzip', bytes: gzipped } : { encoding: null, bytes: json };
}
