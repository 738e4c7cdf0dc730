import type { ComponentProps, MouseEvent, ReactNode } from 'react';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `primary` leads on. */
  type?: 'default' | 'primary' | 'text' | 'link';

  htmlType?: 'button' | 'submit' | 'reset';
  size?: 'small' | 'middle' | 'large';
  danger?: boolean;
  /** Outline only, where a filled button would be too prominent. */
  ghost?: boolean;
  /** Takes the full width of the container. */
  block?: boolean;
  icon?: ReactNode;
  /** Work is under way: the button keeps the focus and takes no further press. */
  loading?: boolean;
}

/** A button. Without children it is its icon alone and needs an `aria-label`. */
export function Button(props: ButtonProps) {
  const {
    type = 'default',
    htmlType = 'button',
    size = 'middle',
    danger = false,
    ghost = false,
    block = false,
    icon,
    loading = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const hasText =
    children !== undefined && children !== null && children !== false && children !== '';
  const hasIcon = loading || (icon !== undefined && icon !== null && icon !== false);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  const classes = [
    'pr-button',
    `pr-button-${type}`,
    size !== 'middle' && `pr-button-${size}`,
    danger && 'pr-button-danger',
    ghost && 'pr-button-ghost',
    block && 'pr-button-block',
    loading && 'pr-button-loading',
    hasIcon && !hasText && 'pr-button-icon-only',
    className,
  ];
  return (
    <button
      {...rest}
      type={htmlType}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {hasIcon && (
        <span className="pr-button-icon">
          {loading ? <span className="pr-spin" aria-hidden="true" /> : icon}
        </span>
      )}
      {hasText && <span>{children}</span>}
    </button>
  );
}
