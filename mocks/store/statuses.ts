/** Statuses of an order, in the order of its life. */
export const orderStatuses = [
  'awaitingApproval',
  'declined',
  'awaitingPayment',
  'received',
  'processing',
  'delayed',
  'shipped',
  'delivered',
  'returnRequested',
  'partlyReturned',
  'returned',
  'cancelled',
] as const;

/** Statuses of a quote, in the order of its life. */
export const quoteStatuses = ['requested', 'offered', 'changed', 'accepted', 'declined', 'expired'] as const;
