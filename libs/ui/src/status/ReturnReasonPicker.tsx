import { readData } from '@pratiche/api';
import {
  hasReturnReason,
  listReturnReasons,
  type ReturnReasonTemplate,
  listDocumentReasons,
} from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../basic/index.js';
import { useApi } from '../session/useApi.js';
import { useSingleKeys } from '../shortcuts/single-keys.js';
import { MAX_NUMBER_KEY, useAltNumberKeys, useNumberKeys } from '../shortcuts/useNumberKeys.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

interface ReturnReasonPickerProps {
  isRejection: boolean;
  /** Code of the one document that is asked for again. */
  documentCode?: string;
  disabled: boolean;
  /** The text area that the words go into. */
  fieldId: string;
  /** What is written there: a ready text in it is on, and pressed again it is taken back. */
  written?: string | null;
  onPick: (template: ReturnReasonTemplate) => void;
  /** Remotes of 1.2.0 take nothing back. */
  onDrop?: (template: ReturnReasonTemplate) => void;
}

/**
 * Words that are often used, as switches under their numbers: several may be on. Without them the
 * reason is typed. It gives the dialog its first focus: the ready texts where there are some, else
 * the field; who writes there reaches them with Alt.
 */
export function ReturnReasonPicker(props: ReturnReasonPickerProps) {
  const { isRejection, documentCode, disabled, fieldId, written = null, onPick, onDrop } = props;
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['return-reasons'],
    queryFn: () => readData(api.GET('/api/module/returnReasons')),
  });
  const templates =
    documentCode === undefined
      ? listReturnReasons(data ?? [], isRejection)
      : listDocumentReasons(data ?? [], documentCode);
  const hasKeys = useSingleKeys();
  const group = useRef<HTMLDivElement>(null);
  const isReady = hasKeys && templates.length > 0;
  const focusField = () => document.getElementById(fieldId)?.focus();
  const pick = (template: ReturnReasonTemplate | undefined) => {
    if (template === undefined) return;
    // The focus stays: another number is another ready text, never a digit in the text.
    if (onDrop !== undefined && hasReturnReason(written, template)) onDrop(template);
    else onPick(template);
  };
  useNumberKeys(isReady && !disabled, (index) => pick(templates[index]));
  useAltNumberKeys(isReady && !disabled, (index) => pick(templates[index]));

  // The dialog would give the focus to its closing cross.
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  useEffect(() => {
    // Who has begun to write before the texts came is left in peace.
    if (isReady && isUntouched(document.getElementById(fieldId)))
      group.current?.querySelector('button')?.focus();
  }, [isReady, fieldId]);

  if (templates.length === 0) return null;
  return (
    <div
      ref={group}
      className="pr-return-reasons"
      role="group"
      aria-label={TEXTS.readyTexts}
      onKeyDown={(event) => {
        // Who writes without a ready text need not look for the field first.
        if (isLetter(event)) focusField();
      }}
    >
      {templates.map((template, index) => (
        <Button
          key={template.title}
          size="small"
          disabled={disabled}
          title={template.text}
          aria-pressed={hasReturnReason(written, template)}
          {...(isReady && index < MAX_NUMBER_KEY
            ? {
                'aria-keyshortcuts': `${index + 1} Alt+${index + 1}`,
                icon: (
                  <kbd className="pr-muted" aria-hidden="true">
                    {index + 1}
                  </kbd>
                ),
              }
            : {})}
          onClick={() => pick(template)}
        >
          {template.title}
        </Button>
      ))}
      {isReady && <span className="pr-muted pr-return-keys">{TEXTS.readyTextKeys}</span>}
    </div>
  );
}

/** Nothing is written, and the focus is where the dialog put it. */
const isUntouched = (field: HTMLElement | null): boolean =>
  field instanceof HTMLTextAreaElement &&
  field.value === '' &&
  (document.activeElement === field ||
    document.activeElement?.matches('input, select, textarea, button') !== true);

const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^\p{L}$/u.test(key) && !altKey && !ctrlKey && !metaKey;
