import { CheckboxField, setSingleKeysOn, useSingleKeys } from '@pratiche/ui';

/** The operator's switch for keys of a single letter, as in lists and dossiers. */
export function KeysCard() {
  return (
    <section className="pr-card" aria-labelledby="keys-title">
      <h2 id="keys-title">Tasti singoli</h2>
      <p>
        Negli elenchi e nelle pratiche una lettera da sola sposta, apre, accetta. Se detti a voce o
        usi programmi di assistenza, puoi spegnerle su questo dispositivo. Ctrl K resta.
      </p>
      <CheckboxField
        id="single-keys"
        label="Usa i tasti singoli"
        value={useSingleKeys()}
        onChange={setSingleKeysOn}
      />
    </section>
  );
}
