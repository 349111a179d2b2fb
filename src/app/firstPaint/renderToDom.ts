import {
  Component,
  type ClassComponent,
  type Context,
  type FunctionComponent,
  type Props,
  type ReactElement,
} from './react';

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
  if (value === null || value === undefined || (value === false && !isEnumerated(name))) return;
  const attribute = attributeNames[name] ?? (hyphenatedAttribute.test(name) ? hyphenated(name) : name);
  element.setAttribute(attribute, value === true && !isEnumerated(name) ? '' : String(value));
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
  if (typeof onLoad === 'function') element.addEventListener('load', (event) => void onLoad(event));
  if (typeof ref === 'function') ref(element);
}

function renderTag(tag: string, props: Props, parent: Node): void {
  const isSvg = tag === 'svg' || parent instanceof SVGElement;
  const element = isSvg ? document.createElementNS(svgNamespace, tag as 'svg') : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'dangerouslySetInnerHTML') throw new Error('The first page has no markup of editors');
    if (!notAttributes.has(name) && typeof value !== 'function') setAttribute(element, name, value);
  }
  if (props['style']) setStyle(element, props['style'] as Props);
  render(props['children'], element);
  finish(element, props);
  parent.appendChild(element);
}

function renderProvider(context: Context, { value, children }: Props, parent: Node): void {
  const { current } = context;
  context.current = value;
  render(children, parent);
  context.current = current;
}

const isClass = (type: ClassComponent | FunctionComponent): type is ClassComponent =>
  type.prototype instanceof Component;

function callComponent(type: ClassComponent | FunctionComponent, props: Props): unknown {
  if (!isClass(type)) return type(props);
  const component = new type(props);
  component.context = type.contextType?.current;
  return component.render();
}

function renderElement({ type, props }: ReactElement, parent: Node): void {
  if (typeof type === 'string') renderTag(type, props, parent);
  else if (typeof type === 'symbol') render(props['children'], parent);
  else if (typeof type === 'object') renderProvider(type, props, parent);
  else render(callComponent(type, props), parent);
}

/**
 * Renders what a component returns, once, at the end of a node.
 * @throws what a component throws: error boundaries catch nothing here
 */
export function render(child: unknown, parent: Node): void {
  if (child === null || child === undefined || typeof child === 'boolean') return;
  if (typeof child === 'string' || typeof child === 'number')
    parent.appendChild(document.createTextNode(String(child)));
  else if (Array.isArray(child)) for (const each of child) render(each, parent);
  else renderElement(child as ReactElement, parent);
}
