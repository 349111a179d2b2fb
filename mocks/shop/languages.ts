/** The languages of the shop's content. */
export const languages = ['no', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];
