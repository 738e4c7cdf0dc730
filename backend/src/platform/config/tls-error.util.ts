/** What clients of the parts say when TLS cannot be had; some say it in their text alone. */
const TLS_ERRORS: readonly [RegExp, string][] = [
  [
    /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate's altnames/,
    'its certificate is for another name',
  ],
  [/CERT_HAS_EXPIRED|certificate has expired/, 'its certificate has expired'],
  [
    /UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT|unable to verify the first certificate|self-signed certificate|unable to get (?:local )?issuer certificate/,
    'its certificate is from an authority that is not known here; NODE_EXTRA_CA_CERTS adds one',
  ],
  [/HANDSHAKE_NO_SSL_SUPPORT|ERR_SSL_WRONG_VERSION_NUMBER|^ETLS/, 'it offers no TLS'],
];

interface ErrorWithCode {
  code?: string;
  originalCode?: string;
  message?: string;
  cause?: unknown;
}

/** Why a part could not be reached over TLS, in words; `null` where that was not the reason. */
export function describeTlsError(error: unknown): string | null {
  const { code = '', originalCode = '', message = '', cause } = (error ?? {}) as ErrorWithCode;
  return (
    TLS_ERRORS.find(([pattern]) =>
      [originalCode, code, message].some((text) => pattern.test(text)),
    )?.[1] ?? (cause === undefined ? null : describeTlsError(cause))
  );
}
