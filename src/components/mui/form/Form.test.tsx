import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusError, noResponseError } from '../../../api/errors';
import {
  input,
  messageOf,
  onSuccess,
  open,
  resetForm,
  save,
  send,
  summary,
  valid,
} from '../../../../tests/support/sampleForm';

beforeEach(resetForm);
afterEach(() => vi.restoreAllMocks());

describe('FORM-01 rules', () => {
  test.each([
    ['First name', '   ', 'First name is missing'],
    ['First name', 'I'.repeat(41), 'First name can have at most 40 characters'],
    ['E-mail', 'ingrid', 'Not a valid e-mail address'],
    ['Phone number (optional)', '1'.repeat(17), 'Phone number can only contain digits, at most 16'],
    ['Phone number (optional)', 'ring', 'Phone number can only contain digits, at most 16'],
    ['Password', 'short', 'Password must have at least 8 characters'],
  ])('FORM-01 %s %j, left: %s', async (label, text, message) => {
    const { user } = open();
    await user.type(input(label), text);
    expect(messageOf(label)).toBe(false);
    await user.tab();
    await waitFor(() => expect(messageOf(label)).toBe(message));
    expect(send).not.toHaveBeenCalled();
  });

  test('FORM-01 length counts signs, not code units', async () => {
    const { user } = open(valid);
    await user.clear(input('First name'));
    await user.click(input('First name'));
    await user.paste('🌲'.repeat(40));
    await user.click(save());
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ firstName: '🌲'.repeat(40) })),
    );
  });

  test('FORM-01 an address is sent trimmed and a phone number as its digits, also with Enter in the field', async () => {
    const { user } = open({ ...valid, email: '', phoneNumber: '' });
    // As copied from a contact, with directional marks.
    await user.type(input('E-mail'), ' i@furulia.no\u200b ');
    await user.type(input('Phone number (optional)'), '\u202a+47 912\u201134 501\u202c{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toEqual({ ...valid, phoneNumber: '4791234501' });
  });

  test('FORM-01 an address is trimmed and a phone number written in groups when the field is left', async () => {
    const { user } = open();
    await user.type(input('E-mail'), ' i@furulia.no ');
    await user.type(input('Phone number (optional)'), '4791234501');
    await user.tab();
    expect(input('E-mail').value).toBe('i@furulia.no');
    expect(input('Phone number (optional)').value).toBe('+47\u00a0912\u00a034\u00a0501');
  });

  test('FORM-01 a plus and spaces are no mistake while a phone number is typed again', async () => {
    const { user } = open();
    const phone = input('Phone number (optional)');
    await user.type(phone, 'ring');
    await user.tab();
    await waitFor(() => expect(messageOf('Phone number (optional)')).not.toBe(false));
    await user.clear(phone);
    await user.type(phone, '+4 7 1');
    expect(phone.value).toBe('+4 7 1');
    await waitFor(() => expect(messageOf('Phone number (optional)')).toBe(false));
  });

  test('FORM-01 inputs bring the right keyboard and autofill', () => {
    open();
    expect(input('First name').autocomplete).toBe('given-name');
    expect(input('First name').getAttribute('aria-required')).toBe('true');
    expect(input('E-mail').type).toBe('email');
    expect(input('Phone number (optional)').type).toBe('tel');
    expect(input('Password').autocomplete).toBe('new-password');
  });

  test('FORM-01 the rules of a password show before it is typed, and a switch reveals it', async () => {
    const { user } = open();
    const password = input('Password');
    const described = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('8 to 128 characters.');
    const reveal = screen.getByRole('button', { name: 'Show password' });
    await user.click(reveal);
    expect(password.type).toBe('text');
    expect(reveal.getAttribute('aria-pressed')).toBe('true');
    await user.click(reveal);
    expect(password.type).toBe('password');
  });
});

describe('FORM-01 sending', () => {
  test('FORM-01 an incomplete form is not sent; the summary takes focus and leads to the fields', async () => {
    const { user } = open({ ...valid, firstName: '', email: 'x' });
    await user.click(save());
    const problems = await summary();
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(
      within(problems)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['First name is missing', 'Not a valid e-mail address']);
    await user.click(within(problems).getByRole('button', { name: 'Not a valid e-mail address' }));
    expect(document.activeElement).toBe(input('E-mail'));
    expect(send).not.toHaveBeenCalled();
  });

  test('FORM-01 a message does not move the button away while it is pressed', async () => {
    open();
    fireEvent.focus(input('First name'));
    fireEvent.pointerDown(save());
    fireEvent.blur(input('First name'));
    await act(() => Promise.resolve());
    expect(messageOf('First name')).toBe(false);
    fireEvent.pointerUp(save());
    await waitFor(() => expect(messageOf('First name')).toBe('First name is missing'));
  });

  test('FORM-01 a form is sent once, however often it is submitted meanwhile', async () => {
    let respond: (value: unknown) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    open(valid);
    fireEvent.click(save());
    fireEvent.click(save());
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
    fireEvent.submit(document.querySelector('form') ?? save());
    respond({});
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledOnce();
  });

  test('FORM-02 server errors show at their field or in the summary, and the input is retained', async () => {
    const inputErrors = [
      { field: 'customer.email', message: 'That address is taken' },
      { field: 'vatNumber', message: 'The VAT number is unknown' },
    ];
    send.mockRejectedValueOnce(statusError('registerCustomer', 400, { message: 'No', inputErrors }));
    const { user } = open(valid);
    await user.click(save());
    const problems = await summary();
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(within(problems).getByRole('button', { name: 'That address is taken' })).toBeTruthy();
    expect(within(problems).getByText('The VAT number is unknown')).toBeTruthy();
    expect(messageOf('E-mail')).toBe('That address is taken');
    await user.click(input('E-mail'));
    await user.tab();
    expect(messageOf('E-mail')).toBe('That address is taken');
    await user.type(input('E-mail'), 'e');
    expect(messageOf('E-mail')).toBe(false);
    expect(input('Password').value).toBe(valid.password);
    await user.click(save());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(screen.queryByRole('group', { name: 'Please check the following' })).toBeNull();
  });

  test.each([
    ['the line is lost', noResponseError('registerCustomer', new TypeError('x')), /could not reach the shop/],
    ['the server fails', statusError('registerCustomer', 500, undefined), /Please try again/],
    ['something else breaks', new Error('x'), /Please try again/],
  ])('CALL-07 when %s the summary shows the reason', async (_, error, words) => {
    send.mockRejectedValueOnce(error);
    const { user } = open(valid);
    await user.click(save());
    expect((await summary()).textContent).toMatch(words);
    expect(input('First name').value).toBe(valid.firstName);
  });
});
