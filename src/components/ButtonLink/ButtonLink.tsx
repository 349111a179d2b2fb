import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from '../Button/Button';
import { classNames } from '../classNames';
import { SafeLink } from '../../routing/links/SafeLink';

interface ButtonLinkProps extends ComponentProps<typeof SafeLink> {
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
}

/**
 * Link styled as a button, for a call to action.
 * @example <ButtonLink href={sheet.productUrl} variant="secondary">{sheet.name}</ButtonLink>
 */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <SafeLink {...rest} className={classNames(buttonClass(variant, size), className)} />;
}
