import { jsx as element, jsxs as elements } from 'react/jsx-runtime'
import { productBehind } from './links'

type Make = typeof element

/** What is drawn as the app draws it, and links say where they lead: what is tapped opens without the app. */
const told =
  (make: Make): Make =>
  (type, props, key) => {
    const { role, onClick } = props as { readonly role?: string; readonly onClick?: unknown }
    const to = typeof type === 'string' && role === 'link' ? productBehind(onClick) : undefined
    return make(type, to ? { ...(props as object), 'data-to': to } : props, key)
  }

export { Fragment } from 'react/jsx-runtime'
export const jsx = told(element)
export const jsxs = told(elements)
