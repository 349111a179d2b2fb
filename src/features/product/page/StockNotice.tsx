import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { createStockNoticeMutation } from '../../../api/generated/mutations';
import { createStockNoticeBody } from '../../../api/generated/schemas';
import { Button } from '../../../components/plain/Button';
import { issueMessage } from '../../../components/mui/form/formTexts';
import { fieldFailureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../session/customer';
import styles from './StockNotice.module.css';
import { normalizeText } from '../../../lib/normalizeText';

/** Schema of the form: the normalised address (FORM-01). */
const noticeSchema = z.object({
  email: z.pipe(z.string().check(z.overwrite(normalizeText)), createStockNoticeBody.shape.email),
});

/** PDP-01: form to request an e-mail when an article is back in stock (createStockNotice). */
export function StockNotice({ code }: { code: string }) {
  const t = useTranslate();
  const id = useId();
  const { customer } = useSession();
  const [invalid, setInvalid] = useState<string>();
  const { mutate, reset, error, isPending, isSuccess, variables } = useMutation(
    confirmed(createStockNoticeMutation()),
  );
  const failure =
    error && fieldFailureText(t, error, 'email', 'product.noticeFailed', 'product.noticeUnknown');
  const problem = invalid ?? failure;
  const forgetProblem = () => {
    setInvalid(undefined);
    if (error) reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { data, error: issues } = noticeSchema.safeParse(fields, { error: issueMessage(t) });
    setInvalid(issues?.issues[0]?.message);
    if (data) mutate({ body: { code, ...data } });
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
          aria-required
          autoComplete="email"
          defaultValue={customer?.email}
          className={styles.input}
          onChange={forgetProblem}
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
