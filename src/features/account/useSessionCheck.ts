import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkCustomer, customerChangeKey } from './customerData';

/** AUTH-02: how often the customer is asked for, in ms. */
const checkInterval = 1_860_000;

/** Asks who is signed in every 31 minutes (AUTH-02), and whenever another tab says that it has changed (AUTH-03). */
export function useSessionCheck(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = () => void checkCustomer(client);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === customerChangeKey) check();
    };
    const timer = setInterval(check, checkInterval);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [client]);
}
