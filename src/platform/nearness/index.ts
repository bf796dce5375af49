import Taro from '@tarojs/taro'
import { useState } from 'react'
import type { NearListener, WatchNear } from '../../shared/host'
import { usePageHide, usePageShow } from '../page'

/** Above and below the screen, px: far enough for a finger, near enough for a page of few elements. */
const MARGIN = 300
/** How long the host may take to say what is near, once the page can be seen, ms. */
const PATIENCE = 3000
/** Between parts that are drawn without the host's word: long enough for a tap to get through, ms. */
const PAUSE = 60

interface Part {
  readonly listener: NearListener
  /** The host said something of it since the page was shown. */
  heard: boolean
  stop(): void
}

/**
 * Watches the parts of one page while it can be seen, and anew each time it comes to the front: what was
 * drawn behind another page was never near to the host. Undefined on a host that cannot watch.
 */
export function useNearWatch(): WatchNear | undefined {
  const [watch] = useState(() => new PageWatch())
  // Within this call, and only then, the page in front is certainly the one this component stands on.
  usePageShow(() => watch.show(Taro.getCurrentInstance().page as object))
  usePageHide(() => watch.hide())
  return typeof Taro.createIntersectionObserver === 'function' ? watch.add : undefined
}

class PageWatch {
  private readonly parts = new Map<string, Part>()
  /** While the page can be seen. */
  private page: object | undefined
  /** The host has told of some part: it can be trusted to tell of those that come near later. */
  private trusted = false
  /** Drawn for want of a word. */
  private guessed: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly add: WatchNear = (id, listener) => {
    this.parts.set(id, { listener, heard: false, stop() {} })
    this.observe([id])
    return () => {
      this.parts.get(id)?.stop()
      this.parts.delete(id)
    }
  }

  show(page: object): void {
    this.page = page
    this.observe([...this.parts.keys()])
  }

  hide(): void {
    this.page = undefined
    clearTimeout(this.timer)
  }

  private observe(ids: readonly string[]): void {
    const { page } = this
    if (!page) return
    // The elements reach the view with the next call.
    Taro.nextTick(() => {
      if (this.page === page) for (const id of ids) this.observeOne(page, id)
    })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.lookAfter(this.silent()), PATIENCE)
  }

  private observeOne(page: object, id: string): void {
    const part = this.parts.get(id)
    if (!part) return
    part.stop()
    part.heard = false
    const observer = Taro.createIntersectionObserver(page, { thresholds: [0] })
    part.stop = () => observer.disconnect()
    observer
      .relativeToViewport({ top: MARGIN, bottom: MARGIN })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        const { width = 0, height = 0 } = boundingClientRect ?? {}
        // Under another page it is not displayed and has no size: it keeps what it shows.
        if (width === 0) return
        part.heard = true
        part.listener(intersectionRatio > 0, height)
        this.trusted = true
        // Late: what was drawn for want of a word goes again where it is far.
        this.measure(this.guessed.splice(0))
      })
  }

  private silent(): string[] {
    return [...this.parts].filter(([, { heard }]) => !heard).map(([id]) => id)
  }

  /** Hosts say nothing of what is far, so a silent part may be far or forgotten. */
  private lookAfter(ids: readonly string[]): void {
    const [first, ...rest] = ids
    if (this.trusted) this.measure(ids)
    if (this.trusted || first === undefined) return
    this.guessed.push(first)
    this.parts.get(first)?.listener(true, 0)
    this.timer = setTimeout(() => this.lookAfter(rest), PAUSE)
  }

  private measure(ids: readonly string[]): void {
    const { page } = this
    if (ids.length === 0 || !page) return
    const query = Taro.createSelectorQuery()
    for (const id of ids) query.select(`#${id}`).boundingClientRect()
    query.exec((rects: readonly ({ top: number; bottom: number; height: number } | null)[]) => {
      if (this.page !== page) return
      const end = Taro.getSystemInfoSync().windowHeight + MARGIN
      ids.forEach((id, at) => {
        const rect = rects[at]
        const near = !rect || (rect.bottom > -MARGIN && rect.top < end)
        this.parts.get(id)?.listener(near, rect?.height ?? 0)
      })
    })
  }
}
