import { english } from '../../src/i18n/english';
import { pluralRules } from '../../src/i18n/intl';
import { passwordLinkState } from '../behaviours/passwordLinks';
import { operationIds } from '../generated/operations';
import type { MockCall } from '../msw/runtime/answerCall';
import { keepConditions } from '../scenarios/openScenario';
import type { Fault } from '../data/schemas/scenarios';
import { addressOf, noConditions, type Conditions } from '../scenarios/scenario';
import { withReplies } from '../scenarios/quotes';
import { scenarioGroups } from '../scenarios/scenarios';
import { urlOfPage } from '../shop/content/pageUrls';
import { routeNames } from '../shop/context';
import { initialState } from '../shop/customers';
import type { Store, StoreStorage } from '../store/store';
import { showDrawer } from './drawer';
import { button, choice, element, section } from './elements';

const faults: readonly Fault[] = [
  401,
  403,
  404,
  418,
  500,
  'redirect',
  'never answers',
  'no connection',
  'no JSON',
  'empty body',
];

/** Maximum numbers of calls and e-mails in the lists. */
const maxCalls = 50;
const maxMails = 5;

/** Store the settings for later calls and for reloads. */
interface Settings {
  conditions: Conditions;
  set: (change: Partial<Conditions>) => void;
}

function scenarioList(): HTMLElement {
  const groups = Object.entries(scenarioGroups).map(([group, scenarios]) => {
    const links = Object.entries(scenarios).map(([name, scenario]) => {
      const link = element('a', { href: addressOf(name, scenario) }, scenario.title);
      return element('li', {}, link, ' ', element('code', {}, name));
    });
    return element('details', {}, element('summary', {}, group), element('ul', {}, ...links));
  });
  return section('Scenarios', ...groups);
}

function customers(store: Store): HTMLElement {
  const signIn = (customerId: string | null) => () => {
    store.write({ ...store.read(), signedIn: customerId });
    window.location.reload();
  };
  const { signedIn } = store.read();
  const person = (label: string, customerId: string | null) => {
    const made = button(label, signIn(customerId));
    made.setAttribute('aria-pressed', String(signedIn === customerId));
    return made;
  };
  const all = Object.values(initialState().customers).map(({ customerId, firstName, lastName, locked }) => {
    const name = `${firstName} ${lastName}`;
    const made = person(locked ? `${name} (locked)` : name, customerId);
    made.disabled = locked === true;
    return made;
  });
  return section('Sign in as', element('div', { class: 'row' }, ...all, person('Nobody', null)));
}

function faultSwitches(settings: Settings): HTMLElement {
  const operation = choice('Operation', operationIds);
  const fault = choice('Fault', faults.map(String));
  const list = element('ul');
  const show = () =>
    list.replaceChildren(
      ...Object.entries(settings.conditions.faults).map(([id, each]) =>
        element(
          'li',
          { class: 'row' },
          `${id}: ${each} `,
          button(`Stop failing ${id}`, () => switchFault(id)),
        ),
      ),
    );
  const switchFault = (id: string, next?: Fault) => {
    const { [id as keyof Conditions['faults']]: _, ...others } = settings.conditions.faults;
    settings.set({ faults: next === undefined ? others : { ...others, [id]: next } });
    show();
  };
  const add = button('Let it fail', () =>
    switchFault(
      operation.select.value,
      faults.find((each) => String(each) === fault.select.value),
    ),
  );
  show();
  return section('Faults', element('div', { class: 'row' }, operation.field, fault.field, add), list);
}

/** A moment as the value of a datetime-local input. */
function localTime(moment: string): string {
  const date = new Date(moment);
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 16);
}

function timing(settings: Settings): HTMLElement {
  const latency = choice('Every call waits (ms)', ['0', '300', '1000', '3000', '10000']);
  latency.select.value = String(settings.conditions.latency);
  latency.select.addEventListener('change', () => settings.set({ latency: Number(latency.select.value) }));
  const clock = element('input', { type: 'datetime-local' });
  if (settings.conditions.clock !== undefined) clock.value = localTime(settings.conditions.clock);
  const setClock = button('Set and reload', () => {
    if (clock.value !== '') settings.set({ clock: new Date(clock.value).toISOString() });
    window.location.reload();
  });
  return section(
    'Latency and clock',
    element('div', { class: 'row' }, latency.field),
    element('div', { class: 'row' }, element('label', {}, 'Clock ', clock), setClock),
  );
}

