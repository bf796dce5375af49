import type { glassEasel } from 'glass-easel-miniprogram-adapter'
import { isAlipay, pkg } from '../boot'
import { codeSpace, globalSpace } from '../code'
import { eventName } from '../units'

/** A built-in component at work: its element, its attributes, and how it speaks to the page. */
export interface Builtin {
  /** The component in the tree; walk it to find groups and forms. */
  node: glassEasel.GeneralComponent
  /** The element on the page. There only once the component is attached. */
  element(): HTMLElement
  data: Record<string, unknown>
  /** Runs when the component is in the page. */
  attached(run: () => void): void
  detached(run: () => void): void
  /** Runs once attached, and again when the attribute changes. */
  watch(name: string, run: (value: unknown) => void): void
  /** Sends an event to the page, under the host's name for it. */
  emit(name: string, detail?: object, bubbles?: boolean): void
  /** Hears an event of the tree (`tap`) that reaches the component. */
  on(name: string, run: () => void): void
}

export interface BuiltinDefinition {
  /** Attributes besides id, class and style, in camel case. */
  attributes?: string[]
  setup?(builtin: Builtin): void
}

interface InitContext {
  self: glassEasel.GeneralComponent
  lifetime(name: string, run: () => void): void
  observer(name: string, run: (value: unknown) => void): void
}

interface Builder {
  template(template: glassEasel.template.ComponentTemplate): Builder
  property(name: string, type: null): Builder
  options(options: object): Builder
  init(run: (context: InitContext) => void): Builder
  registerComponent(): glassEasel.GeneralComponentDefinition
}

/** Registers a built-in under `wx-<name>`. It shows its children; what else it draws it adds itself. */
export function defineBuiltin(name: string, { attributes = [], setup }: BuiltinDefinition): void {
  let builder = globalSpace().define(`wx-${name}`) as unknown as Builder
  builder = builder.template(pkg().slot).options({ dataDeepCopy: 0, propertyPassingDeepCopy: 0 })
  for (const attribute of attributes) builder = builder.property(attribute, null)
  const definition = builder.init((context) => setup?.(builtin(context))).registerComponent()
  codeSpace().getComponentSpace().setGlobalUsingComponent(`wx-${name}`, definition)
}

function builtin({ self, lifetime, observer }: InitContext): Builtin {
  let live = false
  const onAttached: (() => void)[] = []
  lifetime('attached', () => {
    live = true
    for (const run of onAttached) run()
  })
  lifetime('detached', () => {
    live = false
  })
  return {
    node: self,
    element: () => self.getBackendElement() as unknown as HTMLElement,
    get data() {
      return self.data as Record<string, unknown>
    },
    attached: (run) => onAttached.push(run),
    detached: (run) => lifetime('detached', run),
    watch(name, run) {
      onAttached.push(() => run((self.data as Record<string, unknown>)[name]))
      observer(name, (value) => {
        if (live) run(value)
      })
    },
    emit(name, detail = {}, bubbles = false) {
      self.triggerEvent(eventName(name, isAlipay()), detail, { bubbles, composed: bubbles })
    },
    on: (name, run) => {
      onAttached.push(() => self.addListener(name, () => run()))
    },
  }
}

/** The nearest ancestor of a kind, such as the form around a field. */
export function ancestor(
  node: glassEasel.GeneralComponent,
  ...names: string[]
): glassEasel.GeneralComponent | undefined {
  let parent = node.getComposedParent() as glassEasel.GeneralComponent | null
  while (parent) {
    if (names.includes(parent.is)) return parent
    parent = parent.getComposedParent() as glassEasel.GeneralComponent | null
  }
  return undefined
}

/** What a form control answers to its group, its label and its form. */
export interface Control {
  name(): string
  value(): unknown
  reset(): void
  /** What a tap on its label does. */
  activate?(): void
  element(): HTMLElement
}

const controls = new Map<HTMLElement, Control>()

/** Makes a control findable from the element it sits in. */
export function registerControl(part: Builtin, control: Omit<Control, 'name' | 'element'>): void {
  let element: HTMLElement
  part.attached(() => {
    element = part.element()
    controls.set(element, {
      ...control,
      element: () => element,
      name: () => String(part.data.name ?? ''),
    })
  })
  part.detached(() => controls.delete(element))
}

/** The controls inside an element, in document order. */
export function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<HTMLElement>('*')].flatMap((each) => controls.get(each) ?? [])
}

/** Sets or removes an attribute of the drawn element. */
export function mark(element: HTMLElement, name: string, value: string | boolean): void {
  if (value === false || value === '') element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : value)
}
