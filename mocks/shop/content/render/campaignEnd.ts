import { shopTime } from '../../../../src/features/settings/shopTime';
import { marketPlaces } from '../../context';
import type { Language } from '../../languages';

const locales: Record<Language, string> = { no: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };

/** The last day of the current month, on which the shop's campaigns end. */
export function campaignEndDay(): Date {
  const [year = 0, month = 0] = shopTime(marketPlaces.NO).day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0));
}

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
