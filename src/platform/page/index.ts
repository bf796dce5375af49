import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { decode, OWN_PARAMETERS } from '../navigation/stack'

export { useLayers, useNearWatch, usePullRefresh } from './hooks'

/** Query parameters of this page, decoded once. */
export function usePageQuery(): Readonly<Record<string, string>> {
  const { params } = useRouter()
  return useMemo(() => {
    const query: Record<string, string> = {}
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined && !OWN_PARAMETERS.includes(name)) query[name] = decode(value)
    }
    return query
  }, [params])
}

/** Calls back each time the page comes to the front, the first time included. */
export function usePageShow(callback: () => void): void {
  useDidShow(callback)
}

/** Calls back each time another page, or another app, comes in front of this one. */
export function usePageHide(callback: () => void): void {
  useDidHide(callback)
}
