import { readPrivate, writePrivate } from '../../lib/privateStorage';

/** Unsent text of the customer or visitor by form and field, without passwords. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((draft) => typeof draft === 'object' && draft !== null)
  );
}

function readDrafts(): Drafts {
  const stored = readPrivate('drafts');
  return isDrafts(stored) ? stored : {};
}

/** Draft of a form: the unsent text by field. */
export function readDraft(form: string): Readonly<Record<string, string>> {
  const drafts = readDrafts();
  const draft = Object.hasOwn(drafts, form) ? drafts[form] : undefined;
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Store the draft of a form; an empty one is deleted. */
export function writeDraft(form: string, values: Readonly<Record<string, string>>): void {
  const { [form]: _, ...others } = readDrafts();
  const drafts = Object.keys(values).length === 0 ? others : { ...others, [form]: values };
  writePrivate('drafts', Object.keys(drafts).length === 0 ? null : drafts);
}
