import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { Alert, Button, CheckboxField, TextField } from '@pratiche/ui';
import { CodeForm } from './CodeForm.js';
import { SignatureInput } from './SignatureInput.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';
import { useSigningForm, type SigningFormProps } from './useSigningForm.js';

/** The wording that is recorded stays as it is: the mark only keeps a line from breaking within the word. */
const keepEmailTogether = (text: string): string => text.replaceAll('e-mail', 'e-\u2060mail');

/** Signature, consent, and the code that comes by e-mail. */
export function SigningForm({ onRestart, ...props }: SigningFormProps) {
  const { signature } = props;
  const { consent, codeAddress } = props.papers;
  const form = useSigningForm(props);
  const { mark, hasConsent, email, isTried, sent, isBusy, failure } = form;
  return (
    <>
      <p>
        {TEXTS.signAs} <strong>{signature.signer.name}</strong>, {signature.signer.role}.
      </p>
      <SignatureInput
        signerName={signature.signer.name}
        error={isTried && mark === null ? TEXTS.signatureMissing : null}
        onChange={form.setMark}
      />
      <CheckboxField
        id="firma-consenso"
        label={keepEmailTogether(consent.text)}
        value={hasConsent}
        required
        error={isTried && !hasConsent ? REQUIRED_MESSAGE : null}
        onChange={form.setConsent}
      />
      {codeAddress === null && (
        <TextField
          id="firma-email"
          type="email"
          label={TEXTS.email}
          autoComplete="email"
          help={TEXTS.emailHelp}
          value={email}
          required
          error={isTried && email === null ? REQUIRED_MESSAGE : null}
          onChange={form.setEmail}
        />
      )}
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
