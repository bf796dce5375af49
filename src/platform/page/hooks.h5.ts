import Taro, { getCurrentInstance, useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { PageLayers } from '../../shared/host-port'
import { layers } from './layer-history'

/** How far a finger has to pull, and how far the spinner comes down, px. */
const ENOUGH = 72
const FURTHEST = 120

/**
 * Pull to refresh for a page in a browser: a spinner comes down over the page, which itself stays where it
 * is, and goes when the promise settles.
 */
export function usePullRefresh(callback: () => Promise<unknown>): void {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const id = getCurrentInstance().page?.path
    const page = id === undefined ? null : document.getElementById(id)
    return page ? listen(page, () => latest.current()) : undefined
  }, [])
}

function listen(page: HTMLElement, refresh: () => Promise<unknown>): () => void {
  const spinner = document.createElement('div')
  spinner.className = 'tp-pull'
  spinner.setAttribute('aria-hidden', 'true')
  let start: number | undefined
  let pulled = 0
  let busy = false

  const place = (distance: number) => {
    spinner.style.transform = `translateY(${distance}px) rotate(${distance * 3}deg)`
  }
  const away = () => {
    busy = false
    spinner.remove()
    spinner.classList.remove('tp-pull--busy')
  }
  const onStart = (event: TouchEvent) => {
    const one = event.touches.length === 1 && page.scrollTop <= 0 && !busy
    start = one ? event.touches[0]?.clientY : undefined
    pulled = 0
  }
  const onMove = (event: TouchEvent) => {
    if (start === undefined) return
    // A list inside the page, or the page itself, took the finger.
    if (page.scrollTop > 0) start = undefined
    pulled = Math.max(0, (event.touches[0]?.clientY ?? 0) - (start ?? Number.POSITIVE_INFINITY))
    // Before the page: a page that stands is hidden by what comes after it.
    if (pulled > 0 && !spinner.isConnected) page.before(spinner)
    place(Math.min(pulled / 2, FURTHEST))
  }
  const onEnd = () => {
    if (start === undefined || busy) return
    start = undefined
    if (pulled / 2 < ENOUGH) return away()
    busy = true
    spinner.classList.add('tp-pull--busy')
    place(ENOUGH)
    refresh()
      .catch(() => {})
      .then(away)
  }

  page.addEventListener('touchstart', onStart, { passive: true })
  page.addEventListener('touchmove', onMove, { passive: true })
  page.addEventListener('touchend', onEnd)
  page.addEventListener('touchcancel', onEnd)
  return () => {
    away()
    page.removeEventListener('touchstart', onStart)
    page.removeEventListener('touchmove', onMove)
    page.removeEventListener('touchend', onEnd)
    page.removeEventListener('touchcancel', onEnd)
  }
}

const front = () => Taro.getCurrentPages().slice(-1)[0]?.path

/** What lies over this page goes by the browser's way back, with the page, and when another one is opened. */
export function useLayers(): PageLayers {
  const [owner] = useState<{ path?: string }>({})
  // Within this call, and only then, the page in front is certainly this one.
  useDidShow(() => {
    owner.path = getCurrentInstance().page?.path
  })
  // Another tab of the browser leaves no page.
  useDidHide(() => {
    if (document.visibilityState !== 'hidden') layers.leave(owner)
  })
  useEffect(() => () => layers.leave(owner), [owner])
  const [port] = useState<PageLayers>(() => ({
    lay: (layer) => layers.lay(layer, owner),
    back: () => layers.back(owner),
    leave: () => layers.leave(owner),
    isLeft: () => owner.path !== undefined && front() !== owner.path,
  }))
  return port
}

/** Browsers watch by themselves (src/ui/slice/slice.h5.tsx). */
export const useNearWatch = () => undefined
