/** The tel: URL of a number, with digits and a plus sign only. */
export const telHref = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
