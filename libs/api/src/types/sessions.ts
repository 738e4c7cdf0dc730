/**
 * Answer of `POST Accounts/login` where a second step was chosen: what `POST Accounts/login-code`
 * wants with the code.
 */
export interface SecondStep {
  secondStep: string;
}

/** One row of `GET Accounts/sessions`: a device on which the user is logged in. */
export interface OwnSession {
  id: number;
  /** "Chrome su Windows". */
  device: string;
  /** Shortened network address; empty when not known. */
  address: string;
  created: string;
  lastUsed: string;
  /** The session of this request. */
  isCurrent: boolean;
}

/** Answer of `GET Accounts/two-factor`. */
export interface TwoFactorState {
  isOn: boolean;
  /** It cannot be turned off. */
  isRequired: boolean;
  since: string | null;
  recoveryCodesLeft: number;
}

/**
 * Answer of `POST Accounts/two-factor/begin`: the secret for the app, as text and as QR code
 * content.
 */
export interface TwoFactorSecret {
  secret: string;
  uri: string;
}

/** Ways in without the app, each once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/**
 * One row of `GET Accounts/two-factor/accounts`: a back office account that uses the two-step
 * login.
 */
export interface TwoFactorAccount {
  id: number;
  email: string;
  name: string;
  since: string;
}
