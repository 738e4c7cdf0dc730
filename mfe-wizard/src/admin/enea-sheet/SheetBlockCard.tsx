import {
  type CopiedFields,
  type EneaSheetBlock,
  type EneaSheetBlockChange,
  type EneaSheetField,
  formatEneaSheetBlock,
  getCopyState,
  isCopied,
  isProductBlock,
  splitAskedFields,
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
  const { asked } = splitAskedFields(block);
  const answered = asked.filter(isCopied);
  // A block that ENEA asks nothing of is there to be read.
  const counted = asked.length > 0 ? asked : block.fields;
  const answeredCount = counted.filter(({ value }) => value !== null).length;
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
      {block.isUnsure && <span className="pr-mark">{SHEET_TEXTS.unsure}</span>}
      {done && <span className="sheet-done">{SHEET_TEXTS.allCopied}</span>}
    </>
  );
  const copy = asked.length > 0 && (
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
              {SHEET_TEXTS.values(answeredCount, counted.length - answeredCount)}
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

/** The values of a block, with what is gone from it; what ENEA does not ask is folded below. */
function BlockFields({
  block,
  copiedFields,
  change,
  edit,
  onCopy,
  isCompact,
}: SheetBlockCardProps & { isCompact: boolean }) {
  const { asked, others } = splitAskedFields(block);
  const isAnyChanged = others.some(
    ({ key }) => change?.before[key] !== undefined || edit?.before[key] !== undefined,
  );
  const toRow = (field: EneaSheetField) => (
    <SheetFieldRow
      key={field.key}
      field={field}
      state={getCopyState(field, copiedFields)}
      hasIcon={isCompact}
      isBlockUnsure={block.isUnsure === true}
      before={change?.before[field.key]}
      sentValue={edit?.before[field.key]}
      onCopy={onCopy}
    />
  );
  const gone = [...(change?.gone ?? []), ...(edit?.gone ?? [])].map(({ key, label, value }) => (
    <div key={`gone-${key}`} className="sheet-field sheet-field-gone">
      <dt>{label}</dt>
      <dd>
        <span className="sheet-value">
          {SHEET_TEXTS.removed}{' '}
          <span className="sheet-before">{SHEET_TEXTS.before(value?.shown)}</span>
        </span>
      </dd>
    </div>
  ));
  const isFolded = asked.length > 0 && others.length > 0;
  return (
    <>
      <dl className="sheet-fields">
        {(isFolded ? asked : block.fields).map(toRow)}
        {gone}
      </dl>
      {isFolded && (
        <details className="sheet-others" open={isAnyChanged}>
          <summary>{SHEET_TEXTS.notAsked(others.length)}</summary>
          <dl className="sheet-fields">{others.map(toRow)}</dl>
        </details>
      )}
    </>
  );
}
