import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ModalHost } from '../plain/ModalHost';
import { closeModal, openModal } from '../plain/modalStore';
import { ConfirmationModal } from './ConfirmationModal';

const onConfirm = vi.fn();

beforeEach(() => {
  closeModal();
  onConfirm.mockClear();
  render(<ModalHost registry={{ confirmation: ConfirmationModal }} />, { wrapper: MemoryRouter });
  act(() =>
    openModal('confirmation', {
      title: 'Delete?',
      text: 'The list goes.',
      confirmLabel: 'Delete',
      onConfirm,
    }),
  );
});

it('MOD-01 calls onConfirm once confirmed', () => {
  expect(screen.getByRole('dialog', { name: 'Delete?' }).textContent).toContain('The list goes.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('MOD-01 does nothing when cancelled', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
