import {
  isReturnField,
  MAX_RETURN_POINTS,
  REQUIRED_MESSAGE,
  RETURN_POINT_TEXT_MAX,
  type ReturnPoint,
  matchesSearch,
  nameStepField,
  RETURN_FIELD_GROUPS,
} from '@pratiche/domain';
import { lazy, Suspense } from 'react';
import { Button } from '../basic/index.js';
import { TextField } from '../fields/TextField.js';
import type { ReturnDocument } from './return-document.js';
import { ReturnDoubtPicker } from './ReturnDoubtPicker.js';
import { controlProps } from '../fields/field.types.js';
import { FieldFrame } from '../fields/FieldFrame.js';
import { loadWhenOnline } from '../lazy/load-when-online.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

const AntdSelect = lazy(() => loadWhenOnline(() => import('../antd/AntdSelect.js')));

interface ReturnPointsFieldProps {
  points: readonly ReturnPoint[];
  documents: readonly ReturnDocument[];
  disabled: boolean;
  /** The form was submitted: what is missing is said. */
  isTried: boolean;
  onChange: (points: ReturnPoint[]) => void;
}

export const getPointId = (index: number): string => `return-point-${index}`;

/** The line of a new point is there with the next frame. */
const focusPoint = (index: number): void => {
  requestAnimationFrame(() => document.getElementById(getPointId(index))?.focus());
};

const toKey = ({ field, itemId }: Pick<ReturnPoint, 'field' | 'itemId'>): string =>
  itemId === null ? (field ?? '') : `documento-${itemId}`;

function listTargets(documents: readonly ReturnDocument[]) {
  return [
    ...documents.map(({ id, name }) => ({
      field: null,
      itemId: id,
      value: `documento-${id}`,
      label: TEXTS.documentPoint(name),
    })),
    ...RETURN_FIELD_GROUPS.flatMap(({ title, fields }) =>
      fields.map(({ field, label }) => ({
        field: isReturnField(field) ? field : null,
        itemId: null,
        value: field as string,
        label: nameStepField(title, label),
      })),
    ),
  ];
}

/** The fields and documents that are to be corrected: the fitter finds each of them marked. */
export function ReturnPointsField(props: ReturnPointsFieldProps) {
  const { points, documents, disabled, isTried, onChange } = props;
  const targets = listTargets(documents);
  const chosen = new Set(points.map(toKey));
  return (
    <div className="pr-return-points">
      <ReturnDoubtPicker
        points={points}
        documents={documents}
        disabled={disabled}
        onPick={(next, at) => {
          onChange(next);
          focusPoint(at);
        }}
      />
      {points.map((point, index) => {
        const label = targets.find(({ value }) => value === toKey(point))?.label ?? '';
        return (
          <TextField
            key={toKey(point)}
            id={getPointId(index)}
            label={TEXTS.pointText(label)}
            more={
              <Button
                size="small"
                className="pr-return-remove"
                disabled={disabled}
                aria-label={TEXTS.removePoint(label)}
                onClick={() => onChange(points.filter((_, at) => at !== index))}
              >
                {TEXTS.remove}
              </Button>
            }
            required
            maxLength={RETURN_POINT_TEXT_MAX}
            disabled={disabled}
            value={point.text}
            error={isTried && point.text.trim() === '' ? REQUIRED_MESSAGE : null}
            onChange={(text) =>
              onChange(points.map((one, at) => (at === index ? { ...one, text: text ?? '' } : one)))
            }
          />
        );
      })}
      {points.length < MAX_RETURN_POINTS && (
        <ReturnTargetField
          targets={targets.filter(({ value }) => !chosen.has(value))}
          disabled={disabled}
          onChoose={(key) => {
            const target = targets.find(({ value }) => value === key);
            if (!target) return;
            onChange([...points, { field: target.field, itemId: target.itemId, text: '' }]);
            focusPoint(points.length);
          }}
        />
      )}
    </div>
  );
}

interface ReturnTargetFieldProps {
  targets: readonly { value: string; label: string }[];
  disabled: boolean;
  onChoose: (key: string) => void;
}

/** Chooses the next field or document to mark; some ninety of them are found by typing. */
function ReturnTargetField({ targets, disabled, onChoose }: ReturnTargetFieldProps) {
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
