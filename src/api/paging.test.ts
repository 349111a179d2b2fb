import { describe, expect, it } from 'vitest';
import { loadedPages, pageParams, type PageSpan, type Paging, type WantedItems } from './paging';

interface Answer {
  items: { code: string }[];
  total: number;
}

const paging: Paging<Answer, { code: string }> = {
  items: ({ items }) => items,
  total: ({ total }) => total,
  id: 'code',
  maxTake: 10,
};

const total = 35;

/** Answer of a server with 35 items. */
function answer({ skip, take }: PageSpan): Answer {
  const count = Math.max(0, Math.min(take, total - skip));
  return { items: Array.from({ length: count }, (_, index) => ({ code: String(skip + index) })), total };
}

/**
 * Fetch every requested page, previous ones first.
 * @returns the spans of the calls, and the pages
 */
function fetchAll(first: Partial<PageSpan>, wanted: WantedItems, serve = answer) {
  const params = pageParams(paging, first, wanted);
  const calls = [params.initialPageParam];
  const data = { pages: calls.map(serve), pageParams: [...calls] };
  const fetchPage = (span: PageSpan) => {
    calls.push(span);
    return serve(span);
  };
  for (;;) {
    const [page, param] = [data.pages[0], data.pageParams[0]];
    const previous = page && param && params.getPreviousPageParam(page, data.pages, param);
    if (!previous) break;
    data.pages.unshift(fetchPage(previous));
    data.pageParams.unshift(previous);
  }
  for (;;) {
    const [page, param] = [data.pages.at(-1), data.pageParams.at(-1)];
    const next = page && param && params.getNextPageParam(page, data.pages, param, data.pageParams);
    if (!next || calls.length > 20) break;
    data.pages.push(fetchPage(next));
    data.pageParams.push(next);
  }
  return { calls: calls.map(({ skip, take }) => `${skip}+${take}`), loaded: loadedPages(paging, data) };
}

describe('LIST-07 pages of a list', () => {
  it('LIST-07 go on to the total, each as large as a call allows', () => {
    const { calls, loaded } = fetchAll({}, {});
    expect(calls).toEqual(['0+10', '10+10', '20+10', '30+10']);
    expect(loaded).toMatchObject({ skip: 0, end: 35, isLast: true });
  });

  it('LIST-09 end with what is wanted, from the first page on', () => {
    const { calls, loaded } = fetchAll({ skip: 5 }, { until: 27 });
    expect(calls).toEqual(['5+10', '15+10', '25+2']);
    expect(loaded).toMatchObject({ skip: 5, end: 27, isLast: false });
  });

  it('LIST-04 go back to what is wanted before the first one', () => {
    const { calls, loaded } = fetchAll({ skip: 17 }, { from: 4, until: 20 });
    expect(calls).toEqual(['17+3', '7+10', '4+3']);
    expect(loaded).toMatchObject({ skip: 4, end: 20 });
  });

  it('LIST-07 follow a server that answers with fewer items than a call asks for', () => {
    const { calls, loaded } = fetchAll({}, {}, (span) => answer({ ...span, take: 8 }));
    expect(calls).toEqual(['0+10', '8+10', '16+10', '24+10', '32+10']);
    expect(loaded).toMatchObject({ end: 35, isLast: true });
  });

  it('LIST-07 end with an empty page, whatever the total says', () => {
    const { calls, loaded } = fetchAll({}, {}, (span) =>
      span.skip < 20 ? answer(span) : { items: [], total },
    );
    expect(calls).toEqual(['0+10', '10+10', '20+10']);
    expect(loaded).toMatchObject({ end: 20, isLast: true });
  });

  it('LIST-07 end with a page that brings no new item, and leave it out', () => {
    const { calls, loaded } = fetchAll({}, {}, (span) => answer({ ...span, skip: 0 }));
    expect(calls).toEqual(['0+10', '10+10']);
    expect(loaded).toMatchObject({ skip: 0, end: 10, isLast: true });
    expect(loaded.pages).toHaveLength(1);
  });

  it('CALL-05 end with an answer that has no list', () => {
    const { calls, loaded } = fetchAll({}, {}, () => ({ total }) as Answer);
    expect(calls).toEqual(['0+10']);
    expect(loaded).toMatchObject({ end: 0, isLast: true });
  });
});
