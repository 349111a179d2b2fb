import { useSettings } from './settings';
import styles from './PaymentMarks.module.css';

/** NAV-11: marks of the payment methods that have one. */
export function PaymentMarks() {
  const methods = useSettings().paymentMethods ?? [];
  const marks = methods.flatMap(({ icon, name }) => (icon ? [{ ...icon, name }] : []));
  if (marks.length === 0) return null;
  return (
    <div className={styles.marks}>
      {marks.map(({ src, name }) => (
        <img key={src} src={src} alt={name} height={24} loading="lazy" />
      ))}
    </div>
  );
}
