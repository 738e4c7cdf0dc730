import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import type { FieldError } from '@pratiche/domain';
import { useEffect, useState } from 'react';
import { errorText } from '../alerts/error-text.js';
import { Button } from '../basic/index.js';
import { TextField } from '../fields/TextField.js';
import { setServerError } from '../form/server-errors.js';
import { useFormField } from '../form/useFormField.js';
import { useRulesForm } from '../form/useRulesForm.js';
import { useSession } from '../session/useSession.js';

interface TwoFactorFormProps {
  /** Proof of the first step, from the server. */
  secondStep: string;
  /** Back to e-mail and password, with the reason where it was not the person's wish. */
  onBack: (why: string | null) => void;
}

const CODE_FIELD_ID = 'login-code';
const focusCode = (): void => document.getElementById(CODE_FIELD_ID)?.focus();

interface CodeValues {
  code: string | null;
}

const EMPTY_CODE: CodeValues = { code: null };
const checkCode = ({ code }: CodeValues): FieldError[] =>
  code?.trim() ? [] : [{ field: 'code', message: 'Inserire il codice.' }];

/** Second step of the login: a code of the app, or a recovery code. */
export function TwoFactorForm({ secondStep, onBack }: TwoFactorFormProps) {
  const { confirmLogin } = useSession();
  const form = useRulesForm({ defaultValues: EMPTY_CODE, rules: checkCode });
  const { error, ...codeField } = useFormField(form, 'code', { id: CODE_FIELD_ID });
  const [busy, setBusy] = useState(false);

  useEffect(() => focusCode(), []);

  async function submit({ code }: CodeValues): Promise<void> {
    setBusy(true);
    try {
      await confirmLogin(secondStep, code?.trim() ?? '');
    } catch (failure) {
      setBusy(false);
      if (
        failure instanceof ApiError &&
        failure.status === 401 &&
        failure.code !== PROBLEM_CODES.wrongCode
      )
        onBack(failure.message);
      else setServerError(form, 'code', errorText(failure));
      focusCode();
    }
  }

  return (
    <form
      className="pr-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void form.handleSubmit(submit, focusCode)();
      }}
    >
      <div role="alert">
        {error && (
          <div className="pr-alert pr-alert-error">
            <p>{error}</p>
          </div>
        )}
      </div>
      <h2>Secondo passaggio</h2>
      <TextField
        {...codeField}
        label="Codice"
        autoComplete="one-time-code"
        required
        help="Le sei cifre che l’app mostra adesso. Senza telefono: uno dei codici di recupero."
      />
      <Button type="primary" htmlType="submit" size="large" loading={busy} block>
        Conferma
      </Button>
      <Button size="large" onClick={() => onBack(null)} block>
        Indietro
      </Button>
    </form>
  );
}
