import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../routing/lazy/loadChunk';
import type { ModalRegistry } from '../components/plain/ModalHost';

const modal = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** Component of every modal, each in its own chunk (MOD-01). */
export const modalRegistry: ModalRegistry = {
  address: modal(() => import('../features/address/AddressModal').then(({ AddressModal }) => AddressModal)),
  confirmation: modal(() =>
    import('../components/mui/ConfirmationModal').then(({ ConfirmationModal }) => ConfirmationModal),
  ),
  countrySelector: modal(() =>
    import('../features/navigation/CountrySelector').then(({ CountrySelector }) => CountrySelector),
  ),
  deleteAccount: modal(() =>
    import('../features/account/profile/DeleteAccountModal').then(
      ({ DeleteAccountModal }) => DeleteAccountModal,
    ),
  ),
  favoritePicker: modal(() =>
    import('../features/favorites/FavoritePicker').then(({ FavoritePicker }) => FavoritePicker),
  ),
  filter: modal(() =>
    import('../features/listing/filters/FilterModal').then(({ FilterModal }) => FilterModal),
  ),
  listVariations: modal(() =>
    import('../features/favorites/page/ListVariations').then(({ ListVariations }) => ListVariations),
  ),
  menu: modal(() => import('../features/navigation/MobileMenu').then(({ MobileMenu }) => MobileMenu)),
  miniCart: modal(() => import('../features/cart/overview/MiniCart').then(({ MiniCart }) => MiniCart)),
  organizationUser: modal(() =>
    import('../features/organization/UserModal').then(({ UserModal }) => UserModal),
  ),
  register: modal(() =>
    import('../features/account/RegisterModal').then(({ RegisterModal }) => RegisterModal),
  ),
  signIn: modal(() => import('../features/account/SignInModal').then(({ SignInModal }) => SignInModal)),
  renameList: modal(() =>
    import('../features/favorites/page/RenameListModal').then(({ RenameListModal }) => RenameListModal),
  ),
  saveSharedList: modal(() =>
    import('../features/favorites/page/SaveListModal').then(({ SaveListModal }) => SaveListModal),
  ),
  shareList: modal(() =>
    import('../features/favorites/page/ShareListModal').then(({ ShareListModal }) => ShareListModal),
  ),
  search: modal(() =>
    import('../features/search/searchBox/SearchModal').then(({ SearchModal }) => SearchModal),
  ),
  productPictures: modal(() =>
    import('../features/product/page/gallery/ProductPictures').then(({ ProductPictures }) => ProductPictures),
  ),
  userPassword: modal(() =>
    import('../features/organization/UserPasswordModal').then(({ UserPasswordModal }) => UserPasswordModal),
  ),
  variationPicker: modal(() =>
    import('../features/product/VariationPicker').then(({ VariationPicker }) => VariationPicker),
  ),
};
