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
  lessMotion: v.optional(v.boolean()),
})

export interface SettingsStoreDeps {
  readonly persistence: Persistence
  /** The host's language, used until the user chooses one (point 18). */
  readonly hostLocale: Locale
  readonly systemIsDark: boolean
  /** Less motion was asked of the system; hosts that do not tell leave it out. */
  readonly systemIsStill?: boolean
}

/** Language, theme, text size, motion and discretion of this device. They outlive a logout. */
export class SettingsStore {
  chosenLocale: Locale | undefined = undefined
  theme: Theme = 'system'
  fontScale = 1
  /** Somebody may be looking over the shoulder: the wallet shows dots for amounts. */
  hideAmounts = false
  systemIsDark: boolean
  private chosenMotion: boolean | undefined = undefined
  private systemIsStill: boolean
  /** The theme of the brand, or the colour, that the server has it wear; empty for the brand's own colours. */
  wears = ''

  constructor(private readonly deps: SettingsStoreDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false })
    this.systemIsDark = deps.systemIsDark
    this.systemIsStill = deps.systemIsStill ?? false
    const stored = v.safeParse(settings, deps.persistence.read('settings') ?? {})
    if (!stored.success) return
    this.chosenLocale = stored.output.locale
    this.theme = stored.output.theme
    this.fontScale = stored.output.fontScale
    this.hideAmounts = stored.output.hideAmounts
    this.chosenMotion = stored.output.lessMotion
  }

  get locale(): Locale {
    return this.chosenLocale ?? this.deps.hostLocale
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.systemIsDark : this.theme === 'dark'
  }

  /** Nothing moves that need not: as chosen here, and as the system has it until then. */
  get lessMotion(): boolean {
    return this.chosenMotion ?? this.systemIsStill
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

  setLessMotion(less: boolean): void {
    this.chosenMotion = less
    this.store()
  }

  toggleAmounts(): void {
    this.hideAmounts = !this.hideAmounts
    this.store()
  }

  wear(theme: string): void {
    this.wears = theme
  }

  setSystemIsDark(dark: boolean): void {
    this.systemIsDark = dark
  }

  setSystemIsStill(still: boolean): void {
    this.systemIsStill = still
  }

  private store(): void {
    const { chosenLocale: locale, theme, fontScale, hideAmounts, chosenMotion: lessMotion } = this
    const kept = { locale, theme, fontScale, hideAmounts, lessMotion }
    this.deps.persistence.tryWrite('settings', kept)
  }
}
