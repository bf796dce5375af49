import Taro, { useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { useEffect, useState } from 'react'
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
