interface OrderNumberProps {
  /** A translated text that holds the number. */
  text: string;
  orderNumber: string;
}

/** A text with an order's number, which is not broken at its hyphens as long as a line has room for it. */
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
