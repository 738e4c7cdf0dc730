import type { DocumentRow } from '@pratiche/domain';
import { Button, PlusOutlined } from '@pratiche/ui';
import { OfficeSortableTable, type SortableTableProps } from '@pratiche/ui/office';
import { useRef, useState } from 'react';
import { moveRow } from '../fields/row-order.js';
import { findErrorWithin, type SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-parts.js';
import { DocumentDrawer } from './DocumentDrawer.js';
import { describeObligation, describeServices } from './document-words.js';
import { DOCUMENT_SET_TEXTS } from './texts.js';

/** The documents that are asked for, one row each in the order of the dossier. */
export function DocumentSetEditor(props: SettingEditorProps<DocumentRow[]>) {
  const { value: rows, onChange, errors } = props;
  const [opened, setOpened] = useState<{ index: number; row: DocumentRow } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function close(row: DocumentRow | null) {
    if (row !== null && opened !== null)
      onChange(opened.index === rows.length ? [...rows, row] : rows.with(opened.index, row));
    setOpened(null);
  }
  function remove(index: number) {
    onChange(rows.toSpliced(index, 1));
    addButton.current?.focus();
  }
  const add = () =>
    setOpened({ index: rows.length, row: createSettingRow('documentSet') as DocumentRow });

  return (
    <div className="ad-documents">
      <OfficeSortableTable
        id="documento"
        label={DOCUMENT_SET_TEXTS.documents}
        rows={rows.map((row, index) => ({ key: index, label: nameOf(row, index) }))}
        columns={createColumns(rows, errors)}
        actionsWidth="17.5rem"
        actions={(index) => (
          <>
            <Button
              aria-label={DOCUMENT_SET_TEXTS.editDocument(nameOf(rows[index], index))}
              data-faulty={findErrorWithin(errors, [index]) === null ? undefined : true}
              onClick={() => {
                const row = rows[index];
                if (row) setOpened({ index, row });
              }}
            >
              {DOCUMENT_SET_TEXTS.edit}
            </Button>
            <Button
              type="text"
              aria-label={DOCUMENT_SET_TEXTS.removeDocument(nameOf(rows[index], index))}
              onClick={() => remove(index)}
            >
              {DOCUMENT_SET_TEXTS.remove}
            </Button>
          </>
        )}
        onMove={(from, to) => onChange(moveRow(rows, from, to))}
      />
      <div>
        <Button ref={addButton} icon={<PlusOutlined />} onClick={add}>
          {DOCUMENT_SET_TEXTS.add}
        </Button>
      </div>
      {opened && (
        <DocumentDrawer
          {...opened}
          isNew={opened.index === rows.length}
          rows={rows}
          errors={errors}
          onClose={close}
        />
      )}
    </div>
  );
}

const nameOf = (row: DocumentRow | undefined, index: number): string =>
  row?.name || row?.code || DOCUMENT_SET_TEXTS.documentNumber(index + 1);

const createColumns = (
  rows: readonly DocumentRow[],
  errors: SettingEditorProps['errors'],
): SortableTableProps['columns'] => [
  {
    key: 'name',
    title: DOCUMENT_SET_TEXTS.document,
    render: (index) => (
      <DocumentName
        row={rows[index]}
        name={nameOf(rows[index], index)}
        error={findErrorWithin(errors, [index])}
      />
    ),
  },
  {
    key: 'services',
    title: DOCUMENT_SET_TEXTS.services,
    width: '18%',
    render: (index) => (rows[index] ? describeServices(rows[index]) : ''),
  },
  {
    key: 'need',
    title: DOCUMENT_SET_TEXTS.obligation,
    width: '30%',
    render: (index) => <ObligationLines row={rows[index]} />,
  },
];

function DocumentName({
  row,
  name,
  error,
}: {
  row: DocumentRow | undefined;
  name: string;
  error: string | null;
}) {
  return (
    <>
      <span className="ad-document-name">{name}</span>{' '}
      <span className="pr-muted ad-document-code">
        {row?.code}
        {row?.isPrefilled === true && DOCUMENT_SET_TEXTS.prefilled}
      </span>
      {error !== null && <span className="pr-field-error ad-document-error">{error}</span>}
    </>
  );
}

const ObligationLines = ({ row }: { row: DocumentRow | undefined }) => (
  <>
    {(row ? describeObligation(row) : []).map((line) => (
      <span key={line} className="ad-document-line">
        {line}
      </span>
    ))}
  </>
);
