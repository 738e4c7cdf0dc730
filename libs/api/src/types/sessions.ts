/** Answer of `POST Accounts/login` where a second step was chosen: what `POST Accounts/login-code` wants with the code. */
export interface SecondStep {
  secondStep: string;
}

/** One row of `GET Accounts/sessions`: a device one is logged in on. */
export interface OwnSession {
  id: number;
  /** "Chrome su Windows". */
  device: string;
  /** Shortened network address; empty when not known. */
  address: string;
  created: string;
  lastUsed: string;
  /** The one that asks. */
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

/** Answer of `POST Accounts/two-factor/begin`: for the app, as text and as what its QR code says. */
export interface TwoFactorSecret {
  secret: string;
  uri: string;
}

/** Ways in without the app, each once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** One row of `GET Accounts/two-factor/accounts`: who of the back office logs in in two steps. */
export interface TwoFactorAccount {
  id: number;
  email: string;
  name: string;
  since: string;
}
