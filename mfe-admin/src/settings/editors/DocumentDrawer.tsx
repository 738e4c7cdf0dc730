import type { ProblemFieldDto } from '@pratiche/api';
import { SERVICE_TYPES, type DocumentRow } from '@pratiche/domain';
import { findSettingFaults } from '@pratiche/domain/settings';
import { Button, Drawer } from '@pratiche/ui';
import { useState } from 'react';
import { PartFields } from '../fields/PartFields.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import { DOCUMENT_SET_TEXTS } from './texts.js';

interface DocumentDrawerProps {
  index: number;
  row: DocumentRow;
  isNew: boolean;
  rows: readonly DocumentRow[];
  errors: readonly ProblemFieldDto[];
  /** With the row as it became; `null` when nothing is to change. */
  onClose: (row: DocumentRow | null) => void;
}

/** Without a condition the row has no such part. */
function withCondition({ condition, ...row }: DocumentRow): DocumentRow {
  const isAsked = Object.values(row.need).includes('C');
  return isAsked && condition ? { ...row, condition } : row;
}

/** What is wrong with one document, another with its code included. */
function findRowFaults({ index, rows }: DocumentDrawerProps, row: DocumentRow): ProblemFieldDto[] {
  const isTaken = rows.some((one, place) => place !== index && one.code === row.code);
  return [
    ...findSettingFaults('documentSet', [row]).map(({ field, message }) => ({
      field: field.replace(/^0/, String(index)),
      message,
    })),
    ...(isTaken ? [{ field: `${index}.code`, message: DOCUMENT_SET_TEXTS.codeTaken }] : []),
  ];
}

/** The fields of one document. */
export function DocumentDrawer(props: DocumentDrawerProps) {
  const { index, isNew, onClose } = props;
  const [row, setRow] = useState(props.row);
  const [tried, setTried] = useState(false);
  const errors = tried ? findRowFaults(props, row) : row === props.row ? props.errors : [];
  const part = {
    kind: 'documentSet' as const,
    path: [index],
    value: row,
    onChange: (next: object) => setRow(withCondition(next as DocumentRow)),
    errors,
  };
  function finish() {
    setTried(true);
    if (findRowFaults(props, row).length === 0) onClose(row);
  }
  return (
    <Drawer
      open
      size={480}
      title={
        isNew ? DOCUMENT_SET_TEXTS.newDocument : props.row.name || DOCUMENT_SET_TEXTS.documentTitle
      }
      onClose={() => onClose(null)}
      footer={
        <div className="ad-drawer-foot">
          <Button onClick={() => onClose(null)}>{DOCUMENT_SET_TEXTS.cancel}</Button>
          <Button type="primary" onClick={finish}>
            {DOCUMENT_SET_TEXTS.done}
          </Button>
        </div>
      }
    >
      <div className="ad-drawer-fields">
        <PartFields
          {...part}
          keys={['name', 'code']}
          helps={{
            code: isNew ? DOCUMENT_SET_TEXTS.codeHelp : DOCUMENT_SET_TEXTS.otherCodeHelp,
          }}
        />
        <fieldset className="ad-group">
          <legend>{DOCUMENT_SET_TEXTS.forServices}</legend>
          {SERVICE_TYPES.map(({ value: service, label }) => (
            <SettingPartField
              key={service}
              {...part}
              path={[index, 'need', service]}
              label={label}
              value={row.need[service]}
              onChange={(next) => part.onChange({ ...row, need: { ...row.need, [service]: next } })}
            />
          ))}
        </fieldset>
        {Object.values(row.need).includes('C') && (
          <PartFields
            {...part}
            keys={['condition', 'isOptionalOtherwise']}
            value={asChoices(row)}
          />
        )}
        <PartFields {...part} keys={['isPrefilled']} value={asChoices(row)} />
      </div>
    </Drawer>
  );
}

/** Absent flags are off. */
const asChoices = (row: DocumentRow): DocumentRow => ({
  isOptionalOtherwise: false,
  isPrefilled: false,
  ...row,
});
