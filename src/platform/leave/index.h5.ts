import { NavigationError } from '../../errors'
import type { LeaveByForm, LeaveFor } from '../../shared/host'
import { serverOrigin } from '../start'

/** Servers of a developer's own machine. */
const LOCAL = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/

/**
 * An absolute http(s) address the browser may leave for: https, our own server, or the same machine.
 *
 * @throws NavigationError for anything else.
 */
export function trustedAddress(url: string): string {
  const link = document.createElement('a')
  link.href = url
  const { origin, protocol, href } = link
  const isWritten = /^https?:\/\//i.test(url)
  const isOurs =
    origin === window.location.origin || (serverOrigin !== '' && origin === serverOrigin)
  if (isWritten && (protocol === 'https:' || isOurs || LOCAL.test(origin))) return href
  throw new NavigationError('blocked-url', url)
}

/** More than any gateway sends. */
const MAX_FIELDS = 60

export const leaveByForm: LeaveByForm = (html) => {
  // A document of its own that is never shown: nothing in it runs or loads.
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form')
  if (!form) throw new NavigationError('blocked-url', 'a form without a form')
  // By attribute: a field named `action` would hide the property.
  const address = trustedAddress(form.getAttribute('action') ?? '')
  const fields = Array.from(form.querySelectorAll('input'))
  if (fields.length > MAX_FIELDS) throw new NavigationError('blocked-url', address)
  const ours = document.createElement('form')
  ours.setAttribute('action', address)
  ours.setAttribute('method', /^get$/i.test(form.getAttribute('method') ?? '') ? 'get' : 'post')
  ours.hidden = true
  for (const field of fields) {
    const name = field.getAttribute('name')
    const type = field.getAttribute('type') ?? 'text'
    if (!name || !/^(hidden|text)$/i.test(type)) continue
    const value = document.createElement('input')
    value.type = 'hidden'
    value.name = name
    value.value = field.getAttribute('value') ?? ''
    ours.append(value)
  }
  document.body.append(ours)
  // From the prototype: a field named `submit` would hide the method.
  HTMLFormElement.prototype.submit.call(ours)
  ours.remove()
}

export const leaveFor: LeaveFor = (url) => {
  window.location.assign(trustedAddress(url))
}
