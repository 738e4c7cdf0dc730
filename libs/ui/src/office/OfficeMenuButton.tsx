import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MenuTrigger } from './MenuTrigger.js';
import type { OfficeMenuButtonProps } from './office.types.js';

const loadMenu = () => import('./antd/AntdMenuButton.js');
const AntdMenuButton = lazy(() => loadWhenOnline(loadMenu));

/**
 * A button that opens a menu of choices, those refused greyed with the reason. antd's menu comes with
 * the first press: a list has such a button in each row, and fifty menus would delay its first.
 */
export function OfficeMenuButton(props: OfficeMenuButtonProps) {
  const { items: _items, onSelect: _onSelect, ...trigger } = props;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    loadMenu().catch(() => undefined);
  }, []);
  const button = (
    <MenuTrigger {...trigger} aria-busy={isWanted} onClick={() => setIsWanted((one) => !one)} />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AntdMenuButton {...props} />
    </Suspense>
  );
}
