import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getCustomerQuery } from '../../api/generated/queries';
import { claimPersonalText, dropForeignText } from '../../routing/address/personalText';
import { rereadAddress } from '../../routing/address/rereadAddress';

/**
 * AUTH-03: mark the addresses that have a customer's text, such as a search, as that customer's, and remove the text of
 * another customer from an address that Back or Forward returns to, before the router reads it.
 */
export function usePersonalText(): void {
  const location = useLocation();
  const { data: customer, isSuccess } = useQuery(getCustomerQuery());
  useEffect(() => {
    if (!isSuccess) return;
    // A reload of a page whose session has ended on the server only.
    if (dropForeignText()) rereadAddress();
    else claimPersonalText();
  }, [location, customer?.id, isSuccess]);
  useEffect(() => {
    window.addEventListener('popstate', dropForeignText, { capture: true });
    return () => window.removeEventListener('popstate', dropForeignText, { capture: true });
  }, []);
}
