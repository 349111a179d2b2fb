import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ModalHost } from './ModalHost';
import { closeModal, openModal } from './modalStore';
import { handleModalHistory } from './useCloseOnBack';

const router: { navigate?: NavigateFunction } = {};
let popped = 0;
window.addEventListener('popstate', () => (popped += 1));
handleModalHistory();

function Page() {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const registry = { search: () => <p role="alert">Modal</p> };
const shown = () => screen.queryByRole('alert') !== null;
const address = () => window.location.pathname + window.location.search;
const isModalEntry = () => 'modal' in window.history.state;

async function go(step: () => void) {
  const before = popped;
  act(step);
  await waitFor(() => expect(popped).toBeGreaterThan(before));
}

const open = () => act(() => openModal('search'));
const back = () => go(() => window.history.back());

beforeEach(() => {
  act(closeModal);
  window.history.pushState({ idx: 10, key: 'start', usr: null }, '', '/no');
  popped = 0;
  render(
    <BrowserRouter>
      <Page />
      <ModalHost registry={registry} />
    </BrowserRouter>,
  );
  act(() => void router.navigate?.('/no/stoler'));
});

describe('MOD-01 Back and the open modal', () => {
  it('MOD-01 Back closes it and remains on the page', async () => {
    open();
    expect(shown()).toBe(true);
    await back();
    expect(shown()).toBe(false);
    expect(address()).toBe('/no/stoler');
    expect(isModalEntry()).toBe(false);
    await back();
    expect(screen.getByText('/no')).toBeTruthy();
  });

  it('MOD-01 closed otherwise, it leaves nothing for Back to go through', async () => {
    open();
    await go(closeModal);
    expect(isModalEntry()).toBe(false);
    expect(address()).toBe('/no/stoler');
    await back();
    expect(screen.getByText('/no')).toBeTruthy();
  });

  it('MOD-01 an address rewritten while it is open remains for page and router', async () => {
    open();
    act(() => void router.navigate?.('/no/stoler?instock=true', { replace: true }));
    await back();
    expect(shown()).toBe(false);
    expect(address()).toBe('/no/stoler?instock=true');
    expect(screen.getByText('/no/stoler?instock=true')).toBeTruthy();
    await back();
    expect(screen.getByText('/no')).toBeTruthy();
  });

  it('MOD-01 Back and Forward skip the entry of a modal that navigated to another page', async () => {
    open();
    act(() => {
      closeModal();
      void router.navigate?.('/no/bord');
    });
    expect(address()).toBe('/no/bord');
    act(() => window.history.back());
    await waitFor(() => expect(popped).toBe(2));
    expect(isModalEntry()).toBe(false);
    expect(screen.getByText('/no/stoler')).toBeTruthy();
    act(() => window.history.forward());
    await waitFor(() => expect(popped).toBe(4));
    expect(screen.getByText('/no/bord')).toBeTruthy();
  });

  it("MOD-01 the router's entry indices are integers, also after a navigation from a modal", async () => {
    const index = () => (window.history.state as { idx: number }).idx;
    const start = index();
    open();
    expect(index()).toBe(start);
    act(() => {
      closeModal();
      void router.navigate?.('/no/bord');
    });
    expect(index()).toBe(start + 1);
    act(() => void router.navigate?.('/no/bord?skip=0', { replace: true }));
    expect(isModalEntry()).toBe(false);
    expect(index()).toBe(start + 1);
  });

  it('MOD-01 one modal after another needs one Back', async () => {
    open();
    act(() => {
      closeModal();
      openModal('search');
    });
    expect(shown()).toBe(true);
    await back();
    expect(shown()).toBe(false);
    expect(address()).toBe('/no/stoler');
    expect(isModalEntry()).toBe(false);
  });
});
