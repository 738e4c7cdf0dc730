import { Button, Dialog } from '@pratiche/ui';
import { useState } from 'react';
import { nameOfPath, shownValue } from '../fields/catalog/index.js';
import { useDossier, useDossierState } from './context.js';

/** Two people changed the same values: which ones to keep is for a person to say, one by one. */
export function ConflictDialog() {
  const session = useDossier();
  const clashes = useDossierState((state) => state.clashes);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  if (clashes === null || clashes.length === 0) return null;

  const choose = (paths: string[], isTheirs: boolean) => {
    const next = new Set(theirs);
    for (const path of paths) if (isTheirs) next.add(path); else next.delete(path);
    setTheirs(next);
  };
  const all = clashes.map(({ path }) => path);
  const done = () => { session.decide(theirs); setTheirs(new Set()); };
  const footer = <Button type="primary" onClick={done}>Salva con i valori scelti</Button>;

  return (
    <Dialog open persistent width={900} title="La pratica è stata modificata anche altrove" footer={footer} onClose={() => undefined}>
      <p>Un’altra persona, o un’altra scheda del browser, ha salvato valori diversi dai tuoi. Scegli quali tenere: le altre modifiche sono già state unite.</p>
      <div className="wz-clash-all">
        <Button size="small" onClick={() => choose(all, false)}>Tieni tutti i miei</Button>
        <Button size="small" onClick={() => choose(all, true)}>Tieni tutti gli altri</Button>
      </div>
      <div className="wz-clashes">
        {clashes.map(({ path, mine, theirs: other }) => (
          <fieldset key={path}>
            <legend>{nameOfPath(path)}</legend>
            <label><input type="radio" name={`scelta-${path}`} checked={!theirs.has(path)} onChange={() => choose([path], false)} /> <span><small>Il mio valore</small>{shownValue(path, mine)}</span></label>
            <label><input type="radio" name={`scelta-${path}`} checked={theirs.has(path)} onChange={() => choose([path], true)} /> <span><small>Il valore salvato altrove</small>{shownValue(path, other)}</span></label>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
