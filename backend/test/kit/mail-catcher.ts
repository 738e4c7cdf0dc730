export { startMailCatcher, type MailCatcher } from '../../../tools/services/mail-catcher.ts';
