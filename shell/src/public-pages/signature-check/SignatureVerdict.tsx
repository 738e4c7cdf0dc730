import type { SignatureVerdictDto } from '@pratiche/api';
import { CheckCircleOutlined, ExclamationCircleOutlined, formatMoment } from '@pratiche/ui';
import { SIGNATURE_CHECK_TEXTS } from './texts.js';

/** The verdict on a signature, in words: the answer first, then each check and each step. */
export function SignatureVerdict({ verdict }: { verdict: SignatureVerdictDto }) {
  const { title, signerName, signerRole, signedAt, company, verificationCode, edition } = verdict;
  const { text, tone } = describeVerdict(verdict);
  const Icon = tone === 'ok' ? CheckCircleOutlined : ExclamationCircleOutlined;
  return (
    <section className="pr-card sh-verdict" aria-labelledby="esito">
      <h2 id="esito" tabIndex={-1} className={`sh-verdict-${tone}`}>
        <Icon /> {text}
      </h2>
      {verdict.reason !== null && <p>{SIGNATURE_CHECK_TEXTS.ended(verdict.reason)}</p>}
      <dl>
        <div>
          <dt>{SIGNATURE_CHECK_TEXTS.document}</dt>
          <dd>{SIGNATURE_CHECK_TEXTS.documentEdition(title, edition)}</dd>
        </div>
        <div>
          <dt>{SIGNATURE_CHECK_TEXTS.signedBy}</dt>
          <dd>
            {signerName}, {signerRole}
            {signedAt === null ? '' : SIGNATURE_CHECK_TEXTS.signedOn(formatMoment(signedAt))}
          </dd>
        </div>
        <div>
          <dt>{SIGNATURE_CHECK_TEXTS.company}</dt>
          <dd>{company}</dd>
        </div>
        <div>
          <dt>{SIGNATURE_CHECK_TEXTS.code}</dt>
          <dd>{verificationCode}</dd>
        </div>
      </dl>
      <h3>{SIGNATURE_CHECK_TEXTS.checks}</h3>
      <ul className="sh-checks">
        {verdict.checks.map(({ name, result, text: told }) => (
          <li key={name} className={`sh-check-${result}`}>
            <strong>{SIGNATURE_CHECK_TEXTS.checked(name, result)}</strong> {told}
          </li>
        ))}
      </ul>
      <details>
        <summary>{SIGNATURE_CHECK_TEXTS.events}</summary>
        <ol>
          {verdict.events.map(({ text: told, at }, index) => (
            <li key={index}>
              {formatMoment(at)}: {told}
            </li>
          ))}
        </ol>
        <p className="sh-hash">{SIGNATURE_CHECK_TEXTS.hash(verdict.documentSha256)}</p>
      </details>
    </section>
  );
}

/** The answer in one line. */
function describeVerdict({ isIntact, state, comparedFile }: SignatureVerdictDto): {
  text: string;
  tone: 'ok' | 'fault' | 'warning';
} {
  if (!isIntact) return { text: SIGNATURE_CHECK_TEXTS.broken, tone: 'fault' };
  if (state === 'voided') return { text: SIGNATURE_CHECK_TEXTS.voided, tone: 'warning' };
  if (state !== 'signed') return { text: SIGNATURE_CHECK_TEXTS.notSigned, tone: 'warning' };
  return {
    text: comparedFile ? SIGNATURE_CHECK_TEXTS.sameFile : SIGNATURE_CHECK_TEXTS.intact,
    tone: 'ok',
  };
}
