import { ForgotPasswordPage } from '../password-recovery/ForgotPasswordPage.js';
import { ResetPasswordPage } from '../password-recovery/ResetPasswordPage.js';
import { RegisterPage } from '../register/RegisterPage.js';
import { TermsPage } from '../terms-conditions/TermsPage.js';
import { UnsubscribePage } from '../unsubscribe/UnsubscribePage.js';
import { VerifyEmailPage } from '../verify-email/VerifyEmailPage.js';

/** Pages for people without a session, but for the login. */
export default {
  forgot: ForgotPasswordPage,
  reset: ResetPasswordPage,
  register: RegisterPage,
  terms: TermsPage,
  unsubscribe: UnsubscribePage,
  verify: VerifyEmailPage,
};
