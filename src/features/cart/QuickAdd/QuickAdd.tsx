import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/Button';
import { announce } from '../../../components/LiveRegion/announce';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useAddLines, type OutcomeLine } from '../useAddLines';
import styles from './QuickAdd.module.css';

/** Adds a line, and says what the server has refused it for. */
function useQuickAdd(onAdded: (line: OutcomeLine | undefined) => void) {
  const t = useTranslate();
  const { mutate, data, error, isPending, reset } = useAddLines();
  const refused = data?.refused[0];
  const problem = error
    ? failureText(t, error, 'errors.unexpectedText')
    : refused && (refused.reason ?? t('cart.reportNotAdded'));
  const add = (code: string, quantity: number) => {
    if (isPending) return;
    mutate([{ code, name: code, quantity, price: null }], {
      onSuccess: ({ lines, refused: none }) => {
        if (none.length === 0) onAdded(lines[0]);
      },
    });
  };
  return { add, problem, isPending, reset };
}

/** QORD-01, CART-01: adds an article by its number, for business customers who have it at hand. */
export function QuickAdd() {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState(1);
  const { add, problem, isPending, reset } = useQuickAdd((line) => {
    setCode('');
    setQuantity(1);
    announce(t('cart.addedNamed', [line?.name ?? line?.code ?? '']));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (code.trim() !== '') add(code.trim(), quantity);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {t('cart.quickAdd')}
      </p>
      <div className={styles.fields}>
        <input
          ref={input}
          className={styles.code}
          aria-label={t('cart.quickAddCode')}
          placeholder={t('cart.quickAddCode')}
          autoComplete="off"
          maxLength={100}
          value={code}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setCode(event.target.value);
            reset();
          }}
        />
        <QuantityInput label={t('cart.quickAddQuantity')} value={quantity} onChange={setQuantity} />
        <Button type="submit" variant="secondary" loading={isPending}>
          {t('cart.add')}
        </Button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  );
}
