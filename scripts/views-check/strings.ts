import { isObject } from '../../src/shared/json'

export interface Place {
  /** Name of the field, also for the items of a list in it. */
  readonly key: string
  readonly path: string
}

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

/** Every value under `value`, itself included, outermost first. `skip` leaves a branch out. */
export function* walk(
  value: unknown,
  path: string,
  skip: (place: Place) => boolean = () => false,
  key = '',
): Generator<Place & { readonly value: unknown }> {
  if (skip({ key, path })) return
  yield { key, path, value }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, join(path, index), skip, key)
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value))
      yield* walk(inner, join(path, name), skip, name)
  }
}

/** Every text under `value`. */
export function* strings(
  value: unknown,
  path: string,
  skip?: (place: Place) => boolean,
): Generator<Place & { readonly value: string }> {
  for (const found of walk(value, path, skip)) {
    if (typeof found.value === 'string') yield { ...found, value: found.value }
  }
}

/** For messages: short, on one line. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
