import { withDeadline } from '../../../api/deadline';
import { getSuggestions, variationCodeSearch } from '../../../api/generated/calls';
import { getSuggestionsQuery, variationCodeSearchQuery } from '../../../api/generated/queries';

/** How long the results wait for suggestions and article numbers, in ms; a later answer would shift the layout. */
const deadlineMs = 2000;

/** A single attempt with a short deadline: the results are shown without the answer after that. */
function singleAttempt<Data>(call: (signal: AbortSignal) => Promise<Data>) {
  return {
    queryFn: ({ signal }: { signal: AbortSignal }) => withDeadline(call, deadlineMs, signal),
    retry: false,
  };
}

/** SRCH-05: other search texts for one, beside its results (getSuggestions). */
export const suggestionsQuery = (query: string) => ({
  ...getSuggestionsQuery({ query: { query } }),
  ...singleAttempt((signal) => getSuggestions({ query: { query } }, signal)),
});

/** SRCH-05: variations by their article number, beside a text's results (variationCodeSearch). */
export const articleNumberQuery = (query: string) => ({
  ...variationCodeSearchQuery({ query: { query } }),
  ...singleAttempt((signal) => variationCodeSearch({ query: { query } }, signal)),
});
