import Dropdown from 'antd/es/dropdown';
import { useRef, useState } from 'react';
import { MenuTrigger } from '../MenuTrigger.js';
import type { OfficeMenuButtonProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

/** antd's menu below a button that was pressed; arrows move in it, Esc gives the focus back. */
export default function AntdMenuButton({ items, onSelect, ...trigger }: OfficeMenuButtonProps) {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <OfficeTheme>
      <Dropdown
        trigger={['click']}
        autoFocus
        open={open}
        onOpenChange={setOpen}
        disabled={trigger.disabled ?? false}
        classNames={{ root: 'of-menu' }}
        menu={{
          items: items.map(({ key, label, refusal = null }) => ({
            key,
            disabled: refusal !== null,
            label: (
              <>
                {label}
                {refusal !== null && <span className="of-menu-refusal">{refusal}</span>}
              </>
            ),
          })),
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            button.current?.focus();
            onSelect(key);
          },
        }}
      >
        <MenuTrigger ref={button} {...trigger} />
      </Dropdown>
    </OfficeTheme>
  );
}
