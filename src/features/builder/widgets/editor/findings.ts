import { computed, observable, reaction, runInAction } from 'mobx'
import { useEffect, useRef } from 'react'
import type { Platform, Registry } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { findRoute } from '../../../../routing/derive'
import { isObject } from '../../../../shared/json'
import { newRequestId } from '../../../../shared/transport'
import { useWords, type WordOf } from '../../parts/catalogue'
import { AS_ME, problemsOf, type SeenAs } from '../../parts/reading'
import type { Raw } from '../../rules/document'
import type { Check, openCheck } from './checking'
import type { Editing } from './editing'

/** What is wrong with a page, and where. */
export interface Finding {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  /** What of it, in no language; empty where the rule says all. */
  readonly about: string
  /** The widget it is about; absent for the page itself. */
  readonly id?: string
  /** The field of it: `config.bind`. */
  readonly inner: string
}

/** How many of each. */
export function tally(found: readonly Finding[]) {
  const errors = found.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: found.length - errors }
}

/** Whether a field is another one, or inside it. */
export const isIn = (inner: string, path: string): boolean =>
  inner === path || inner.startsWith(`${path}.`)

type Aim = Pick<Finding, 'id' | 'inner'>

/** What is said about a publication: a note, why it goes out although something is wrong, and its times as typed. */
export interface Said {
  readonly note: string
  readonly reason: string
  readonly when: 'now' | 'at'
  readonly time: string
  readonly until: string
}

/** ms after the last change until the page is looked at. */
const PAUSE = 300

/** What the rules find of the page that is edited. Without them, what keeps widgets from being drawn. */
export class Findings {
  check: Check | undefined = undefined
  /** Looks at the page as it is now: a save tells what is wrong with it. */
  look = async (): Promise<void> => {}
  /** Of a publication that somebody else was faster than: the next begins with it. */
  said: Said | undefined = undefined
  /** Whole objects: what is in them is not watched. */
  private readonly held = observable.map<string, unknown>({}, { deep: false })
  private seen: { readonly page: Raw; readonly found: readonly Finding[] } | undefined = undefined

  /** What was found when the page last rested. */
  get latest(): readonly Finding[] {
    return (this.held.get('latest') ?? []) as readonly Finding[]
  }
  private readonly severities = computed(() => {
    const found = new Map<string, Finding['severity']>()
    for (const { id, severity } of this.latest)
      if (id !== undefined && found.get(id) !== 'error') found.set(id, severity)
    return found
  })
  /** The worst that was found of each widget. */
  get worst(): ReadonlyMap<string, Finding['severity']> {
    return this.severities.get()
  }
  /** The field that somebody wants to see. */
  get aim(): Aim | undefined {
    return this.held.get('aim') as Aim | undefined
  }
  /** Whose eyes it is looked at with. */
  get seenAs(): SeenAs {
    return (this.held.get('seenAs') ?? AS_ME) as SeenAs
  }
  put(
    name: 'latest' | 'aim' | 'seenAs',
    value: readonly Finding[] | Aim | SeenAs | undefined,
  ): void {
    runInAction(() => this.held.set(name, value))
  }

  /** All that is wrong with a page as it is now. */
  of(page: Raw, registry: Registry, url: string, platform: Platform): readonly Finding[] {
    if (this.check) {
      if (this.seen?.page !== page) this.seen = { page, found: this.check.run(page) }
      return this.seen.found
    }
    return problemsOf(page, registry, url, platform).map(({ id, rule }) => ({
      id,
      rule,
      severity: 'error',
      about: '',
      inner: rule === 'misfit' ? '' : 'config.type',
    }))
  }

  /**
   * What is sent of a page, with how much the rules have found in this very page. What goes again goes as it is:
   * the server knows by the id what it has taken.
   */
  wishOf(definition: Raw) {
    const found = this.seen?.page === definition ? this.seen.found : undefined
    return { definition, problems: found && tally(found), requestId: newRequestId() }
  }

  /** Of one field, or of what is inside it. */
  at(id: string, path: string): readonly Finding[] {
    return this.latest.filter((each) => each.id === id && isIn(each.inner, path))
  }

