export { MailBrandPort } from './mail-brand.port.js';
export { MailModule } from './mail.module.js';
export { MAIL_JOB, MailQueueService, type NewMail } from './mail-queue.service.js';
export type { ComposedMail, MailContext, MailTemplate, MailOptOut } from './mail-template.types.js';
