import {
  type CopiedFields,
  type EneaSheetBlock,
  type EneaSheetBlockChange,
  formatEneaSheetBlock,
  getCopyState,
  isProductBlock,
} from '@pratiche/domain';
import { Button, useIsPhone } from '@pratiche/ui';
import { SheetFieldRow } from './SheetFieldRow.js';
import type { CopyFields } from './copy-fields.types.js';
import { SHEET_TEXTS } from './texts.js';

interface SheetBlockCardProps {
  block: EneaSheetBlock;
  copiedFields: CopiedFields;
  /** What became of it since the submission before. */
  change?: EneaSheetBlockChange | undefined;
  /** What the back office has changed in it since the last submission. */
  edit?: EneaSheetBlockChange | undefined;
  onCopy: CopyFields;
}

/** A block of the sheet; on phones, where nothing is copied into ENEA's form, folded under its heading. */
export function SheetBlockCard(props: SheetBlockCardProps) {
  const { block, copiedFields, change, edit, onCopy } = props;
  const isPhone = useIsPhone();
  // Ten values a window: in a grid, several windows are seen at once.
  const isCompact = isProductBlock(block) && !isPhone;
  const isChanged = Boolean(change ?? edit);
  const answered = block.fields.filter(({ value }) => value !== null);
  const done =
    answered.length > 0 &&
    answered.every((field) => getCopyState(field, copiedFields) === 'copied');
  const head = (
    <>
      <h3 id={`block-${block.key}`} tabIndex={-1}>
        {block.title}
      </h3>
      {change && (
        <span className="pr-mark">{change.kind === 'added' ? 'aggiunto' : 'modificato'}</span>
      )}
      {edit && <span className="pr-mark">{SHEET_TEXTS.editedByOperators}</span>}
      {done && <span className="sheet-done">{SHEET_TEXTS.allCopied}</span>}
    </>
  );
  const copy = (
    <Button
      data-copy-block=""
      size="small"
      disabled={answered.length === 0}
      aria-label={SHEET_TEXTS.copyBlockOf(block.title)}
      onClick={() =>
        void onCopy(formatEneaSheetBlock(block), block.fields, SHEET_TEXTS.block(block.title))
      }
    >
      {SHEET_TEXTS.copyBlock}
    </Button>
  );
  return (
    <section
      className={`sheet-block ${isCompact ? 'sheet-block-compact' : ''} ${isChanged ? 'sheet-block-changed' : ''}`}
      aria-labelledby={`block-${block.key}`}
    >
      {isPhone ? (
        <details className="sheet-fold" open={isChanged}>
          <summary>
            {head}
            <span className="sheet-count">
              {SHEET_TEXTS.values(answered.length, block.fields.length - answered.length)}
            </span>
          </summary>
          {copy}
          <BlockFields {...props} isCompact={isCompact} />
        </details>
      ) : (
        <>
          <div className="sheet-block-head">
            {head}
            {copy}
          </div>
          <BlockFields {...props} isCompact={isCompact} />
        </>
      )}
    </section>
  );
}

/** The values of a block, with what is gone from it. */
const BlockFields = ({
  block,
  copiedFields,
  change,
  edit,
  onCopy,
  isCompact,
}: SheetBlockCardProps & { isCompact: boolean }) => (
  <dl className="sheet-fields">
    {block.fields.map((field) => (
      <SheetFieldRow
        key={field.key}
        field={field}
        state={getCopyState(field, copiedFields)}
        hasIcon={isCompact}
        before={change?.before[field.key]}
        sentValue={edit?.before[field.key]}
        onCopy={onCopy}
      />
    ))}
    {[...(change?.gone ?? []), ...(edit?.gone ?? [])].map(({ key, label, value }) => (
      <div key={`gone-${key}`} className="sheet-field sheet-field-gone">
        <dt>{label}</dt>
        <dd>
          <span className="sheet-value">
            {SHEET_TEXTS.removed}{' '}
            <span className="sheet-before">{SHEET_TEXTS.before(value?.shown)}</span>
          </span>
        </dd>
      </div>
    ))}
  </dl>
);
