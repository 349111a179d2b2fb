import { parseStored, readStored, writeStored } from '../../config/storage';

const key = 'drafts';

/** Unsent text by form and field, without passwords. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Drafts of a customer whose session ended elsewhere; kept in memory until the same customer signs in again. */
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

/** Draft of a form: the unsent text by field. */
export function readDraft(form: string): Readonly<Record<string, string>> {
  const drafts = readDrafts();
  const draft = Object.hasOwn(drafts, form) ? drafts[form] : undefined;
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Stores the draft of a form; an empty one is deleted. */
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

/** Removes the drafts from storage when a session ends elsewhere, such as in another tab (AUTH-03). */
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
