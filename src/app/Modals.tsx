import { useId, type ComponentType, lazy } from 'react';
import { Button } from '../components/plain/Button';
import { ModalHost, type ModalRegistry } from '../components/plain/ModalHost';
import { closeModal, useModal } from '../components/plain/modalStore';
import { useTranslate } from '../i18n/useTranslate';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { builtInTexts, failureKind } from './layout/BuiltInPage';
import styles from './Modals.module.css';
import { loadChunk } from '../routing/lazy/loadChunk';

const modal = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** Component of every modal, each in its own chunk (MOD-01). */
export const modalRegistry: ModalRegistry = {
  address: modal(() => import('../features/address/AddressModal').then(({ AddressModal }) => AddressModal)),
  askForPrice: modal(() => import('../features/orders/OrderHistory').then(({ AskForPrice }) => AskForPrice)),
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
  reorder: modal(() =>
    import('../features/orders/detail/ReorderModal').then(({ ReorderModal }) => ReorderModal),
  ),
  returnGoods: modal(() =>
    import('../features/orders/detail/ReturnModal').then(({ ReturnModal }) => ReturnModal),
  ),
  signIn: modal(() => import('../features/account/SignInModal').then(({ SignInModal }) => SignInModal)),
  renameList: modal(() =>
    import('../features/favorites/page/listModals').then(({ RenameListModal }) => RenameListModal),
  ),
  saveSharedList: modal(() =>
    import('../features/favorites/page/listModals').then(({ SaveListModal }) => SaveListModal),
  ),
  shareList: modal(() =>
    import('../features/favorites/page/listModals').then(({ ShareListModal }) => ShareListModal),
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

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** APP-14: notice in place of a modal that failed. A native dialog, since MUI's chunk may be missing too. */
function BrokenModal({ error }: { error: unknown }) {
  const t = useTranslate();
  const id = useId();
  const { title, text } = builtInTexts[failureKind(error)];
  return (
    <dialog ref={showModal} className={styles.dialog} aria-labelledby={id} onClose={closeModal}>
      <h2 id={id}>{t(title)}</h2>
      <p>{t(text)}</p>
      <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
      <Button variant="secondary" onClick={closeModal}>
        {t('common.close')}
      </Button>
    </dialog>
  );
}

/** The open modal; a notice replaces one that fails to render, and the page keeps its input. */
export function Modals() {
  const modal = useModal();
  return (
    <ModalHost
      registry={modalRegistry}
      guard={(shown) => (
        <ErrorBoundary
          path={modal ? `${modal.name} modal` : undefined}
          resetKey={modal}
          fallback={(_retry, error) => <BrokenModal error={error} />}
        >
          {shown}
        </ErrorBoundary>
      )}
    />
  );
}
