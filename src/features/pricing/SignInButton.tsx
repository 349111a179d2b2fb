import type { ReactNode } from 'react';
import { openModal } from '../../components/plain/modalStore';
import styles from './SignInButton.module.css';

/** CARD-03: an inline text button that opens sign-in. */
export function SignInButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.signIn} onClick={() => openModal('signIn')}>
      {children}
    </button>
  );
}
