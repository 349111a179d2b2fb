import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../api/errors';
import { createStockNoticeMutation } from '../../../api/generated/mutations';
import { Button } from '../../../components/Button/Button';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../session/customer';
import styles from './StockNotice.module.css';

/** Message of the server for the e-mail address, otherwise the failure of the call. */
function useProblem(error: Error | null): string | null {
  const t = useTranslate();
  if (!error) return null;
  const rejected =
    error instanceof ApiError ? error.inputErrors.find(({ field }) => field === 'email') : null;
  return rejected?.message ?? failureText(t, error, 'product.noticeFailed');
}

/**
 * PDP-01: asks for an e-mail when an article is back in stock (createStockNotice).
 * @param code of an article that is out of stock
 */
export function StockNotice({ code }: { code: string }) {
  const t = useTranslate();
  const id = useId();
  const { customer } = useSession();
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, error, isPending, isSuccess, variables } = useMutation(createStockNoticeMutation());
  const failure = useProblem(error);
  const problem = isInvalid ? t('forms.emailInvalid') : failure;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const isValid = event.currentTarget.checkValidity();
    setIsInvalid(!isValid);
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (isValid) mutate({ body: { code, email } });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {t('product.noticeEmail')}
      </label>
      <span className={styles.row}>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={customer?.email}
          className={styles.input}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
        />
        <Button type="submit" variant="secondary" loading={isPending}>
          {t('product.noticeSend')}
        </Button>
      </span>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.status}>
        {problem === null && isSuccess && t('product.noticeSent', [variables.body.email])}
      </p>
    </form>
  );
}
