import Taro, { useDidHide, useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { NearListener, WatchNear } from '../../shared/host'
import type { Layer, PageLayers } from '../../shared/host-port'

/** The page was pulled down; the host's spinner stays until the promise settles. */
export function usePullRefresh(callback: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    callback()
      .catch(() => {})
      .then(() => Taro.stopPullDownRefresh())
  })
}

interface Pile extends PageLayers {
  shown(): void
}

function newPile(): Pile {
  const open = new Set<Layer>()
  let own: unknown
  return {
    lay(layer) {
      open.add(layer)
      return () => void open.delete(layer)
    },
    back() {
      const top = [...open].pop()
      top?.back()
      return top !== undefined
    },
    leave() {
      const all = [...open]
      open.clear()
      for (const layer of all) layer.leave()
    },
    // Between two pages, and behind another app, none is in front.
    isLeft: () => own !== undefined && (Taro.getCurrentInstance().page ?? own) !== own,
    shown() {
      // Within this call, and only then, the page in front is certainly this one.
      own = Taro.getCurrentInstance().page ?? undefined
    },
  }
}

function createLayers(): () => PageLayers {
  const piles = new Set<Pile>()
  return function useLayers() {
    const [pile] = useState(newPile)
    useDidShow(() => {
      pile.shown()
      for (const other of piles) if (other !== pile) other.leave()
    })
    useEffect(() => {
      piles.add(pile)
      return () => {
        piles.delete(pile)
        pile.leave()
      }
    }, [pile])
    return pile
  }
}

/**
 * What lies over this page goes when another page comes to the front, and with the page itself. Behind
 * another app it stays. Hosts tell nobody of the back gesture: it leaves the page (decision 0026).
 */
export const useLayers: () => PageLayers = createLayers()

/** Above and below the screen, px: far enough for a finger, near enough for a page of few elements. */
const MARGIN = 300
/**
 * Shares of a part at which the host speaks up. One that lies on the edge touches it with a share of nothing,
 * and is far: coming in it would cross no other edge than the second.
 */
const EDGES = [0, 0.01]
/** How long the host may take to say what is near, once the page can be seen, ms. */
const PATIENCE = 3000
/** Between parts that are drawn without the host's word: long enough for a tap to get through, ms. */
const PAUSE = 60

/**
 * Watches the parts of one page while it can be seen, and anew each time it comes to the front: what was
 * drawn behind another page was never near to the host. Undefined on a host that cannot watch.
 */
export function useNearWatch(above = MARGIN): WatchNear | undefined {
  const [watch] = useState(() => watchPage(above))
  // Within this call, and only then, the page in front is certainly the one this component stands on.
  useDidShow(() => watch.show(Taro.getCurrentInstance().page as object))
  useDidHide(watch.hide)
  return typeof Taro.createIntersectionObserver === 'function' ? watch.add : undefined
}

type Place = { readonly top: number; readonly bottom: number; readonly height: number } | null

function watchPage(above: number) {
  const listeners = new Map<string, NearListener>()
  const stops = new Map<string, () => void>()
  /** Of which the host has said nothing since the page was shown. */
  const silent = new Set<string>()
  /** Drawn for want of a word. */
  const guessed = new Set<string>()
  /** While it can be seen. */
  let page: object | undefined
  /** The host has told of some part: it can be trusted to tell of those that come near later. */
  let isTrusted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function observe(owner: object, id: string): void {
    const observer = Taro.createIntersectionObserver(owner, { thresholds: EDGES })
    stops.get(id)?.()
    stops.set(id, () => observer.disconnect())
    observer
      .relativeToViewport({ top: above, bottom: MARGIN })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        const { width = 0, height = 0 } = boundingClientRect ?? {}
        // Under another page it is not displayed and has no size: it keeps what it shows.
        if (width === 0) return
        silent.delete(id)
        isTrusted = true
        listeners.get(id)?.(intersectionRatio > 0, height)
        // Late: what was drawn for want of a word goes again where it is far.
        measure(guessed)
      })
  }

  function begin(ids: Iterable<string>): void {
    const owner = page
    const all = [...ids]
    for (const id of all) silent.add(id)
    if (!owner) return
    // The elements reach the view with the next call.
    Taro.nextTick(() => {
      if (page === owner) for (const id of all) if (listeners.has(id)) observe(owner, id)
    })
    clearTimeout(timer)
    timer = setTimeout(lookAfter, PATIENCE)
  }

  /** Hosts say nothing of what is far, so a silent part may be far or forgotten. */
  function lookAfter(): void {
    const next = [...silent].find((id) => !guessed.has(id))
    if (isTrusted) measure(silent)
    if (isTrusted || next === undefined) return
    guessed.add(next)
    listeners.get(next)?.(true, 0)
    timer = setTimeout(lookAfter, PAUSE)
  }

  /** Tells of these by where they are; of those that cannot be found that they are near. */
  function measure(parts: Set<string>): void {
    const owner = page
    const ids = [...parts]
    parts.clear()
    if (ids.length === 0 || !owner) return
    const query = Taro.createSelectorQuery()
    for (const id of ids) query.select(`#${id}`).boundingClientRect()
    query.exec((places: readonly Place[]) => {
      if (page !== owner) return
      const end = Taro.getSystemInfoSync().windowHeight + MARGIN
      ids.forEach((id, at) => {
        const place = places[at]
        const isNear = !place || (place.bottom > -above && place.top < end)
        listeners.get(id)?.(isNear, place?.height ?? 0)
      })
    })
  }

  const add: WatchNear = (id, listener) => {
    listeners.set(id, listener)
    begin([id])
    return () => {
      stops.get(id)?.()
      for (const all of [listeners, stops, silent, guessed]) all.delete(id)
    }
  }
  return {
    add,
    show(owner: object) {
      page = owner
      begin(listeners.keys())
    },
    hide() {
      page = undefined
      clearTimeout(timer)
    },
  }
}
