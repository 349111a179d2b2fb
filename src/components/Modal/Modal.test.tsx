import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './Modal';
import { ModalHost, type ModalRegistry } from './ModalHost';
import { closeModal, openModal } from './modalStore';
import { fieldFocusDelay } from './useDialog';

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

  it('MOD-02 the page behind does not scroll while it is open', async () => {
    await open();
    expect(document.documentElement.dataset['scroll']).toBe('locked');
    act(closeModal);
    expect(document.documentElement.dataset['scroll']).toBeUndefined();
  });

  it('MOD-02 a click outside closes, one that began inside does not', async () => {
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('textbox'));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('MOD-03 data-modal on html is set while a modal is open, for the chat widget', async () => {
    await open();
    expect(document.documentElement.dataset['modal']).toBe('open');
    act(closeModal);
    expect(document.documentElement.dataset['modal']).toBeUndefined();
  });
});
