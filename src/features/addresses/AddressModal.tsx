import { useQueryClient } from '@tanstack/react-query';
import { createAddress, updateAddress } from '../../api/generated/mutations';
import { AddressFields } from '../../components/Form/AddressFields';
import { Form } from '../../components/Form/Form';
import { ModalFormFooter } from '../../components/Form/ModalFormFooter';
import type { Option } from '../../components/Form/SelectField';
import { useContractForm } from '../../components/Form/useContractForm';
import { Modal } from '../../components/Modal/Modal';
import { closeModal, type ModalProps } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import { useSettings } from '../settings/settings';
import { useCountryOptions } from '../settings/useCountryOptions';
import { cacheCustomer, type Address, type AddressType } from './address';
import { addressForm } from './addressForm';

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** ACC-02: a new address of the customer's, or one to change. */
    address: { addressType: AddressType; address?: Address };
  }
}

const titles = {
  create: { billing: 'addresses.addBilling', delivery: 'addresses.addDelivery' },
  edit: { billing: 'addresses.editBilling', delivery: 'addresses.editDelivery' },
} as const;

/** The countries of the settings; the one of an older address stays although it is none of them. */
function useCountries(address: Address | undefined): readonly Option[] {
  const countries = useCountryOptions();
  if (!address || countries.some(({ value }) => value === address.countryCode)) return countries;
  return [...countries, { value: address.countryCode, label: address.countryName }];
}

/** What stands in the fields at first: the address, or for a new one who the customer is. */
function useStartValues(address: Address | undefined) {
  const { currentCountry } = useSettings();
  const { customer } = useSession();
  if (address) return address;
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = customer ?? {};
  return { firstName, lastName, email, phoneNumber, countryCode: currentCountry };
}

/** ACC-02: adds an address (createAddress) or changes one (updateAddress). */
export function AddressModal({ addressType, address }: ModalProps['address']) {
  const t = useTranslate();
  const client = useQueryClient();
  const countries = useCountries(address);
  const form = useContractForm(addressForm, {
    id: `address-${address?.id ?? addressType}`,
    values: useStartValues(address),
    send: (values) =>
      address
        ? updateAddress({ body: { id: address.id, newAddress: values } })
        : createAddress({ body: { address: values, addressType } }),
    onSuccess: (customer) => {
      closeModal();
      cacheCustomer(client, customer);
      showNotice({ tone: 'success', title: (translate) => translate('addresses.saved') });
    },
    failed: 'addresses.notSaved',
  });
  return (
    <Modal
      title={t(titles[address ? 'edit' : 'create'][addressType])}
      footer={<ModalFormFooter form={form} />}
    >
      <Form form={form}>
        <AddressFields form={form} countries={countries} />
      </Form>
    </Modal>
  );
}
