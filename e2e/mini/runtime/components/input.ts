import { whenPrivacyAgreed } from '../privacy'
import { text, truthy } from '../units'
import { type Builtin, type BuiltinDefinition, registerControl } from './builtin'
import { view } from './view'

type Field = HTMLInputElement | HTMLTextAreaElement

const ATTRIBUTES = [
  ...(view.attributes ?? []),
  'value',
  'placeholder',
  'placeholderStyle',
  'placeholderClass',
  'disabled',
  'password',
  'maxlength',
  'type',
  'name',
  'focus',
  'autoFocus',
  'confirmType',
  'confirmHold',
]

/** Keyboards of the hosts, as the browser's input modes. */
const KEYBOARDS: Record<string, string> = {
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
  numberpad: 'numeric',
  digitpad: 'decimal',
}

export const input: BuiltinDefinition = {
  attributes: ATTRIBUTES,
  setup(part) {
    const field = document.createElement('input')
    setupField(part, field)
    part.watch('password', () => setType(part, field))
    part.watch('type', () => setType(part, field))
    field.addEventListener('focus', () => {
      // Typing stays possible; only what WeChat would suggest is held back.
      if (text(part.data.type) === 'nickname') whenPrivacyAgreed('input.nickname').catch(() => {})
    })
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') confirm(part, field)
    })
  },
}

export const textarea: BuiltinDefinition = {
  attributes: [...ATTRIBUTES, 'autoHeight', 'showConfirmBar'],
  setup(part) {
    const field = document.createElement('textarea')
    setupField(part, field)
    part.watch('autoHeight', (value) => {
      if (truthy(value)) part.element().style.height = 'auto'
    })
    field.addEventListener('keydown', (event) => {
      const confirms = !['', 'return'].includes(text(part.data.confirmType))
      if (confirms && (event as KeyboardEvent).key === 'Enter') confirm(part, field)
    })
  },
}

function setupField(part: Builtin, field: Field): void {
  view.setup?.(part)
  const fire = (name: string, more: object = {}): void => {
    part.emit(name, { value: field.value, cursor: field.selectionStart ?? 0, ...more })
  }
  part.attached(() => part.element().append(field))
  part.watch('value', (value) => {
    if (field.value !== text(value)) field.value = text(value)
  })
  part.watch('placeholder', (value) => {
    field.placeholder = text(value)
  })
  part.watch('ariaLabel', (value) => {
    if (value) field.setAttribute('aria-label', text(value))
  })
  part.watch('disabled', (value) => {
    field.disabled = truthy(value)
  })
  part.watch('maxlength', (value) => {
    // Both hosts default to 140 and take -1 as no limit.
    const limit = Number(value ?? 140)
    if (limit >= 0) field.maxLength = limit
    else field.removeAttribute('maxlength')
  })
  part.watch('focus', (value) => {
    if (truthy(value)) field.focus()
  })
  part.watch('autoFocus', (value) => {
    if (truthy(value)) field.focus()
  })
  field.addEventListener('input', () => fire('input', { keyCode: 0 }))
  field.addEventListener('focus', () => fire('focus', { height: 0 }))
  field.addEventListener('blur', () => fire('blur'))
  registerControl(part, {
    value: () => field.value,
    reset: () => {
      field.value = ''
    },
    activate: () => field.focus(),
  })
}

function setType(part: Builtin, field: HTMLInputElement): void {
  const type = text(part.data.type)
  field.type = truthy(part.data.password) || type === 'safe-password' ? 'password' : 'text'
  field.inputMode = KEYBOARDS[type] ?? 'text'
}

function confirm(part: Builtin, field: Field): void {
  part.emit('confirm', { value: field.value })
  if (!truthy(part.data.confirmHold)) field.blur()
}
