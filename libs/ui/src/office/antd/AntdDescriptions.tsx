import Descriptions from 'antd/es/descriptions';
import type { OfficeDescriptionsProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

/** All values begin at the same place. */
const LABEL_COLUMN = { label: { flex: 'none', width: '8.5rem' } };

export default function AntdDescriptions({ title, rows }: OfficeDescriptionsProps) {
  return (
    <OfficeTheme>
      <Descriptions
        title={<h2>{title}</h2>}
        column={1}
        size="small"
        colon={false}
        styles={LABEL_COLUMN}
        items={rows.map(([label, value]) => ({ key: label, label, children: value || '–' }))}
      />
    </OfficeTheme>
  );
}
