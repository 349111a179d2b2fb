import { withDeadline } from '../../../api/deadline';
import { getSuggestionsQuery, variationCodeSearchQuery } from '../../../api/generated/queries';
import { request } from '../../../api/request';

/** How long the results wait for suggestions and article numbers, in ms; a later answer would shift the layout. */
const deadlineMs = 2000;

/** A single attempt with a short deadline: the results are shown without the answer after that. */
function singleAttempt<Id extends 'getSuggestions' | 'variationCodeSearch'>(id: Id, query: string) {
  return {
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      withDeadline((stop) => request(id, { query: { query } }, { signal: stop }), deadlineMs, signal),
    retry: false,
  };
}

/** SRCH-05: other search texts for one, beside its results (getSuggestions). */
export const suggestionsQuery = (query: string) => ({
  ...getSuggestionsQuery({ query: { query } }),
  ...singleAttempt('getSuggestions', query),
});

/** SRCH-05: variations by their article number, beside a text's results (variationCodeSearch). */
export const articleNumberQuery = (query: string) => ({
  ...variationCodeSearchQuery({ query: { query } }),
  ...singleAttempt('variationCodeSearch', query),
});
