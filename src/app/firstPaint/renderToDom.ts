import {
  Component,
  type ClassComponent,
  type Context,
  type FunctionComponent,
  type Props,
  type ReactElement,
} from './react';
import { listen } from './listeners';
import { fromHere, renderAt, renderOutput } from './treeIds';

type DomElement = HTMLElement | SVGElement;

const svgNamespace = 'http://www.w3.org/2000/svg';

const attributeNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Attributes of SVG that have a hyphen; others, such as viewBox, have capitals. */
const hyphenatedAttribute = /^(stroke|fill|clip|text)[A-Z]/;

/** Properties that are no attributes. */
const notAttributes = new Set(['children', 'key', 'ref', 'style', 'value', 'checked']);

/** Whether an attribute has `true` and `false` as its value, rather than being there or not. */
const isEnumerated = (name: string) => /^(aria|data)-/.test(name) || name === 'spellCheck';

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function setAttribute(element: DomElement, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  const attribute = attributeNames[name] ?? (hyphenatedAttribute.test(name) ? hyphenated(name) : name);
  if (typeof value !== 'boolean' || isEnumerated(name)) element.setAttribute(attribute, String(value));
  else if (value) element.setAttribute(attribute, '');
}

/** By the object model: a content security policy may forbid the attribute. Only texts are values here. */
function setStyle(element: DomElement, style: Props): void {
  for (const [name, value] of Object.entries(style)) {
    if (typeof value === 'number' && value !== 0) throw new Error(`The first page has a number as ${name}`);
    if (value !== undefined) element.style.setProperty(hyphenated(name), String(value));
  }
}

/** Sets properties that depend on the children, and calls what React would call of its own accord. */
function finish(element: DomElement, { ref, onLoad, value, checked }: Props): void {
  if (checked === true) setAttribute(element, 'checked', true);
  if (typeof value === 'string' || typeof value === 'number') {
    if (element instanceof HTMLSelectElement) element.value = String(value);
    else element.setAttribute('value', String(value));
  }
  if (typeof onLoad === 'function') listen(element, 'load', (event) => void onLoad(event));
  if (typeof ref === 'function') ref(element);
}

/** Where nodes are added: in an element, before one of its nodes or, where that is null, at its end. */
interface Slot {
  parent: Node;
  before: Node | null;
}

function renderTag(tag: string, props: Props, { parent, before }: Slot): void {
  const isSvg = tag === 'svg' || parent instanceof SVGElement;
  const element = isSvg ? document.createElementNS(svgNamespace, tag as 'svg') : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'dangerouslySetInnerHTML') throw new Error('The first page has no markup of editors');
    if (!notAttributes.has(name) && typeof value !== 'function') setAttribute(element, name, value);
  }
  if (props['style']) setStyle(element, props['style'] as Props);
  renderChild(props['children'], { parent: element, before: null });
  finish(element, props);
  parent.insertBefore(element, before);
}

/** The contexts with the values of the providers around what is being rendered. */
let contexts: readonly (readonly [Context, unknown])[] = [];

function renderProvider(context: Context, { value, children }: Props, slot: Slot): void {
  const [outer, { current }] = [contexts, context];
  contexts = [...outer, [context, value]];
  context.current = value;
  renderChild(children, slot);
  context.current = current;
  contexts = outer;
}

const isClass = (type: ClassComponent | FunctionComponent): type is ClassComponent =>
  type.prototype instanceof Component;

function callComponent(type: ClassComponent | FunctionComponent, props: Props): unknown {
  if (!isClass(type)) return type(props);
  const component = new type(props);
  component.context = type.contextType?.current;
  return component.render();
}

/** How long rendering keeps the main thread, in ms: what is left then is rendered in another task, of less than 50 ms. */
const sliceMs = 12;

let sliceEnd = 0;

/** Components that are rendered in another task: each adds its nodes before a comment that keeps their place. */
const postponed: (() => void)[] = [];

function postpone(element: ReactElement, { parent, before }: Slot): void {
  const place = document.createComment('');
  parent.insertBefore(place, before);
  const [providers, renderHere] = [contexts, fromHere()];
  postponed.push(() => {
    const outer = providers.map(([context]) => context.current);
    contexts = providers;
    for (const [context, value] of providers) context.current = value;
    renderHere(() => renderElement(element, { parent, before: place }));
    providers.forEach(([context], index) => {
      context.current = outer[index];
    });
    place.remove();
  });
}

function renderElement({ type, props }: ReactElement, slot: Slot): void {
  if (typeof type === 'string') renderTag(type, props, slot);
  else if (typeof type === 'symbol') renderChild(props['children'], slot);
  else if (typeof type === 'object') renderProvider(type, props, slot);
  else
    renderOutput(
      () => callComponent(type, props),
      (output) => renderChild(output, slot),
    );
}

/** Renders what a component returns; what stands in a list may be rendered later. */
function renderChild(child: unknown, slot: Slot, isInList = false): void {
  if (child === null || child === undefined || typeof child === 'boolean' || child === '') return;
  if (typeof child === 'string' || typeof child === 'number')
    slot.parent.insertBefore(document.createTextNode(String(child)), slot.before);
  else if (Array.isArray(child))
    child.forEach((each, index) => renderAt(index, child.length, () => renderChild(each, slot, true)));
  else {
    const element = child as ReactElement;
    if (isInList && typeof element.type === 'function' && performance.now() > sliceEnd)
      postpone(element, slot);
    else renderElement(element, slot);
  }
}

/** The part of the Scheduling API that is used here; not every browser has it. */
declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };

/** Resolves in another task: after presses and keys, and where the browser can order tasks before another frame. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    if ('scheduler' in window) scheduler.postTask(resolve, { priority: 'user-blocking' });
    else setTimeout(resolve);
  });

/**
 * Renders what a component returns, once, at the end of a node.
 * @throws what a component throws: error boundaries catch nothing here
 */
export function render(child: unknown, parent: Node): void {
  sliceEnd = Infinity;
  renderChild(child, { parent, before: null });
}

/**
 * Does so in several tasks, between which the browser answers presses and shows frames.
 * @throws what a component throws
 */
export async function renderInSlices(child: unknown, parent: Node): Promise<void> {
  sliceEnd = performance.now() + sliceMs;
  renderChild(child, { parent, before: null });
  for (let next = postponed.shift(); next; next = postponed.shift()) {
    if (performance.now() > sliceEnd) {
      await nextTask();
      sliceEnd = performance.now() + sliceMs;
    }
    next();
  }
}
