import { randomKey } from '../../src/lib/randomKey';
import type { Behaviours } from '../msw/runtime/behaviour';
import { organizationUserAnswer } from '../shop/customerAnswer';
import { customerWithCredit } from './invoices';
import type { Language } from '../shop/languages';
import { isRole, permissionsOf, roles } from '../shop/roles';
import type { CustomerRecord } from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, noContent, notFound, refused } from './answers';
import { addCustomer, customerByEmail, customerWithKey, removeCustomer, saveCustomer } from './customer';
import { savePassword, sendPasswordLink } from './passwordLinks';
import { customerOf, languageOf, type Call } from './shopContext';
import { spendingLimitsOf } from './spendingLimits';

/** The account that a call changes: the caller's own, or that of a user whose organisation the caller administers. */
function accountOf(call: Call, customerId: string | undefined) {
  const language = languageOf(call);
  const customer = customerOf(call);
  if (customerId === undefined || customerId === customer.customerId) return { account: customer };
  if (!administers(customer, customer.organizationId)) return { refusal: forbidden(language) };
  const account = call.store.read().customers[customerId];
  const isOurs = account !== undefined && account.organizationId === customer.organizationId;
  return isOurs ? { account } : { refusal: notFound(language) };
}

const administers = (customer: CustomerRecord, wanted: string | null) =>
  wanted !== null && customer.organizationId === wanted && permissionsOf(customer)?.manageUsers === true;

/** True when an account is the only administrator of its organisation. */
function isLastAdministrator({ store }: Pick<Call, 'store'>, account: CustomerRecord): boolean {
  if (!administers(account, account.organizationId)) return false;
  const customers = Object.values(store.read().customers);
  return customers.filter((each) => administers(each, account.organizationId)).length === 1;
}

const userAnswer = ({ store }: Pick<Call, 'store'>, user: CustomerRecord, organizationId: string) =>
  organizationUserAnswer(user, organizationId, store.read(), spendingLimitsOf(user, store.read()));

const hasColleagues = ({ store }: Pick<Call, 'store'>, { organizationId }: CustomerRecord): boolean =>
  Object.values(store.read().customers).filter((each) => each.organizationId === organizationId).length > 1;

/** The refusal of a missing or wrong password of a customer; undefined for the right one. */
function refusedPassword({ password }: CustomerRecord, given: string | undefined, language: Language) {
  if (given === password) return undefined;
  return invalid('currentPassword', given === undefined ? 'passwordNeeded' : 'wrongPassword', language);
}

/** Users of an organisation, and customers' own accounts (ORG-01, ACC-03, ACC-04). */
export const organizationBehaviours = {
  getAllCustomers(call) {
    const { organizationId } = call.input.query;
    const customer = customerOf(call);
    if (customer.organizationId !== organizationId || customer.role === null)
      return forbidden(languageOf(call));
    const users = Object.values(call.store.read().customers);
    const ours = users.filter((user) => user.organizationId === organizationId);
    return { status: 200, body: ours.map((user) => userAnswer(call, user, organizationId)) };
  },

  getRoles(call) {
    return { status: 200, body: roles(languageOf(call)) };
  },

  createOrganizationCustomer(call) {
    const { store, input } = call;
    const language = languageOf(call);
    const customer = customerOf(call);
    const { organizationId, email, role } = input.body;
    if (!administers(customer, organizationId)) return forbidden(language);
    const idempotencyKey = input.headers['Idempotency-Key'];
    const known = customerWithKey(store, email, idempotencyKey);
    if (known?.organizationId === organizationId)
      return { status: 200, body: userAnswer(call, known, organizationId) };
    if (customerByEmail(store, email)) return invalid('email', 'emailTaken', language);
    if (!isRole(role)) return invalid('role', 'unknownRole', language);
    const user = addCustomer(store, {
      ...input.body,
      idempotencyKey,
      password: randomKey(),
      isInvited: true,
    });
    sendPasswordLink(call, user);
    return { status: 200, body: userAnswer(call, user, organizationId) };
  },

  updateCustomer(call) {
    const { store, input } = call;
    const language = languageOf(call);
    const { customerId, firstName, lastName, email, phoneNumber, role, spendingLimits, deliveryAddressId } =
      input.body;
    const { refusal, account } = accountOf(call, customerId);
    if (refusal) return refusal;
    const owner = customerByEmail(store, email);
    if (owner && owner.customerId !== account.customerId) return invalid('email', 'emailTaken', language);
    if (role !== undefined && !isRole(role)) return invalid('role', 'unknownRole', language);
    const isSelf = account.customerId === store.read().signedIn;
    if (isSelf && email !== account.email && store.read().confirmsEmail === true) {
      const wrong = refusedPassword(account, input.body.currentPassword, language);
      if (wrong) return wrong;
    }
    const changesRoles = administers(customerOf(call), account.organizationId);
    const newRole = changesRoles ? (role ?? account.role) : account.role;
    if (newRole !== account.role && isLastAdministrator(call, account))
      return invalid('role', 'lastAdministrator', language);
    const changed = saveCustomer(store, {
      ...account,
      firstName,
      lastName,
      email,
      phoneNumber,
      role: newRole,
      ...(changesRoles && spendingLimits && { spendingLimits }),
      ...(changesRoles && deliveryAddressId !== undefined && { deliveryAddressId }),
    });
    const { organizationId } = changed;
    return isSelf || organizationId === null
      ? { status: 200, body: customerWithCredit(changed, store.read(), language) }
      : { status: 200, body: userAnswer(call, changed, organizationId) };
  },

  deleteCustomer(call) {
    const { refusal, account } = accountOf(call, call.input.query.customerId);
    if (refusal) return refusal;
    if (isLastAdministrator(call, account) && hasColleagues(call, account))
      return refused('lastAdministrator', languageOf(call));
    removeCustomer(call.store, account.customerId);
    return noContent;
  },

  changePassword(call) {
    const language = languageOf(call);
    const { customerId, currentPassword, newPassword } = call.input.body;
    const { refusal, account } = accountOf(call, customerId);
    if (refusal) return refusal;
    if (account.customerId === call.store.read().signedIn) {
      const wrong = refusedPassword(account, currentPassword, language);
      if (wrong) return wrong;
    }
    savePassword(call.store, account, newPassword);
    return noContent;
  },
} satisfies Behaviours<Store>;
