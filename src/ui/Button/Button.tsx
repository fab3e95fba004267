import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import * as styles from './Button.css';

interface OwnProps {
  /** `apply` is brand red, only for applying and joining; `sun` is ochre, for the deep bands of organisations. */
  color?: keyof typeof styles.contained;
  variant?: 'contained' | 'outlined';
  size?: keyof typeof styles.sizes;
  startIcon?: ReactNode;
}

type RouteLink = OwnProps & LinkProps;
type Anchor = OwnProps & ComponentPropsWithRef<'a'> & { href: string };
type PlainButton = OwnProps & ComponentPropsWithRef<'button'> & { href?: undefined };

/**
 * A button with the leaf shape. With `to` it is a link within the site, with `href` any other link.
 * Its props are named as Material's Button's; `className` may place it, never restyle it.
 */
export function Button(props: RouteLink | Anchor | PlainButton) {
  const { color = 'primary', variant, size = 'medium', startIcon, className = '', children, ...rest } = props;
  const surface = variant === 'outlined' ? styles.outlined : styles.contained[color];
  const classes = `${styles.button} ${styles.sizes[size]} ${surface} ${className}`.trim();
  const Tag: ElementType = 'to' in rest ? Link : rest.href === undefined ? 'button' : 'a';
  return (
    <Tag type={Tag === 'button' ? Tag : undefined} {...rest} className={classes}>
      {startIcon}
      {children}
    </Tag>
  );
}
