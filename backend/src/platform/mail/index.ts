export { MailModule } from './mail.module.js';
export { MAIL_JOB, MailQueue, type NewMail } from './mail-queue.js';
export type { ComposedMail, MailAbout, MailTemplate, OptOut } from './mail-template.js';
