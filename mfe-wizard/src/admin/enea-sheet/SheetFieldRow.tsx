import type { CopyState, EneaSheetField } from '@pratiche/domain';
import { Button, CheckOutlined, CopyOutlined } from '@pratiche/ui';
import type { CopyFields } from './copy-fields.types.js';
import { SHEET_TEXTS } from './texts.js';

const COPY_STATE_TEXTS: Record<CopyState, string> = {
  open: '',
  copied: SHEET_TEXTS.copiedMark,
  changed: 'cambiato',
};

const SHORT_CODE = /^\S{1,16}$/;
const isShortCode = (shown: string | undefined): boolean =>
  shown !== undefined && SHORT_CODE.test(shown);

interface SheetFieldRowProps {
  field: EneaSheetField;
  state: CopyState;
  /** How it was in the submission before; absent when it has not changed. */
  before?: string | undefined;
  /** How the fitter has sent it; absent when the back office has not changed it. */
  sentValue?: string | undefined;
  /** The button can do without its word, where there is little room. */
  hasIcon: boolean;
  /** The mark of the block says it for all its questions. */
  isBlockUnsure: boolean;
  onCopy: CopyFields;
}

export function SheetFieldRow({
  field,
  state,
  hasIcon,
  isBlockUnsure,
  ...row
}: SheetFieldRowProps) {
  const { before, sentValue, onCopy } = row;
  const { label, value, hint, notAsked, isUnsure = false, isChosen = false } = field;
  return (
    <div
      className={`sheet-field sheet-field-${value === null ? 'empty' : state}`}
      data-sheet-field={field.key}
      tabIndex={-1}
    >
      <dt>
        {label}
        {isUnsure && !isBlockUnsure && (
          <>
            {' '}
            <span className="pr-mark">{SHEET_TEXTS.unsureField}</span>
          </>
        )}
      </dt>
      <dd>
        <span className="sheet-value">
          <span className={isShortCode(value?.shown) ? 'sheet-code' : undefined}>
            {value?.shown ?? hint ?? SHEET_TEXTS.notGiven}
          </span>
          {before !== undefined && (
            <span className="sheet-before">{SHEET_TEXTS.editedBefore(before)}</span>
          )}
          {sentValue !== undefined && (
            <span className="sheet-before">{SHEET_TEXTS.editedByOperatorsSent(sentValue)}</span>
          )}
        </span>
        {value !== null && !notAsked && (
          <>
            {isChosen && state === 'open' ? (
              <span className="sheet-choose">{SHEET_TEXTS.toChoose}</span>
            ) : (
              <span className="sheet-state">{COPY_STATE_TEXTS[state]}</span>
            )}
            <Button
              data-copy={state}
              data-field={field.key}
              data-choose={isChosen || undefined}
              size="small"
              type="text"
              {...(hasIcon && { icon: state === 'copied' ? <CheckOutlined /> : <CopyOutlined /> })}
              aria-label={SHEET_TEXTS.copyOf(label, value.shown)}
              onClick={() => void onCopy(value.copied, [field], label)}
            >
              <span className="sheet-word">{SHEET_TEXTS.copy}</span>
            </Button>
          </>
        )}
      </dd>
    </div>
  );
}
