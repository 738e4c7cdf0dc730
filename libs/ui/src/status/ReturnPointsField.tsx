import {
  isReturnField,
  MAX_RETURN_POINTS,
  REQUIRED_MESSAGE,
  RETURN_POINT_TEXT_MAX,
  type ReturnPoint,
} from '@pratiche/domain';
import { nameStepField, RETURN_FIELD_GROUPS } from '@pratiche/domain/all-rules';
import { Button } from '../basic/index.js';
import { TextField } from '../fields/TextField.js';
import type { ReturnDocument } from './return-document.js';
import { ReturnDoubtPicker } from './ReturnDoubtPicker.js';
import { ReturnTargetField } from './ReturnTargetField.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

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
