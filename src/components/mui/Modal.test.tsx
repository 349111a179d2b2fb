import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldFocusDelay, Modal } from './Modal';
import { ModalHost, type ModalRegistry } from '../plain/ModalHost';
import { closeModal, openModal } from '../plain/modalStore';

function SignIn({ fromFavorites }: { fromFavorites?: boolean }) {
  return (
    <Modal title="Sign in" footer={<button type="button">Go on</button>}>
      {fromFavorites && <p>To save favourites</p>}
      <label>
        E-mail <input />
      </label>
    </Modal>
  );
}
const Other = () => <Modal title="Other">Nothing to fill in</Modal>;

const registry: Partial<ModalRegistry> = {
  signIn: lazy(() => Promise.resolve({ default: SignIn })),
  confirmation: Other,
  countrySelector: Other,
  miniCart: Other,
  search: Other,
};

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => openModal('signIn', { fromFavorites: true })}>
        Account
      </button>
      <button type="button" onClick={() => void navigate('/sv')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => void navigate('?instock=true', { replace: true })}>
        Filter
      </button>
      <ModalHost registry={registry} />
    </>
  );
}

async function open() {
  render(<Page />, { wrapper: MemoryRouter });
  screen.getByRole('button', { name: 'Account' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  return screen.findByRole('dialog', { name: 'Sign in' });
}

beforeEach(() => act(closeModal));

describe('MOD-01 one mechanism', () => {
  it('MOD-01 opens a lazy modal by name with its props, and one at a time', async () => {
    await open();
    expect(screen.getByText('To save favourites')).toBeTruthy();
    act(() => openModal('miniCart'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Other' })).toBeTruthy();
  });

  it('MOD-01 closes when the page under it changes', async () => {
    await open();
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('MOD-01 Back', () => {
  it('MOD-01 closes with Back and Forward, and remains when the parameters under it are replaced', async () => {
    await open();
    fireEvent.click(screen.getByText('Filter'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('MOD-01 closes on a close request of the platform, where the browser passes it on', async () => {
    const watchers: { onclose?: () => void; destroy: () => void }[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class {
        destroy = vi.fn();
        constructor() {
          watchers.push(this);
        }
      },
    );
    await open();
    act(() => watchers.at(-1)?.onclose?.());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(watchers.at(-1)?.destroy).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('MOD-02 behaviour of every modal', () => {
  it('MOD-02 takes focus at once and gives it back to the opener on Escape', async () => {
    const dialog = await open();
    expect(document.activeElement).toBe(dialog);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));
  });

  it('MOD-02 after 1000 ms the first field has focus', async () => {
    const dialog = await open();
    vi.useFakeTimers();
    act(() => openModal('miniCart'));
    act(() => openModal('signIn'));
    expect(dialog.isConnected).toBe(false);
    act(() => vi.advanceTimersByTime(fieldFocusDelay - 1));
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    act(() => vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(fieldFocusDelay).toBe(1000);
  });

  it('MOD-02 focus that the user has moved is not moved again', async () => {
    vi.useFakeTimers();
    render(<SignIn />);
    const button = screen.getByRole('button', { name: 'Go on' });
    act(() => button.focus());
    act(() => vi.advanceTimersByTime(2 * fieldFocusDelay));
    expect(document.activeElement).toBe(button);
  });

  it('MOD-02 Tab and Shift+Tab cycle inside', async () => {
    const dialog = await open();
    const user = userEvent.setup();
    const names: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await user.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
    }
    expect(names).toEqual(['Close', 'INPUT', 'BUTTON', 'Close']);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('MOD-02 the page behind neither scrolls nor is read out while it is open', async () => {
    const account = () => screen.queryByRole('button', { name: 'Account' });
    await open();
    expect(document.body.style.overflow).toBe('hidden');
    expect(account()).toBeNull();
    act(closeModal);
    expect(document.body.style.overflow).toBe('');
    expect(account()).not.toBeNull();
  });

  it('MOD-02 a click outside closes, one that began inside does not', async () => {
    const dialog = await open();
    const outside = dialog.parentElement;
    if (!outside) throw new Error('The dialog has nothing around it');
    fireEvent.mouseDown(screen.getByRole('textbox'));
    fireEvent.click(outside);
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.mouseDown(outside);
    fireEvent.click(outside);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['start', 'end'] as const)('MOD-01 a drawer at the %s has its title for a name', (placement) => {
    render(
      <Modal title="Cart" placement={placement}>
        Empty
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBe(document.activeElement);
  });
});

describe('MOD-02 focus where the opener is gone', () => {
  function Opener({ isGone, children }: { isGone: boolean; children?: ReactNode }) {
    return (
      <main>
        <h1>Chairs</h1>
        <article>
          {children}
          {!isGone && (
            <button type="button" onClick={() => openModal('miniCart')}>
              Add
            </button>
          )}
        </article>
        <ModalHost registry={registry} />
      </main>
    );
  }

  function openAndRemove(children?: ReactNode) {
    const { rerender } = render(<Opener isGone={false}>{children}</Opener>, { wrapper: MemoryRouter });
    const button = screen.getByRole('button', { name: 'Add' });
    button.focus();
    fireEvent.click(button);
    rerender(<Opener isGone>{children}</Opener>);
    act(closeModal);
  }

  it('MOD-02 focus goes to the first control of the card that it was in', () => {
    openAndRemove(<a href="/no/stol">Oak chair</a>);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Oak chair' }));
  });

  it('MOD-02 focus goes to the heading of the page where nothing else is near', () => {
    openAndRemove();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chairs' }));
  });
});
