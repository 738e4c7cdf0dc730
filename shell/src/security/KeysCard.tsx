import { CheckboxField, setSingleKeysOn, useSingleKeys } from '@pratiche/ui';
import { SECURITY_TEXTS as TEXTS } from './texts.js';

/** The operator's switch for keys of a single letter, as in lists and dossiers. */
export function KeysCard() {
  return (
    <section className="pr-card" aria-labelledby="keys-title">
      <h2 id="keys-title">{TEXTS.keys}</h2>
      <p>{TEXTS.keysText}</p>
      <CheckboxField
        id="single-keys"
        label={TEXTS.useKeys}
        value={useSingleKeys()}
        onChange={setSingleKeysOn}
      />
    </section>
  );
}