/** The last e-mails: recipient, link to choose a password, and its state. */
function mailItems(store: Store): HTMLElement[] {
  const { passwordLinks = [], customers: records } = store.read();
  return passwordLinks.slice(0, maxMails).map((link) => {
    const { token, route, customerId } = link;
    const href = `${urlOfPage('forgot-password', routeNames.find((each) => each === route) ?? 'no')}#token=${token}`;
    const recipient = records[customerId]?.email ?? customerId;
    return element(
      'li',
      {},
      `${recipient}: `,
      element('a', { href }, 'Choose a password'),
      ` ${passwordLinkState(link)}`,
    );
  });
}

/** Replies of the seller at once, for what the customers have asked. */
function seller(store: Store): HTMLElement {
  const reply = button('Let the seller reply and reload', () => {
    store.write(withReplies(store.read()));
    window.location.reload();
  });
  return section('Quotes', element('div', { class: 'row' }, reply));
}

/** List item of a call with its violations of the contract. */
function callLine({ operationId, response, violations }: MockCall): HTMLElement {
  const departures = violations.map(({ place, message }) => element('p', {}, `${place} ${message}`));
  const isRight = departures.length === 0;
  return element(
    'li',
    { class: isRight ? 'call' : 'call bad' },
    element('span', {}, operationId),
    element(
      'span',
      {},
      `${response.status} ${isRight ? '✓ as in the contract' : '✗ not as in the contract'}`,
    ),
    ...departures,
  );
}

/** Keys of all texts, with the plural forms of a language. */
function keysOf(language: string): string[] {
  const forms = pluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== 'other');
  return Object.entries(english).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((name) => {
      const [plain = '', form] = name.split('_');
      if (form === undefined) return [`${area}.${name}`];
      return forms.map((each) => `${area}.${plain}_${each}`);
    }),
  );
}

/** Keys that a response of getTranslations lacks: their texts are shown in English, or without their plural form. */
async function missingTexts({ request, response }: MockCall): Promise<HTMLElement> {
  const texts = (await response.clone().json()) as object;
  const language = request.headers.get('Content-Language') ?? '';
  const keys = keysOf(language);
  const missing = keys.filter((key) => !Object.hasOwn(texts, key));
  const summary = `${language}: ${missing.length} of ${keys.length} keys are missing`;
  return element(
    'details',
    {},
    element('summary', {}, summary),
    element('ul', {}, ...missing.map((key) => element('li', {}, key))),
  );
}

/** The test bench of this window (DEV-04). */
export interface TestBench {
  readonly conditions: Conditions;
  /** Add a call to the list. */
  log: (call: MockCall) => void;
}

/** Show a button that opens the test bench: scenarios, sign-in, faults, latency, clock, calls, reset. */
export function showTestBench(store: Store, storage: StoreStorage, conditions: Conditions): TestBench {
  const settings: Settings = {
    conditions,
    set(change) {
      settings.conditions = { ...settings.conditions, ...change };
      keepConditions(storage, settings.conditions);
    },
  };
  const calls = element('ul');
  const mails = element('ul');
  const showMails = () => mails.replaceChildren(...mailItems(store));
  showMails();
  const texts = section('Texts');
  const reset = button('Reset', () => {
    store.reset();
    keepConditions(storage, noConditions);
    window.location.reload();
  });
  reset.setAttribute('aria-label', 'Reset the mock shop');
  showDrawer({
    title: 'Test bench',
    opener: 'Test bench',
    buttons: (close) => [reset, close],
    content: [
      scenarioList(),
      customers(store),
      faultSwitches(settings),
      timing(settings),
      section('E-mails', mails),
      seller(store),
      texts,
      section('Calls', calls),
    ],
  });
  return {
    get conditions() {
      return settings.conditions;
    },
    log(call) {
      calls.prepend(callLine(call));
      showMails();
      if (call.operationId === 'getTranslations' && call.response.ok)
        void missingTexts(call).then((missing) => texts.append(missing));
      while (calls.children.length > maxCalls) calls.lastChild?.remove();
    },
  };
}
