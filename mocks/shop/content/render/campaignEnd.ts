import type { Language } from '../../context';

const locales: Record<Language, string> = { no: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };

/** The last day of the current month, on which the shop's campaigns end. */
export const campaignEndDay = (now = new Date()): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));

/** The last day of the shop's campaigns in words, such as `30 November`. */
function campaignEnd(language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(campaignEndDay());
}

/** An editor's text with `{campaignEnd}` replaced by the day its campaign ends. */
export const withCampaignEnd = (text: string, language: Language): string =>
  text.replaceAll('{campaignEnd}', campaignEnd(language));
