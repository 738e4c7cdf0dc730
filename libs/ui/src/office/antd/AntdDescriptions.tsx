import Descriptions from 'antd/es/descriptions';
import type { OfficeDescriptionsProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

export default function AntdDescriptions({ title, rows }: OfficeDescriptionsProps) {
  return (
    <OfficeTheme>
      <Descriptions
        title={<h2>{title}</h2>}
        column={1}
        size="small"
        items={rows.map(([label, value]) => ({ key: label, label, children: value || '–' }))}
      />
    </OfficeTheme>
  );
}
