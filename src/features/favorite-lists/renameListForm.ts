import { changeFavoriteListNameConstraints } from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';

/** FAV-03: the new name of a list (changeFavoriteListName). */
export const renameListForm = defineForm(
  { newListName: changeFavoriteListNameConstraints.newListName },
  { newListName: { label: 'favorites.newName' } },
);
