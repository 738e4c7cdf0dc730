export { MailModule } from './mail.module.js';
export { MailQueue, type NewMail } from './mail-queue.js';
export type { MailTemplate } from './mail-template.js';
