import { parseStored, readStored, writeStored } from '../../config/storage';

const key = 'drafts';

/** What was typed but not sent, by form and field. Passwords are never among it. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Drafts of a customer whose session ended elsewhere, in memory alone until the same customer is back. */
let suspended: { owner: string; stored: string } | undefined;

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((draft) => typeof draft === 'object' && draft !== null)
  );
}

function readDrafts(): Drafts {
  const stored = parseStored(readStored('session', key));
  return isDrafts(stored) ? stored : {};
}

/** What was typed into a form before and not sent: the text by field. */
export function readDraft(form: string): Readonly<Record<string, string>> {
  const drafts = readDrafts();
  const draft = Object.hasOwn(drafts, form) ? drafts[form] : undefined;
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Keeps what was typed into a form; nothing typed deletes its draft. */
export function writeDraft(form: string, values: Readonly<Record<string, string>>): void {
  const { [form]: _, ...others } = readDrafts();
  const drafts = Object.keys(values).length === 0 ? others : { ...others, [form]: values };
  writeStored('session', key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}

/** Deletes every draft, on sign-out (AUTH-03). */
export function clearDrafts(): void {
  suspended = undefined;
  writeStored('session', key, null);
}

/** Takes the drafts out of the browser's storage when a session ends elsewhere, such as in another tab (AUTH-03). */
export function suspendDrafts(owner: string): void {
  const stored = readStored('session', key);
  suspended = stored === null ? undefined : { owner, stored };
  writeStored('session', key, null);
}

/** Restores suspended drafts for their owner, and deletes them when another customer signs in. */
export function resumeDrafts(owner: string): void {
  if (suspended?.owner === owner) writeStored('session', key, suspended.stored);
  suspended = undefined;
}
