import { sheetText, type SheetBlock, type SheetField } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { FieldRow } from './FieldRow.js';
import { tickState, type Ticks } from './ticks.js';

export type CopyFields = (text: string, fields: readonly SheetField[], what: string) => Promise<void>;

interface BlockCardProps {
  block: SheetBlock;
  ticks: Ticks;
  onCopy: CopyFields;
}

export function BlockCard({ block, ticks, onCopy }: BlockCardProps) {
  const answered = block.fields.filter(({ value }) => value !== null);
  const done = answered.length > 0 && answered.every((field) => tickState(field, ticks) === 'copied');
  return (
    <section className="sheet-block" aria-labelledby={`block-${block.key}`}>
      <div className="sheet-block-head">
        <h3 id={`block-${block.key}`}>{block.title}</h3>
        {done && <span className="sheet-done">✓ tutto copiato</span>}
        <Button
          size="small"
          disabled={answered.length === 0}
          aria-label={`Copia blocco: ${block.title}`}
          onClick={() => void onCopy(sheetText(block), block.fields, `blocco ${block.title}`)}
        >
          Copia blocco
        </Button>
      </div>
      <dl className="sheet-fields">
        {block.fields.map((field) => (
          <FieldRow key={field.key} field={field} state={tickState(field, ticks)} onCopy={onCopy} />
        ))}
      </dl>
    </section>
  );
}
