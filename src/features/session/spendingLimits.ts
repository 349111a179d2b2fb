import type { QueryClient } from '@tanstack/react-query';
import { getCustomerQuery } from '../../api/generated/queries';
import type { Money, SpendingLimits } from '../../api/generated/types';
import type { TranslationKey } from '../../i18n/english';

/** A text with its values. */
export interface ApprovalReason {
  key: TranslationKey;
  values: string[];
}

/** Reasons why an order needs an approval: the limits that its total exceeds; empty for one within them. */
export function approvalReasons(
  limits: SpendingLimits | undefined,
  total: Money | null | undefined,
): ApprovalReason[] {
  if (!limits || !total) return [];
  const { orderLimit, monthlyLimit, monthlyAvailable } = limits;
  return [
    ...(orderLimit && total.amount > orderLimit.amount
      ? [{ key: 'orders.beyondOrderLimit' as const, values: [orderLimit.formattedString] }]
      : []),
    ...(monthlyLimit && monthlyAvailable && total.amount > monthlyAvailable.amount
      ? [
          {
            key: 'orders.beyondMonthlyLimit' as const,
            values: [monthlyAvailable.formattedString, monthlyLimit.formattedString],
          },
        ]
      : []),
  ];
}

/** Refetch the customer whose credit or spending limits a change of an order alters. */
export function refetchLimits(client: QueryClient): void {
  const { queryKey } = getCustomerQuery();
  const { credit, spendingLimits } = client.getQueryData(queryKey) ?? {};
  if (credit || spendingLimits) void client.invalidateQueries({ queryKey });
}
