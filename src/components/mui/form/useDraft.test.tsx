import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { setStorageCustomer } from '../../../lib/privateStorage';
import { input, onSuccess, open, resetForm, Sample, save, valid } from '../../../../tests/support/sampleForm';

beforeEach(resetForm);
afterEach(() => vi.restoreAllMocks());

describe('FORM-01 unsaved changes', () => {
  const draft = () => window.sessionStorage.getItem('drafts');

  test('FORM-01 are back when the form shows again, without passwords, and can be discarded', async () => {
    const { user, unmount } = open({ firstName: 'Inga' });
    await user.type(input('E-mail'), 'a@b.no');
    await user.type(input('Password'), 'furulia2026');
    unmount();
    expect(draft()).not.toContain('furulia2026');
    expect(draft()).not.toContain('Inga');
    open({ firstName: 'Inga' });
    expect(input('E-mail').value).toBe('a@b.no');
    expect(input('Password').value).toBe('');
    expect(screen.getByText('Your unsaved changes have been restored.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(input('E-mail').value).toBe('');
    expect(input('First name').value).toBe('Inga');
    expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull();
    expect(draft()).toBeNull();
  });

  test('FORM-01 a form whose changes were undone stores no draft', async () => {
    const { user } = open();
    await user.type(input('First name'), 'I');
    expect(draft()).not.toBeNull();
    await user.clear(input('First name'));
    expect(draft()).toBeNull();
  });

  test('FORM-01 saving deletes the draft and empties the password', async () => {
    const { user } = open(valid);
    await user.type(input('First name'), 's');
    await user.click(save());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(draft()).toBeNull();
    expect(input('Password').value).toBe('');
    expect(input('First name').value).toBe('Ingas');
  });

  test('FORM-01 a session that ends elsewhere takes drafts out of storage, for their owner alone', async () => {
    setStorageCustomer('A');
    const { user } = open();
    await user.type(input('First name'), 'I');
    const stored = draft();
    setStorageCustomer(null);
    expect(draft()).toBeNull();
    setStorageCustomer('A');
    expect(draft()).toBe(stored);
    setStorageCustomer('B');
    expect(draft()).toBeNull();
    setStorageCustomer('A');
    expect(draft()).toBeNull();
    setStorageCustomer(null);
  });

  test('FORM-01 storage that something else has written to is no draft', () => {
    window.sessionStorage.setItem('drafts', '{"sample":{"firstName":7,"__proto__":"x"},"other":null}');
    open();
    expect(input('First name').value).toBe('');
  });

  test('FORM-01 new values of the server replace only unchanged ones', async () => {
    function Changing() {
      const [values, setValues] = useState({ firstName: 'Inga', email: 'a@b.no' });
      return (
        <>
          <button onClick={() => setValues({ firstName: 'Ola', email: 'o@b.no' })}>Ola</button>
          <button onClick={() => setValues({ firstName: 'Kari', email: 'k@b.no' })}>Kari</button>
          <Sample values={values} />
        </>
      );
    }
    renderInShop(<Changing />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ola' }));
    expect(input('First name').value).toBe('Ola');
    await user.type(input('First name'), 'v');
    await user.click(screen.getByRole('button', { name: 'Kari' }));
    expect(input('First name').value).toBe('Olav');
  });
});
