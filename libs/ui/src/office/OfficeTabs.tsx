import { lazyPart } from './lazy-part.js';
import type { OfficeTabsProps } from './office.types.js';

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
