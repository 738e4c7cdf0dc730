import type { SessionUserDto } from '@pratiche/api';
import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';

/** The field above the page, which the host shows at once, also while the rest loads. */
export interface PaletteFrameProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  input?: InputHTMLAttributes<HTMLInputElement>;
  children?: ReactNode;
}

export interface PaletteProps {
  user: SessionUserDto;
  /** The pages of the role's menu. */
  menu: readonly { to: string; label: string }[];
  /** What belongs to the page is not in reach below a window of it. */
  hasActions: boolean;
  text: string;
  onText: (text: string) => void;
  /** `leaves`: another page opens, which takes the focus. */
  onClose: (run?: () => void, leaves?: boolean) => void;
  Frame: ComponentType<PaletteFrameProps>;
}
