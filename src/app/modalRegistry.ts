import { lazy } from 'react';
import type { ModalRegistry } from '../components/Modal/ModalHost';

/** Component of every modal, each in its own chunk (MOD-01). */
export const modalRegistry: ModalRegistry = {
  address: lazy(() =>
    import('../features/addresses/AddressModal').then(({ AddressModal }) => ({ default: AddressModal })),
  ),
  confirmation: lazy(() =>
    import('../components/ConfirmationModal/ConfirmationModal').then(({ ConfirmationModal }) => ({
      default: ConfirmationModal,
    })),
  ),
  countrySelector: lazy(() =>
    import('../features/navigation/CountrySelector/CountrySelector').then(({ CountrySelector }) => ({
      default: CountrySelector,
    })),
  ),
  deleteAccount: lazy(() =>
    import('../features/account/profile/DeleteAccountModal').then(({ DeleteAccountModal }) => ({
      default: DeleteAccountModal,
    })),
  ),
  favoritePicker: lazy(() =>
    import('../features/favorites/FavoritePicker').then(({ FavoritePicker }) => ({
      default: FavoritePicker,
    })),
  ),
  filter: lazy(() =>
    import('../features/listing/filters/FilterModal').then(({ FilterModal }) => ({ default: FilterModal })),
  ),
  menu: lazy(() =>
    import('../features/navigation/MobileMenu/MobileMenu').then(({ MobileMenu }) => ({
      default: MobileMenu,
    })),
  ),
  miniCart: lazy(() =>
    import('../features/cart/MiniCart/MiniCart').then(({ MiniCart }) => ({ default: MiniCart })),
  ),
  organizationUser: lazy(() =>
    import('../features/organization/UserModal').then(({ UserModal }) => ({ default: UserModal })),
  ),
  register: lazy(() =>
    import('../features/account/RegisterModal').then(({ RegisterModal }) => ({ default: RegisterModal })),
  ),
  signIn: lazy(() =>
    import('../features/account/SignInModal').then(({ SignInModal }) => ({ default: SignInModal })),
  ),
  renameList: lazy(() =>
    import('../features/favorite-lists/RenameListModal').then(({ RenameListModal }) => ({
      default: RenameListModal,
    })),
  ),
  saveSharedList: lazy(() =>
    import('../features/favorite-lists/shared/SaveListModal').then(({ SaveListModal }) => ({
      default: SaveListModal,
    })),
  ),
  shareList: lazy(() =>
    import('../features/favorite-lists/shared/ShareListModal').then(({ ShareListModal }) => ({
      default: ShareListModal,
    })),
  ),
  search: lazy(() =>
    import('../features/search/searchBox/SearchModal').then(({ SearchModal }) => ({ default: SearchModal })),
  ),
  productPictures: lazy(() =>
    import('../features/product-page/gallery/ProductPictures').then(({ ProductPictures }) => ({
      default: ProductPictures,
    })),
  ),
  userPassword: lazy(() =>
    import('../features/organization/UserPasswordModal').then(({ UserPasswordModal }) => ({
      default: UserPasswordModal,
    })),
  ),
  variationPicker: lazy(() =>
    import('../features/product/VariationPicker').then(({ VariationPicker }) => ({
      default: VariationPicker,
    })),
  ),
};
