import { readData } from '@pratiche/api';
import {
  listReturnReasons,
  type ReturnReasonTemplate,
  listDocumentReasons,
} from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../basic/index.js';
import { useApi } from '../session/useApi.js';
import { useSingleKeys } from '../shortcuts/single-keys.js';
import { MAX_NUMBER_KEY, useNumberKeys } from '../shortcuts/useNumberKeys.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

interface ReturnReasonPickerProps {
  isRejection: boolean;
  /** Code of the one document that is asked for again. */
  documentCode?: string;
  disabled: boolean;
  /** The text area that the words go into. */
  fieldId: string;
  onPick: (template: ReturnReasonTemplate) => void;
}

/**
 * Words that are often used, to be completed, each under its number; without them the reason is
 * typed. It gives the dialog its first focus: the ready texts where there are some, else the field.
 */
export function ReturnReasonPicker(props: ReturnReasonPickerProps) {
  const { isRejection, documentCode, disabled, fieldId, onPick } = props;
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
    onPick(template);
    focusField();
  };
  useNumberKeys(isReady && !disabled, (index) => pick(templates[index]));

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
          {...(isReady && index < MAX_NUMBER_KEY
            ? {
                'aria-keyshortcuts': String(index + 1),
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
