/** FAV-03: value of `view` in the account's URL for a shared list, which visitors can see too. */
export const sharedListView = 'SharedList';
