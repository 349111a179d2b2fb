import { lazy } from 'react';
import type { ModalRegistry } from '../components/Modal/ModalHost';

/** The component of every modal, each its own chunk (MOD-01). */
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
  filter: lazy(() =>
    import('../features/listing/filters/FilterModal').then(({ FilterModal }) => ({ default: FilterModal })),
  ),
  miniCart: lazy(() =>
    import('../features/cart/MiniCart/MiniCart').then(({ MiniCart }) => ({ default: MiniCart })),
  ),
  register: lazy(() =>
    import('../features/account/RegisterModal').then(({ RegisterModal }) => ({ default: RegisterModal })),
  ),
  signIn: lazy(() =>
    import('../features/account/SignInModal').then(({ SignInModal }) => ({ default: SignInModal })),
  ),
  search: lazy(() =>
    import('../features/search/searchBox/SearchModal').then(({ SearchModal }) => ({ default: SearchModal })),
  ),
  productPictures: lazy(() =>
    import('../features/product-page/gallery/ProductPictures').then(({ ProductPictures }) => ({
      default: ProductPictures,
    })),
  ),
  variationPicker: lazy(() =>
    import('../features/product/VariationPicker').then(({ VariationPicker }) => ({
      default: VariationPicker,
    })),
  ),
};
