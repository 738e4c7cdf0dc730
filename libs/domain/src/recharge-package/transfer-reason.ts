/** Longest text a credit transfer carries (EPC rulebook, unstructured remittance information). */
export const TRANSFER_REASON_MAX = 140;

export interface TransferReasonParts {
  businessName: string | null;
  email: string;
  packageName: string;
}

const SEPARATOR = ' - ';

/**
 * Reason of the transfer for a package, in the characters banks pass on: company, e-mail, package.
 * The company is shortened first and the package's name second, since the e-mail finds the buyer.
 */
export function buildTransferReason({
  businessName,
  email,
  packageName,
}: TransferReasonParts): string {
  const mail = toSepaText(email);
  const pack = truncateText(
    toSepaText(packageName),
    Math.max(0, TRANSFER_REASON_MAX - mail.length - SEPARATOR.length),
  );
  const rest = [mail, pack].filter(Boolean).join(SEPARATOR);
  const company = truncateText(
    toSepaText(businessName ?? ''),
    Math.max(0, TRANSFER_REASON_MAX - rest.length - SEPARATOR.length),
  );
  return truncateText([company, rest].filter(Boolean).join(SEPARATOR), TRANSFER_REASON_MAX);
}

const truncateText = (text: string, length: number): string =>
  [...text].slice(0, length).join('').trim();

/** The characters every bank in the SEPA area passes on; accents are dropped, `@` becomes `(at)`, the rest a space. */
export function toSepaText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/@/g, '(at)')
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
