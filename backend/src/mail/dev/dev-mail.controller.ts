import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../platform/http/index.js';
import { renderMailList, renderMail } from './dev-mail-pages.util.js';
import { DevMailService, type SentMail } from './dev-mail.service.js';
import { Call } from '../../platform/openapi/index.js';

const HTML = 'text/html; charset=utf-8';
/**
 * A message is shown as a mail program would: nothing runs, nothing is fetched, and only pages of
 * the portal frame it.
 */
const MESSAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const ApiTextResponse = (contentType: string): MethodDecorator =>
  ApiOkResponse({ content: { [contentType]: { schema: { type: 'string' } } } });

/**
 * Reads the e-mails that the embedded default writes to files. Available only there, because a
 * caller who reaches its loopback address may read the files as well. With a database server or an
 * SMTP server these routes do not exist.
 */
@ApiTags('DevMail')
@Controller('dev/mail')
export class DevMailController {
  constructor(private readonly devMailService: DevMailService) {}

  @Get()
  @Call('Show the e-mails written to files', 'public', {
    description: 'With SMTP there are none, and the answer is a 404.',
    problems: { 404: ['not-found'] },
  })
  @ApiTextResponse('text/html')
  @Header('content-type', HTML)
  async showMailList(): Promise<string> {
    return renderMailList(await this.devMailService.listLatestMails());
  }

  @Get(':id')
  @Call('Show an e-mail', 'public')
  @ApiTextResponse('text/html')
  @Header('content-type', HTML)
  async showMail(@Param('id') id: string): Promise<string> {
    return renderMail(await this.requireMail(id));
  }

  @Get(':id/html')
  @Call('Show the HTML part of an e-mail', 'public')
  @ApiTextResponse('text/html')
  async showHtmlPart(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { mail } = await this.requireMail(id);
    // Links open beside the list, not inside the frame.
    const html = (mail.html ?? '').replace('<head>', '<head><base target="_blank">');
    await reply
      .header('content-type', HTML)
      .header('content-security-policy', MESSAGE_POLICY)
      .removeHeader('x-frame-options')
      .send(html);
  }

  @Get(':id/source')
  @Call('Read the source of an e-mail', 'public')
  @ApiTextResponse('text/plain')
  async downloadSource(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await this.requireMail(id);
    await reply
      .header('content-type', 'text/plain; charset=utf-8')
      .send(await this.devMailService.readMailSource(id));
  }

  private async requireMail(id: string): Promise<SentMail> {
    const found = await this.devMailService.findMail(id);
    if (found === null) throw notFound('Questa e-mail non esiste.');
    return found;
  }
}
