import { matchesSearch } from '@pratiche/domain';
import { lazy, Suspense } from 'react';
import { controlProps } from '../fields/field.types.js';
import { FieldFrame } from '../fields/FieldFrame.js';
import { loadWhenOnline } from '../lazy/load-when-online.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

const AntdSelect = lazy(() => loadWhenOnline(() => import('../antd/AntdSelect.js')));

interface ReturnTargetFieldProps {
  targets: readonly { value: string; label: string }[];
  disabled: boolean;
  onChoose: (key: string) => void;
}

/** Chooses the next field or document to mark; some ninety of them are found by typing. */
export function ReturnTargetField({ targets, disabled, onChoose }: ReturnTargetFieldProps) {
  const field = { id: 'return-point-target', help: TEXTS.markPointHelp, disabled };
  const { disabled: isDisabled = false, ...control } = controlProps(field);
  return (
    <FieldFrame {...field} label={TEXTS.markPoint}>
      <Suspense fallback={<div className="pr-input" aria-busy="true" />}>
        <AntdSelect
          {...control}
          className="pr-return-target"
          disabled={isDisabled}
          value={null}
          placeholder={TEXTS.choosePoint}
          // A virtual list would give screen readers the names of the columns as the options' text.
          virtual={false}
          showSearch={{
            filterOption: (text, target) => matchesSearch(String(target?.label), text),
          }}
          options={targets.map(({ value, label }) => ({ value, label }))}
          onChange={(key: unknown) => onChoose(String(key))}
        />
      </Suspense>
    </FieldFrame>
  );
}
