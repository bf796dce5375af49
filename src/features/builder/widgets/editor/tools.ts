import { useCallback } from 'react'
import { useLocale } from '../../../../i18n'
import { LOCALES } from '../../../../shared/l10n'

/* What the browser's editor has more than that of mini-programs, whose packages have no room for it. */

/** Texts that come with the part of the editor that shows them: everybody would load those of the app. */
export type Words<N extends string = string> = Readonly<Record<N, readonly string[]>>

type Values = Readonly<Record<string, string | number>>
export type Say<N extends string> = (name: N, values?: Values) => string

/** Says words in the language of who edits; `{{name}}` in them is filled. */
export function useWords<N extends string>(words: Words<N>): Say<N> {
  const at = LOCALES.indexOf(useLocale())
  return useCallback(
    (name, values = {}) =>
      (words[name][at] ?? name).replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key])),
    [words, at],
  )
}

const calling = { isOurs: false }

/** Makes a call of the editor itself, which goes out while the page that is tried may send nothing. */
export function byEditor<T>(call: () => Promise<T>): Promise<T> {
  calling.isOurs = true
  try {
    // A call reaches the line before it first waits.
    return call()
  } finally {
    calling.isOurs = false
  }
}

/** Whether the call that is being sent is one of the editor's. */
export const isByEditor = (): boolean => calling.isOurs
