export { MailBrandPort } from './mail-brand.port.js';
export { MailModule } from './mail.module.js';
export { MAIL_JOB, MailQueueService, type NewMail } from './mail-queue.service.js';
export { MailOutcomeEvent, type MailOutcome } from './mail-outcome.event.js';
export type {
  ComposedMail,
  MailAttachment,
  MailContext,
  MailOptOut,
  MailReceipt,
  MailTemplate,
} from './mail-template.types.js';
