import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { LOCALES, type Locale } from '../shared/l10n'
import type { Persistence } from './persistence'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const settings = v.object({
  locale: v.optional(v.picklist(LOCALES)),
  theme: v.optional(v.picklist(THEMES), 'system'),
  fontScale: v.optional(v.picklist([1, 1.1, 1.2, 1.4]), 1),
  hideAmounts: v.optional(v.boolean(), false),
})

export interface SettingsStoreDeps {
  readonly persistence: Persistence
  /** The host's language, used until the user chooses one (point 18). */
  readonly hostLocale: Locale
  readonly systemIsDark: boolean
}

/** Language, theme, text size and discretion of this device. They outlive a logout. */
export class SettingsStore {
  chosenLocale: Locale | undefined = undefined
  theme: Theme = 'system'
  fontScale = 1
  /** Somebody may be looking over the shoulder: the wallet shows dots for amounts. */
  hideAmounts = false
  systemIsDark: boolean

  constructor(private readonly deps: SettingsStoreDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false })
    this.systemIsDark = deps.systemIsDark
    const stored = v.safeParse(settings, deps.persistence.read('settings') ?? {})
    if (!stored.success) return
    this.chosenLocale = stored.output.locale
    this.theme = stored.output.theme
    this.fontScale = stored.output.fontScale
    this.hideAmounts = stored.output.hideAmounts
  }

  get locale(): Locale {
    return this.chosenLocale ?? this.deps.hostLocale
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.systemIsDark : this.theme === 'dark'
  }

  setLocale(locale: Locale): void {
    this.chosenLocale = locale
    this.store()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    this.store()
  }

  setFontScale(scale: number): void {
    this.fontScale = scale
    this.store()
  }

  toggleAmounts(): void {
    this.hideAmounts = !this.hideAmounts
    this.store()
  }

  setSystemIsDark(dark: boolean): void {
    this.systemIsDark = dark
  }

  private store(): void {
    const { chosenLocale: locale, theme, fontScale, hideAmounts } = this
    this.deps.persistence.tryWrite('settings', { locale, theme, fontScale, hideAmounts })
  }
}
