import type { ComponentType, FunctionComponent } from 'react';

export interface IconProps {
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}

/**
 * Hides icons from screen readers: their English names would otherwise become part of every button
 * name.
 */
export const decorativeIcon = (Icon: ComponentType<IconProps>): FunctionComponent<IconProps> =>
  function DecorativeIcon(props) {
    return <Icon aria-hidden="true" {...props} />;
  };
