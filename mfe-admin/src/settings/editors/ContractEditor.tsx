import type { ContractTexts } from '@pratiche/domain';
import {
  CONTRACT_PLACEHOLDERS,
  PLACEHOLDERS,
  type ContractClause,
} from '@pratiche/domain/settings';
import { Button, PlusOutlined } from '@pratiche/ui';
import { SortableRowTools, useRowMoves } from '@pratiche/ui/office';
import { useRef } from 'react';
import { PartFields } from '../fields/PartFields.js';
import { moveRow } from '../fields/row-order.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-parts.js';
import { EditionSection } from './EditionSection.js';
import { SIGNED_TEXT_TEXTS } from './texts.js';

const WORDS = CONTRACT_PLACEHOLDERS.map((name) => `{${name}} (${PLACEHOLDERS[name]})`).join(', ');

/** The contract: numbered clauses to open, and what is printed above the signatures. */
export function ContractEditor(props: SettingEditorProps<ContractTexts>) {
  const { onChange } = props;
  return (
    <>
      <EditionSection {...props} onChange={(next) => onChange(next as ContractTexts)} />
      <section className="pr-card ad-section">
        <h2>{SIGNED_TEXT_TEXTS.clauses}</h2>
        <p className="pr-muted">{SIGNED_TEXT_TEXTS.clausesHelp(WORDS)}</p>
        <Clauses {...props} />
      </section>
      <section className="pr-card ad-section">
        <h2>{SIGNED_TEXT_TEXTS.aboveSignatures}</h2>
        <PartFields
          {...props}
          path={[]}
          keys={['closing', 'approval']}
          onChange={(next) => onChange(next as ContractTexts)}
        />
      </section>
    </>
  );
}

function Clauses({ value, onChange, ...props }: SettingEditorProps<ContractTexts>) {
  const { clauses } = value;
  const addButton = useRef<HTMLButtonElement>(null);
  const write = (rows: ContractClause[]) => onChange({ ...value, clauses: rows });
  const nameOf = ({ title }: ContractClause, index: number) =>
    // The number stands before the name already.
    title.replace(/^\d+[.)]\s*/, '') || SIGNED_TEXT_TEXTS.clauseNumber(index + 1);
  const { moveRow: move, announcement } = useRowMoves({
    id: 'clausola',
    rows: clauses.map((row, index) => ({ key: index, label: nameOf(row, index) })),
    onMove: (from, to) => write(moveRow(clauses, from, to)),
  });
  return (
    <>
      {clauses.map((clause, index) => (
        <details key={index} className="ad-fold ad-clause">
          <summary>{`${index + 1}. ${nameOf(clause, index)}`}</summary>
          <PartFields
            {...props}
            path={['clauses', index]}
            keys={['title', 'text', 'points']}
            value={clause}
            onChange={(next) => write(clauses.with(index, next as ContractClause))}
          />
          <SortableRowTools
            id="clausola"
            row={{ key: index, label: nameOf(clause, index) }}
            index={index}
            last={clauses.length - 1}
            onMove={move}
          >
            <Button
              danger
              aria-label={SIGNED_TEXT_TEXTS.removeClause(nameOf(clause, index))}
              onClick={() => {
                write(clauses.toSpliced(index, 1));
                addButton.current?.focus();
              }}
            >
              {SIGNED_TEXT_TEXTS.remove}
            </Button>
          </SortableRowTools>
        </details>
      ))}
      <p className="pr-visually-hidden" role="status">
        {announcement}
      </p>
      <div>
        <Button
          ref={addButton}
          icon={<PlusOutlined />}
          onClick={() =>
            write([...clauses, createSettingRow('contractTexts', ['clauses']) as ContractClause])
          }
        >
          {SIGNED_TEXT_TEXTS.addClause}
        </Button>
      </div>
    </>
  );
}
