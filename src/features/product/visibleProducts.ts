/** The products whose `visible` is not false (PDP-04). */
export function visibleProducts<P extends { visible?: boolean }>(products: readonly P[]): P[] {
  // An item may be null in a response that violates the contract; its error boundary reports it.
  return products.filter((product: P | null) => product?.visible !== false);
}
