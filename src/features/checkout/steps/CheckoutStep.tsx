import { Check } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon/Icon';
import { InlineList } from '../../../components/InlineList/InlineList';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { firstMissing, stepNames, type StepName } from '../checkoutState';
import type { CheckoutControl } from '../useCheckout';
import styles from './CheckoutStep.module.css';
import { OrderFailureNotice } from './OrderFailureNotice';

interface CheckoutStepProps {
  step: StepName;
  checkout: CheckoutControl;
  /** One line of what was entered, shown when the step is saved and closed. */
  summary: readonly (string | null | undefined)[];
  children: ReactNode;
}

const titles: Readonly<Record<StepName, TranslationKey>> = {
  contact: 'checkout.contact',
  address: 'checkout.address',
  delivery: 'checkout.delivery',
  moreInfo: 'checkout.moreInfo',
  payment: 'checkout.payment',
};

/** Moves focus to the step's button when the step opens, but not when the checkout is entered. */
function useFocusWhenOpened(button: RefObject<HTMLButtonElement | null>, isActive: boolean): void {
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive && !wasActive.current) button.current?.focus();
    wasActive.current = isActive;
  }, [button, isActive]);
}

/** CHK-01, CHK-03: a step of the checkout: a heading that opens and closes it, and its summary while it is closed. */
export function CheckoutStep({ step, checkout, summary, children }: CheckoutStepProps) {
  const t = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { state, dispatch } = checkout;
  const isActive = state.active === step;
  const isSaved = state.saved[step] !== undefined;
  const isReachable = isSaved || isActive || firstMissing(state.saved) === step;
  useFocusWhenOpened(button, isActive);
  const toggle = () => dispatch(isActive ? { type: 'closed' } : { type: 'opened', step });
  const action = isActive ? (step === 'payment' ? null : 'close') : isSaved ? 'change' : 'open';
  const number = stepNames.indexOf(step) + 1;
  const title = (
    <>
      <span className={classNames(styles.number, isSaved && styles.saved)} aria-hidden="true">
        {isSaved && !isActive ? <Icon icon={Check} size="s" /> : number}
      </span>
      <span className={styles.title}>{t(titles[step])}</span>
    </>
  );
  return (
    <li
      className={classNames(styles.step, isActive && styles.active)}
      aria-current={isActive ? 'step' : undefined}
    >
      <h2 className={styles.heading}>
        {isReachable ? (
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={isActive}
            aria-controls={isActive ? id : undefined}
            onClick={toggle}
          >
            {title} {action && <span className={styles.action}>{t(`checkout.${action}`)}</span>}
          </button>
        ) : (
          <span className={styles.button}>{title}</span>
        )}
      </h2>
      {isActive ? (
        <div id={id} className={styles.panel}>
          {state.failure && <OrderFailureNotice failure={state.failure} />}
          {children}
        </div>
      ) : (
        isSaved && (
          <p className={styles.summary}>
            <InlineList items={summary} />
          </p>
        )
      )}
    </li>
  );
}
