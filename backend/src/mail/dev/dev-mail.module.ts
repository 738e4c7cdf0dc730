import { Module } from '@nestjs/common';
import { DevMailController } from './dev-mail.controller.js';
import { SentMails } from './sent-mails.js';

@Module({ controllers: [DevMailController], providers: [SentMails] })
export class DevMailModule {}
