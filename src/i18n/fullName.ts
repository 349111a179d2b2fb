interface Person {
  firstName?: string;
  lastName?: string;
}

/**
 * First and last name of a person; one of them, or an empty text, when the server has no more.
 * @example fullName(customer) || customer.email
 */
export const fullName = ({ firstName, lastName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ');
