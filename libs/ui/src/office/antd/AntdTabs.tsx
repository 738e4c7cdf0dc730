import Tabs from 'antd/es/tabs';
import type { OfficeTabsProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

export default function AntdTabs({ label, tabs, active, onChange, children }: OfficeTabsProps) {
  return (
    <OfficeTheme>
      <Tabs
        aria-label={label}
        activeKey={active}
        onChange={onChange}
        items={tabs.map(({ key, label: name, count, content }) => ({
          key,
          label: (
            <>
              {name}
              {count !== undefined && <span className="of-tab-count">{count}</span>}
            </>
          ),
          destroyOnHidden: content === undefined,
          children: content ?? (key === active ? children : null),
        }))}
      />
    </OfficeTheme>
  );
}
