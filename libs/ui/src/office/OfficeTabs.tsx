import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

export interface OfficeTab<Key extends string = string> {
  key: Key;
  label: string;
  /** How many there are behind it. */
  count?: number;
}

export interface OfficeTabsProps<Key extends string = string> {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly OfficeTab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** What the active tab shows. */
  children: ReactNode;
}

const AntdTabs = lazyPart<OfficeTabsProps>(() => import('./antd/AntdTabs.js'), 46);

/** Views of one list, the active one in the address of the page. */
export function OfficeTabs<Key extends string>({ tabs, onChange, ...props }: OfficeTabsProps<Key>) {
  return (
    <AntdTabs
      {...props}
      tabs={tabs}
      onChange={(key) => {
        const tab = tabs.find((one) => one.key === key);
        if (tab) onChange(tab.key);
      }}
    />
  );
}
