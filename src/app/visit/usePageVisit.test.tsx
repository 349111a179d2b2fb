import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateOptions } from 'react-router-dom';
import { expect, test } from 'vitest';
import { usePageVisit } from './usePageVisit';

function visitAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ visit: usePageVisit(), navigate: useNavigate() }), { wrapper });
  return {
    visit: () => result.current.visit,
    navigate: (to: string, options?: NavigateOptions) => act(() => void result.current.navigate(to, options)),
    back: () => act(() => void result.current.navigate(-1)),
  };
}

test('APP-01 a visit is path and query at the moment of navigation', () => {
  const { visit, navigate } = visitAt('/no/sofaer?skip=0');
  expect(visit()).toMatchObject({ address: '/no/sofaer?skip=0', hash: '' });
  navigate('/no/bord?take=48#top');
  expect(visit()).toMatchObject({
    address: '/no/bord?take=48',
    hash: '#top',
    from: { pathname: '/no/sofaer' },
  });
});

test('APP-03 rewriting the query in place is no new visit', () => {
  const { visit, navigate } = visitAt('/no/sofaer');
  const before = visit();
  navigate('/no/sofaer?skip=0&take=48', { replace: true });
  navigate('/no/sofaer?skip=0&take=72', { replace: true });
  expect(visit()).toBe(before);
});

test('APP-04 a link to the current address is a new visit, and scrolls to the top', () => {
  const { visit, navigate } = visitAt('/no/sofaer?skip=0');
  const before = visit();
  navigate('/no/sofaer?skip=0', { replace: true });
  expect(visit().id).not.toBe(before.id);
});

test('APP-03 going back to a rewritten address visits the rewritten address', () => {
  const { visit, navigate, back } = visitAt('/no/sofaer');
  navigate('/no/sofaer?skip=0&take=48', { replace: true });
  navigate('/no/sofaer/ekeby');
  back();
  expect(visit()).toMatchObject({ address: '/no/sofaer?skip=0&take=48', action: 'POP' });
});

test('APP-05 a redirect to the same path with another query is a new visit', () => {
  const { visit, navigate } = visitAt('/no/sofaer?old=1');
  navigate('/no/sofaer?new=1', { replace: true, state: { isNewVisit: true, redirects: 1 } });
  expect(visit()).toMatchObject({ address: '/no/sofaer?new=1', state: { redirects: 1 } });
});

test('APP-05 state that something else wrote into the history is not trusted', () => {
  const { visit, navigate } = visitAt('/no');
  navigate('/no/a', { state: { redirects: '7', failedAddress: 3, isNewVisit: 'yes' } });
  expect(visit().state).toEqual({});
});