  forget(): void {
    this.seen = undefined
  }
}

/**
 * Brings the field that somebody wants to see in front of them, once: scrolls there, and gives it the keyboard.
 *
 * @param idOf names the element of a field; undefined while it is not there yet.
 * @returns what of this widget, or of the page, is wanted.
 */
export function useAimed(
  findings: Findings,
  id: string | undefined,
  idOf: (inner: string) => string | undefined,
): string | undefined {
  const { host } = useServices()
  const { aim } = findings
  const own = aim?.id === id ? aim : undefined
  const seen = useRef<Aim>()
  useEffect(() => {
    const element = own && own !== seen.current ? idOf(own.inner) : undefined
    if (element === undefined) return
    seen.current = own
    host.reveal(element)
  })
  useEffect(
    () => () => {
      // Whoever comes back later is not led there again.
      if (findings.aim === seen.current) findings.put('aim', undefined)
    },
    [findings],
  )
  return own?.inner
}

/** The rest of a path inside a field; undefined when it is of another one. */
export const inside = (inner: string | undefined, path: string): string | undefined =>
  inner !== undefined && isIn(inner, path) ? inner.slice(path.length + 1) : undefined

/** What a finding is called. */
export function useTitles(): (finding: Finding) => string {
  const say = useWords('rule')
  return ({ rule }) => say(rule as WordOf<'rule'>)
}

/** What puts a finding right, as a notice offers it; nothing where that is not plain. */
export function useMends(editing: Editing) {
  const { host } = useServices()
  const say = useWords('mend')
  return (finding: Finding) => {
    const { page, findings } = editing
    const mend = findings.check?.mendOf(page, finding)
    if (!mend) return undefined
    const onAction = () => {
      const ops = findings.check?.mend(editing.page, finding) ?? []
      editing.run(ops)
      if (ops.length === 0) host.toast(say('none'))
    }
    return { actionText: say(mend), onAction }
  }
}

/** Why a publication is asked for once more: everybody meets the page, or others may see it than before. */
function careFor(url: string, before: unknown, after: Raw): 'tab' | 'gate' | undefined {
  if (findRoute(url)?.tab !== undefined) return 'tab'
  const gates = (page: unknown) => JSON.stringify((isObject(page) && page.security) || {})
  return before !== undefined && gates(before) !== gates(after) ? 'gate' : undefined
}

/** Asks once more before something goes out that everybody meets, or that others may see than before. */
export function useCare({ url }: Editing, onAir: unknown): (page: Raw) => Promise<boolean> {
  const { ask } = usePage()
  const t = useTranslate()
  const say = useWords('care')
  return async (page) => {
    const why = careFor(url, onAir, page)
    const title = why && say(why)
    if (!title) return true
    return ask({
      title,
      text: say('sure'),
      ok: t('builder.publish'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
  }
}

/**
 * Looks at the page whenever it has rested for a moment.
 *
 * @param load brings the rules.
 */
export function useFindings(editing: Editing, load: () => Promise<typeof openCheck>): void {
  const { registry } = usePage()
  const { host, callNames } = useServices()
  useEffect(() => {
    if (!registry) return
    const { findings, url } = editing
    let timer: ReturnType<typeof setTimeout> | undefined
    let looking: Promise<void> | undefined
    async function look(): Promise<void> {
      try {
        findings.check ??= await (await load())(registry as Registry, callNames, url)
        while (await findings.check.learn(editing.page)) findings.forget()
      } catch {
        // Without a network the next change tries again.
      }
      const found = findings.of(editing.page, registry as Registry, url, host.platform)
      // What is as it was needs not be drawn again.
      if (JSON.stringify(found) !== JSON.stringify(findings.latest)) findings.put('latest', found)
    }
    // One at a time: what changes meanwhile is seen by the one that is under way.
    findings.look = () => {
      looking ??= look().finally(() => {
        looking = undefined
      })
      return looking
    }
    const stop = reaction(
      () => editing.page,
      () => {
        clearTimeout(timer)
        timer = setTimeout(findings.look, PAUSE)
      },
      { fireImmediately: true },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editing, load, registry, callNames, host.platform])
}
