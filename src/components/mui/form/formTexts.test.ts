import { expect, test } from 'vitest';
import { registerCustomerBody } from '../../../api/generated/schemas';
import { createTranslate } from '../../../i18n/translate';
import { issueMessage } from './formTexts';

const messageOf = (language: string) =>
  registerCustomerBody
    .safeParse({ language }, { error: issueMessage(createTranslate({}, 'en')) })
    .error?.issues.find(({ path }) => path[0] === 'language')?.message;

const limit = 'Language must have 1 to 5 characters';

test.each([
  ['', limit],
  ['en-Latn', limit],
  ['norsk', limit],
  ['en-SE', undefined],
])('FORM-01 the language %j of a registration gets the message %j', (language, message) => {
  expect(messageOf(language)).toBe(message);
});
