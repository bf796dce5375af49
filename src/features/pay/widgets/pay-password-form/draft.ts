import type { Translate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import {
  checkCode,
  checkNewPassword,
  checkPassword,
  checkRepeat,
} from '../../../../shared/validation'

/** The first pay password, another by the present one, or by a code. */
export type Way = 'init' | 'change' | 'find'
export type PayField = 'old' | 'code' | 'next' | 'repeat'
export type Draft = Readonly<Record<PayField, string>>

export const EMPTY: Draft = { old: '', code: '', next: '', repeat: '' }

/** What each way asks for, in order. */
export const FIELDS: Readonly<Record<Way, readonly PayField[]>> = {
  init: ['next', 'repeat'],
  change: ['old', 'next', 'repeat'],
  find: ['code', 'next', 'repeat'],
}

const rules: Readonly<Record<PayField, (draft: Draft, way: Way) => TextKey | undefined>> = {
  old: ({ old }) => checkPassword(old),
  code: ({ code }) => checkCode(code),
  next: ({ next, old }, way) => checkNewPassword(next, way === 'change' ? old : undefined),
  repeat: ({ repeat, next }) => checkRepeat(repeat, next),
}

/** What is wrong, by field, in words; empty when it can be sent. */
export function problemsOf(way: Way, draft: Draft, t: Translate): Partial<Draft> {
  const problems: Partial<Record<PayField, string>> = {}
  for (const field of FIELDS[way]) {
    const key = rules[field](draft, way)
    if (key) problems[field] = t(key)
  }
  return problems
}
