/** FAV-03: the `view` of the account's address that shows a shared list; visitors see it too. */
export const sharedListView = 'SharedList';
