import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customerChangeKey } from '../../config/privateStorage';
import { checkCustomer } from './customerData';

/** AUTH-02: interval of the session check, in ms. */
const checkInterval = 1_860_000;

/**
 * Refetches the customer every 31 minutes (AUTH-02), when another tab signs in or out, and when the browser restores
 * the page from its back/forward cache, where it missed such a change (AUTH-03).
 */
export function useSessionCheck(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = () => void checkCustomer(client);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === customerChangeKey) check();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check();
    };
    const timer = setInterval(check, checkInterval);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [client]);
}
