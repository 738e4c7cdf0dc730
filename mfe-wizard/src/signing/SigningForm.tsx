import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { Alert, Button, CheckboxField } from '@pratiche/ui';
import { EmailField } from '@pratiche/ui/form';
import { CodeForm } from './CodeForm.js';
import { SignatureInput } from './SignatureInput.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';
import {
  consentFieldId,
  SIGNING_FIELDS,
  useSigningForm,
  type SigningFormProps,
} from './useSigningForm.js';

/** The wording that is recorded stays as it is: the mark only keeps a line from breaking within the word. */
const keepEmailTogether = (text: string): string => text.replaceAll('e-mail', 'e-\u2060mail');

/** Signature, consent, and the code that comes by e-mail. */
export function SigningForm({ onRestart, ...props }: SigningFormProps) {
  const { signatures } = props;
  const [{ signer }, ...others] = signatures;
  const { consent, codeAddress } = props.papers;
  const form = useSigningForm(props);
  const { mark, accepted, email, isTried, sent, isBusy, failure } = form;
  return (
    <>
      <p>
        {TEXTS.signAs} <strong>{signer.name}</strong>, {signer.role}.
      </p>
      <SignatureInput
        signerName={signer.name}
        error={isTried && mark === null ? TEXTS.signatureMissing : null}
        onChange={form.setMark}
      />
      {/* The sentence of the record, whole and once; each paper is still accepted on its own. */}
      {others.length > 0 && <p>{keepEmailTogether(consent.text)}</p>}
      {signatures.map(({ id, title }) => (
        <CheckboxField
          key={id}
          id={consentFieldId(id)}
          label={others.length > 0 ? TEXTS.acceptFor(title) : keepEmailTogether(consent.text)}
          value={accepted.includes(id)}
          required
          error={isTried && !accepted.includes(id) ? REQUIRED_MESSAGE : null}
          onChange={(isAccepted) =>
            form.setAccepted([...accepted.filter((one) => one !== id), ...(isAccepted ? [id] : [])])
          }
        />
      ))}
      {codeAddress === null && (
        <EmailField
          id={SIGNING_FIELDS.email}
          label={TEXTS.email}
          autoComplete="email"
          help={TEXTS.emailHelp}
          value={email}
          required
          error={isTried && email === null ? REQUIRED_MESSAGE : null}
          onChange={form.setEmail}
        />
      )}
      <p className="pr-visually-hidden" role="alert">
        {form.refusal}
      </p>
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure.text}
          {...(failure.isEnd
            ? { action: <Button onClick={onRestart}>{TEXTS.openAgain}</Button> }
            : {})}
        />
      )}
      {sent === null ? (
        <Button
          type="primary"
          size="large"
          loading={isBusy}
          onClick={() => void form.requestCode()}
        >
          {TEXTS.sendCode(codeAddress)}
        </Button>
      ) : (
        <CodeForm
          sent={sent}
          isSending={isBusy}
          onSign={form.sign}
          onAgain={() => void form.requestCode()}
        />
      )}
    </>
  );
}
