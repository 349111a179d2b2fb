/** Element id of an option of the dropdown, by its index in the whole listbox. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
