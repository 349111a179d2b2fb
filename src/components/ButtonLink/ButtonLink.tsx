import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from '../Button/Button';
import { classNames } from '../classNames';
import { SafeLink } from '../SafeLink/SafeLink';

interface ButtonLinkProps extends ComponentProps<typeof SafeLink> {
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
}

/** A link that looks like a button, for the one thing to do next. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <SafeLink {...rest} className={classNames(buttonClass(variant, size), className)} />;
}
