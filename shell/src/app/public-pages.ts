import { ForgotPasswordPage } from '../password-recovery/ForgotPasswordPage.js';
import { ResetPasswordPage } from '../password-recovery/ResetPasswordPage.js';
import { RegistrationPage } from '../registration/RegistrationPage.js';
import { TermsPage } from '../registration/terms-conditions/TermsPage.js';
import { UnsubscribePage } from '../notifications/UnsubscribePage.js';
import { VerifyEmailPage } from '../registration/verify-email/VerifyEmailPage.js';

/** Pages for people without a session, but for the login. */
export default {
  forgot: ForgotPasswordPage,
  reset: ResetPasswordPage,
  register: RegistrationPage,
  terms: TermsPage,
  unsubscribe: UnsubscribePage,
  verify: VerifyEmailPage,
};
