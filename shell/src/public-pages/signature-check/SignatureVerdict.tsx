import type { SignatureVerdictDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/ui';

const RESULT_WORDS = { ok: 'In ordine', fault: 'Non torna', pending: 'In attesa' } as const;

/** The verdict on a signature, in words: the answer first, then each check and each step. */
export function SignatureVerdict({ verdict }: { verdict: SignatureVerdictDto }) {
  const { title, signerName, signerRole, signedAt, company, verificationCode, edition } = verdict;
  return (
    <section className="pr-card sh-verdict" aria-labelledby="esito">
      <h2 id="esito" tabIndex={-1} className={`sh-verdict-${describeVerdict(verdict).tone}`}>
        {describeVerdict(verdict).text}
      </h2>
      <dl>
        <div>
          <dt>Documento</dt>
          <dd>
            {title} (edizione {edition})
          </dd>
        </div>
        <div>
          <dt>Firmato da</dt>
          <dd>
            {signerName}, {signerRole}
            {signedAt === null ? '' : `, il ${formatMoment(signedAt)}`}
          </dd>
        </div>
        <div>
          <dt>Per</dt>
          <dd>{company}</dd>
        </div>
        <div>
          <dt>Codice di verifica</dt>
          <dd>{verificationCode}</dd>
        </div>
      </dl>
      <h3>Che cosa abbiamo controllato</h3>
      <ul className="sh-checks">
        {verdict.checks.map(({ name, result, text }) => (
          <li key={name} className={`sh-check-${result}`}>
            <strong>{RESULT_WORDS[result]}:</strong> {text}
          </li>
        ))}
      </ul>
      <details>
        <summary>Come si è svolta la firma</summary>
        <ol>
          {verdict.events.map(({ text, at }, index) => (
            <li key={index}>
              {formatMoment(at)}: {text}
            </li>
          ))}
        </ol>
        <p className="sh-hash">Impronta SHA-256 del documento: {verdict.documentSha256}</p>
      </details>
    </section>
  );
}

/** The answer in one line. */
function describeVerdict({ isIntact, state, comparedFile }: SignatureVerdictDto): {
  text: string;
  tone: 'ok' | 'fault' | 'warning';
} {
  if (!isIntact) return { text: 'La firma non è integra: qualcosa è cambiato', tone: 'fault' };
  if (state === 'voided')
    return { text: 'La firma era regolare, ma non vale più', tone: 'warning' };
  if (state !== 'signed') return { text: 'Il documento non è firmato', tone: 'warning' };
  return {
    text: comparedFile
      ? 'La firma è integra e il documento è quello firmato'
      : 'La firma è integra',
    tone: 'ok',
  };
}
