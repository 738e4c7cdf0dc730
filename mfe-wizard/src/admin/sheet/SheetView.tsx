import { eneaSheet, type DossierForm } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useMemo } from 'react';
import { BlockCard } from './BlockCard.js';
import { copyProgress } from './ticks.js';
import { useCopyText } from './useCopyText.js';
import { useTicks } from './useTicks.js';

/** The data of a dossier as ENEA's form asks them, read-only, with a copy button per value and per block. */
export function SheetView({ dossierId, form }: { dossierId: number; form: DossierForm }) {
  const blocks = useMemo(() => eneaSheet(form), [form]);
  const { ticks, markCopied, clear } = useTicks(dossierId);
  const { copy, announcement } = useCopyText();
  const { copied, changed, total } = copyProgress(blocks, ticks);

  return (
    <section aria-labelledby="sheet-title" className="sheet">
      <div className="sheet-head">
        <h2 id="sheet-title">Scheda ENEA</h2>
        <div className="sheet-progress">
          <progress value={copied} max={Math.max(total, 1)} aria-label="Valori copiati" />
          <span>
            {copied} di {total} valori copiati
            {changed > 0 && <strong>, {changed} {changed === 1 ? 'cambiato' : 'cambiati'} dopo la copia</strong>}
          </span>
          {copied + changed > 0 && <Button type="link" onClick={clear}>Azzera i segni</Button>}
        </div>
      </div>
      {blocks.map((block) => (
        <BlockCard
          key={block.key}
          block={block}
          ticks={ticks}
          onCopy={async (text, fields, what) => {
            if (await copy(text, what)) markCopied(fields);
          }}
        />
      ))}
      <div role="status" className="pr-visually-hidden">{announcement}</div>
    </section>
  );
}
