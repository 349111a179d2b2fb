interface OrderNumberProps {
  /** Translated text that contains the number. */
  text: string;
  orderNumber: string;
}

/** A text with an order number that breaks at its hyphens only when it exceeds the line. */
export function OrderNumber({ text, orderNumber }: OrderNumberProps) {
  const [before, after] = text.split(orderNumber);
  return (
    <>
      {before}
      <span style={{ display: 'inline-block' }}>{orderNumber}</span>
      {after}
    </>
  );
}
