import type { ComponentType, FunctionComponent } from 'react';

interface IconProps {
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}

/** Icons stand beside words: read aloud, their English names would spoil the name of every button. */
export const decorativeIcon = (Icon: ComponentType<IconProps>): FunctionComponent<IconProps> =>
  function DecorativeIcon(props) {
    return <Icon aria-hidden="true" {...props} />;
  };
