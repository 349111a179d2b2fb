import type { QueryClient } from '@tanstack/react-query';
import { isUpdated, readAgain } from '../../api/confirmed';
import { getAllCustomersQuery } from '../../api/generated/queries';
import type { OperationInput } from '../../api/operation';
import type { OrganizationUser } from './users';

/** Confirmations of changes of an organisation's users, by its list of users. */
export function userOutcomes(organizationId: string) {
  const query = getAllCustomersQuery({ query: { organizationId } });
  const usersBefore = (client: QueryClient) => client.getQueryData(query.queryKey) ?? [];
  const withId = (users: readonly OrganizationUser[], id: string | undefined) =>
    users.find(({ customerId }) => customerId === id);
  return {
    /** Confirmation of createOrganizationCustomer: a new user with that e-mail address. */
    userCreated({ body: { email } }: OperationInput<'createOrganizationCustomer'>, client: QueryClient) {
      const before = usersBefore(client);
      return async () =>
        (await readAgain(query)).find((user) => user.email === email && !withId(before, user.customerId));
    },

    /** Confirmation of updateCustomer: the changed user. */
    userUpdated({ body }: OperationInput<'updateCustomer'>, client: QueryClient) {
      const before = withId(usersBefore(client), body.customerId);
      return async () => {
        const after = withId(await readAgain(query), body.customerId);
        return after && isUpdated(body, before, after) ? after : undefined;
      };
    },

    /** Confirmation of deleteCustomer: no user of that id. */
    userDeleted:
      ({ query: { customerId } }: OperationInput<'deleteCustomer'>) =>
      async () =>
        withId(await readAgain(query), customerId) ? undefined : null,
  };
}
