import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { cleanTaxCode, listTaxCodeClearingPatches, listTaxCodePatches } from '@pratiche/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDossierSession } from '../form/dossier-session-context.js';
import { useTaxCodeWarning } from './useTaxCodeWarning.js';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { Field } from './Field.js';
import { FIELD_TEXTS } from './texts.js';

/** A person's tax code: once it is whole, gender and birth are filled in from it. */
export function TaxCodeField({ who }: { who: 'beneficiary' | 'beneficiaryAttorney' }) {
  const session = useDossierSession();
  const { server } = session.options;
  const words = useViewerMessage();
  const asked = useRef('');
  /**
   * The value was typed without a network connection: the lookup runs when the connection is back.
   */
  const waits = useRef(false);
  /** The message about an unrecognised tax code; another code withdraws it. */
  const [told, setTold] = useState<string | null>(null);
  const isTold = useRef(false);
  const name = `${who}Ssn` as const;
  /** The code that the data of birth in the form come from. */
  const former = useRef(session.values[name]);

  const look = useCallback(
    async (value: unknown) => {
      const ssn = typeof value === 'string' ? cleanTaxCode(value) : '';
      if (isTold.current && ssn !== asked.current) {
        isTold.current = false;
        setTold(null);
        asked.current = '';
      }
      if (ssn.length !== 16 || ssn === asked.current) return;
      asked.current = ssn;
      waits.current = false;
      try {
        const data = await server.decodeTaxCode(ssn);
        // Ignores a response that does not belong to the current value of the field.
        if (asked.current !== ssn || cleanTaxCode(session.values[name] ?? '') !== ssn) return;
        session.autofillFields(listTaxCodePatches(who, data));
        former.current = ssn;
      } catch (error) {
        if (error instanceof ApiError && error.code === PROBLEM_CODES.taxCodeNotRecognised) {
          if (asked.current !== ssn) return;
          const { autofilled } = session.store.get();
          session.autofillFields(
            listTaxCodeClearingPatches(who, session.values, former.current, (field) =>
              autofilled.has(field),
            ),
          );
          isTold.current = true;
          setTold(words(error.message));
        } else {
          asked.current = '';
          waits.current = true;
        }
      }
    },
    [server, words, session, name, who],
  );

  useEffect(() => {
    const again = () => {
      if (waits.current) void look(session.values[name]);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [look, session, name]);

  const warning = useTaxCodeWarning(name);
  return (
    <>
      <Field
        name={name}
        warning={warning ?? told}
        help={FIELD_TEXTS.taxCodeHelp}
        onPicked={(value) => void look(value)}
      />
      {/* The note beside the field is not read out while it is being typed in. */}
      {told !== null && (
        <p role="alert" className="pr-visually-hidden">
          {told}
        </p>
      )}
    </>
  );
}
