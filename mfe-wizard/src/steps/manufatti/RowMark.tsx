import { CheckCircleOutlined, Dialog, EditOutlined, ExclamationCircleOutlined, WarningOutlined } from '@pratiche/ui';
import { useMemo, useState } from 'react';
import { useDossierForm } from '../../wizard/context.js';
import type { ListName } from './lists.js';
import { rowLight } from './row-light.js';

const ICONS = { green: CheckCircleOutlined, amber: WarningOutlined, red: ExclamationCircleOutlined, open: EditOutlined } as const;

interface RowMarkProps {
  list: ListName;
  index: number;
  /** "Serramento 2". */
  name: string;
  /** Says beside the light what is wrong or doubtful. */
  spoken?: boolean;
}

/** Light of a row; touching it tells the rule, the limit and where they come from. */
export function RowMark({ list, index, name, spoken = false }: RowMarkProps) {
  const form = useDossierForm();
  const { light, words, reasons } = useMemo(() => rowLight(form, list, index), [form, list, index]);
  const [open, setOpen] = useState(false);
  const Icon = ICONS[light];
  return (
    <>
      <button type="button" className={`wz-mark wz-mark-${light}`} aria-haspopup="dialog" onClick={() => setOpen(true)}
        aria-label={`${name}: ${words.toLowerCase()}. Perché?`} title={words}>
        <Icon aria-hidden="true" /><span>{words}</span>
      </button>
      {spoken && light !== 'green' && <span className={`wz-mark-text wz-mark-text-${light}`}>{reasons.map(({ message }) => message).join(' ')}</span>}
      <Dialog open={open} title={`${name}: ${words.toLowerCase()}`} onClose={() => setOpen(false)}>
        <ul className="wz-reasons">
          {reasons.map(({ message, rule, limit, source }) => (
            <li key={message}>
              <p><strong>{message}</strong></p>
              {rule && <p>Regola: {rule}</p>}
              {limit && <p>Limite: {limit}</p>}
              {source && <p>Fonte: {source}</p>}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
