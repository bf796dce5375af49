import Taro, { useDidShow, useShareAppMessage } from '@tarojs/taro'
import { useEffect } from 'react'
import type { HostCard, ShareFrom, ShareMessage } from '../../shared/host'

/** The card of the last share that an action began on a page: hosts ask the page for it afterwards. */
const offered = new WeakMap<object, HostCard>()

const shownPage = (): object => Taro.getCurrentInstance().page ?? Taro

/** Keeps the card the page on screen offers; the host asks for it when the user shares. */
export function offer(card: HostCard): void {
  offered.set(shownPage(), card)
}

/** What the host is told: of an action its card, of the menu the page's. Nothing: the host's own. */
export function answer(from: ShareFrom, page: HostCard | undefined): ShareMessage | undefined {
  const card = from === 'menu' ? page : (offered.get(shownPage()) ?? page)
  if (!card) return undefined
  const { title, path, image } = card
  return image === '' ? { title, path } : { title, path, imageUrl: image }
}

/** Outside a page the hosts refuse, and Alipay's older clients cannot take a hidden entry back. */
const quiet = () => {}

function showEntry(shown: boolean): void {
  const change: ((options: object) => unknown) | undefined = shown
    ? Taro.showShareMenu
    : Taro.hideShareMenu
  Promise.resolve(change?.({})).catch(quiet)
}

/**
 * The card of this page for the host's menu, whose entry is there while the page has one. Undefined while
 * nobody knows yet, null when the page is not shared. A hook.
 */
export function useShareCard(card: (() => HostCard) | null | undefined): void {
  const shown = card === undefined ? undefined : card !== null
  useShareAppMessage(({ from }) => answer((from as ShareFrom) ?? 'menu', card?.()) ?? {})
  const apply = () => {
    if (shown !== undefined) showEntry(shown)
  }
  useEffect(apply, [shown])
  useDidShow(apply)
}
