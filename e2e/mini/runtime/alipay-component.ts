import type { Definition } from './code'

type Method = (this: unknown, ...args: unknown[]) => unknown

/**
 * Rewrites an Alipay component (`props`, `didMount`, `deriveDataFromProps`) as a WeChat one, the
 * kind the engine knows. `this.props` reads the properties.
 */
export function fromAlipay(definition: Definition): Definition {
  const { props, didMount, didUnmount, onInit, deriveDataFromProps, didUpdate, ...rest } =
    definition as Definition & Record<string, Method | undefined>
  // Taro's recursive components declare nothing and still get `i`.
  const names = Object.keys((props as unknown as object | undefined) ?? { i: {}, l: '', c: 1 })
  const properties = Object.fromEntries(names.map((name) => [name, { type: null }]))
  return {
    ...rest,
    properties,
    lifetimes: {
      created(this: Instance) {
        Object.defineProperty(this, 'props', { get: () => this.data })
        onInit?.call(this)
      },
      attached(this: Instance) {
        didMount?.call(this)
      },
      detached(this: Instance) {
        didUnmount?.call(this)
      },
    },
    observers: {
      [names.join(',')](this: Instance) {
        deriveDataFromProps?.call(this, this.data)
        didUpdate?.call(this, this.data, this.data)
      },
    },
  }
}

interface Instance {
  data: Record<string, unknown>
}
