import { encodePart } from './encode'
import { isObject } from './json'
import { readPath } from './path'

/** Puts fields of an item into a url: `/views/index?url=/product/show&id={id}`. Absent fields are empty. */
export function fillUrl(template: string, item: unknown): string {
  return template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = isObject(item) ? readPath(item, path) : undefined
    return typeof value === 'string' || typeof value === 'number' ? encodePart(value) : ''
  })
}
